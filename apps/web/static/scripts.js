// On pages for whoever runs no scripts: where this runs, the whole page is asked for.
if (/\bscripts=off\b/.test(document.cookie)) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not there over plain http, nor in browsers of two years ago.
  document.cookie = 'scripts=; Max-Age=0; Path=/; SameSite=Lax';
  location.replace(location.pathname + location.hash);
}
