import { isLanguage, type Language, loadCatalog, preferredLanguage } from '@open-yatzy/i18n';
import { isOwnOrigin, personCookie } from '@open-yatzy/protocol';
import type { Handle, HandleServerError } from '@sveltejs/kit/hooks';
import { homePath, pathLanguage } from '#lib/paths.ts';
import { paintedFirst } from '#lib/server/first-paint.ts';
import { formToken } from '#lib/server/form.ts';
import { asksForPlain, plainHtml, rememberNoScripts, isPlain as runsNoScripts } from '#lib/server/plain.ts';
import { services } from '#lib/server/services.ts';
import { isSecure, keepToken, remembered } from '#lib/server/session.ts';
import { parseTheme, themeCookie } from '#lib/theme.ts';

const languageCookie = 'lang';

/** Files that are the same for everyone: whoever asks for one tells us nothing, and is told nothing of themselves. */
const isForAll = (path: string) => /\.(pdf|png|txt|xml)$/.test(path);

const htmlType = 'text/html; charset=utf-8';

/** Beside those that the server sets on every answer. */
const securityHeaders = {
  'X-Frame-Options': 'DENY',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
};

/** Where nothing of the page may be trusted, as little of one as tells its reader what happened. */
async function foreignForm(lang: Language): Promise<Response> {
  const { errors } = await loadCatalog(lang);
  const page = `<!doctype html><html lang="${lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${errors.badRequestTitle}</title><h1>${errors.badRequestTitle}</h1>
<p>${errors.foreignForm} <a href="${homePath(lang)}">${errors.toHome}</a></p>`;
  return new Response(page, {
    status: 403,
    headers: { 'content-type': htmlType, 'cache-control': 'no-store', ...securityHeaders },
  });
}

export const handle: Handle = async ({ event, resolve }) => {
  const { cookies, request, url } = event;
  const changes = request.method !== 'GET' && request.method !== 'HEAD';
  const said = (name: string) => request.headers.get(name);
  const chosen = cookies.get(languageCookie);
  const ofPath = pathLanguage(url.pathname);
  const lang =
    ofPath ?? (isLanguage(chosen) ? chosen : preferredLanguage(request.headers.get('accept-language')));
  if (changes && !isOwnOrigin({ origin: said('origin'), site: said('sec-fetch-site'), host: said('host') }))
    return foreignForm(lang);

  // A browser that takes anything gets a page for its form; data is for scripts, which ask for it by name.
  if (changes && !said('accept')?.includes('application/json')) request.headers.set('accept', 'text/html');

  const secure = isSecure(request.headers);
  const isPage = !isForAll(url.pathname);
  if (isPage && ofPath && ofPath !== chosen)
    cookies.set(languageCookie, ofPath, { path: '/', sameSite: 'lax', secure, maxAge: remembered });

  const person = isPage ? await services().people.find(cookies.get(personCookie)) : null;
  const session = person ? cookies.get(personCookie) : undefined;
  // Whoever comes back within the longest time that a browser keeps a cookie stays who they are.
  // A page that asks beside it may be answered late, when the browser is someone else already.
  const isVisit =
    said('accept')?.includes('text/html') && (said('sec-fetch-mode') ?? 'navigate') === 'navigate';
  if (session && !changes && isVisit) keepToken(session, event);
  const isPlain = runsNoScripts(event);
  if (asksForPlain(url)) rememberNoScripts(event, secure);
  Object.assign(event.locals, {
    lang,
    person,
    isPlain,
    formToken: isPage ? formToken(cookies, session, secure) : '',
  } satisfies App.Locals);

  const theme = parseTheme(cookies.get(themeCookie));
  const response = await resolve(event, {
    transformPageChunk: ({ html }) => {
      const page = paintedFirst(html.replace('%lang%', lang).replace('%theme%', theme));
      return isPlain ? plainHtml(page, event) : page;
    },
    preload: ({ type }) => type !== 'asset' && type !== 'font',
  });
  if (response.headers.get('content-type') === 'text/html') response.headers.set('content-type', htmlType);
  for (const [name, value] of Object.entries(securityHeaders)) response.headers.set(name, value);
  // A page holds its visitor's name and form token, so no proxy may keep it for another.
  if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'private, no-cache');
  return response;
};

/** People are told in their own words by the error page; the cause goes to the server's log. */
export const handleError: HandleServerError = ({ kind, error, event }) => {
  if (kind === 'unknown') console.error(error, event.request.method, event.url.pathname);
};
