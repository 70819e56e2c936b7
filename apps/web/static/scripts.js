// On pages for whoever runs no scripts: where this runs, the whole page is asked for.
if (/\bscripts=off\b/.test(document.cookie)) {
  document.cookie = 'scripts=; Max-Age=0; Path=/; SameSite=Lax';
  location.replace(location.pathname + location.hash);
}
