import type { RequestEvent } from '@sveltejs/kit';

/**
 * Pages for whoever runs no scripts: the same pages, without what only scripts and their styles need. A browser tells by
 * a style sheet that it asks for nowhere else than within `<noscript>`; text browsers ask for none, and are known by
 * their name.
 */

type Asked = Pick<RequestEvent, 'cookies' | 'request' | 'url'>;

/** Also read by `static/scripts.js`, which takes it back where scripts run after all. */
const noScriptsCookie = 'scripts';

const textBrowsers = /^(lynx|w3m|e?links|curl|wget)\b/i;

function isTextBrowser(request: Request): boolean {
  return textBrowsers.test(request.headers.get('user-agent') ?? '');
}

export function isPlain({ cookies, request, url }: Asked): boolean {
  return asksForPlain(url) || cookies.get(noScriptsCookie) === 'off' || isTextBrowser(request);
}

/** A page that is of no use without scripts leads there at once, in browsers that run none. */
export function asksForPlain({ searchParams }: URL): boolean {
  return searchParams.has('plain');
}

/** Notes that the browser runs no scripts, until it is closed or runs one. */
export function rememberNoScripts({ cookies }: Pick<Asked, 'cookies'>, secure: boolean): void {
  cookies.set(noScriptsCookie, 'off', { path: '/', httpOnly: false, sameSite: 'lax', secure });
}

type Change = readonly [
  pattern: RegExp,
  replacement: string | ((found: string, ...groups: string[]) => string),
];

/** What a tag says beside its name; a value may hold a `>`. */
const said = '(?:"[^"]*"|[^">])*';

/** A page for scripts has these in plenty: themselves, what they fetch, marks where they take hold. */
const withoutScripts: readonly Change[] = [
  [/<script(?![^>]*ld\+json)[\s\S]*?<\/script>/g, ''],
  [/<link[^>]*rel="(?:later|manifest)"[^>]*>/g, ''],
  [/<noscript><link[^>]*><\/noscript>/g, ''],
  [new RegExp(`<button ${said}class="[^"]*\\bwith-scripts\\b[^"]*"${said}>[\\s\\S]*?</button>`, 'g'), ''],
  [/<!--[\s\S]*?-->/g, ''],
  [/<\/head>/, '<script src="/scripts.js"></script></head>'],
];

/** Where a page brings the plain sheet, others and what they need. */
const withoutSheets: readonly Change[] = [
  [/<style[^>]*>[\s\S]*?<\/style>/g, ''],
  [/<link[^>]*rel="(?:stylesheet"(?! data-plain)|preload")[^>]*>/g, ''],
  [/(?<=class="[^"]*) ?\bs-[0-9a-z]{4}(?=[ "])/g, ''],
  [/ class=""/g, ''],
];

/** What text browsers show twice, or not as it is meant. */
const asText: readonly Change[] = [
  // The list counts by itself; what a button says besides is for a choice that styles show.
  [/<span class="(?:rank|open)\b[^"]*">[^<]*<\/span>/g, ''],
  [/<link[^>]*rel="(?:alternate|canonical|preload)"[^>]*>/g, ''],
  [new RegExp(`<svg(${said})>[\\s\\S]*?</svg>`, 'g'), (_, about = '') => attribute(about, 'aria-label')],
  [new RegExp(`<(span|p|i)${said}aria-hidden="true"${said}>[^<]*</\\1>`, 'g'), ''],
  [
    new RegExp(`<button(${said})>([\\s\\S]*?)</button>`, 'g'),
    (_, about = '', label = '') => button(about, label),
  ],
  // Each in a line of its own: what a group is called, and what is said in more than a word.
  [/<\/(?:legend|fieldset)>/g, '$&<br>'],
  [/<label(?:(?!<\/label>)[\s\S])*?<\/span>(?:(?!<\/label>)[\s\S])*?<\/span>[\s\S]*?<\/label>/g, '$&<br>'],
  [/(<\/(?:a|label|li|form|small|span)>|<input[^>]*>)(?=<)/g, '$1 '],
];

function attribute(attributes: string, name: string): string {
  return new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';
}

/** Lynx shows a button's value beside its label, and buttons without a use: it is given inputs, whose names hold the value. */
function button(attributes: string, content: string): string {
  if (attribute(attributes, 'type') === 'button') return '';
  const label =
    content
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim() || attribute(attributes, 'aria-label');
  const name = attribute(attributes, 'name');
  const named = name ? ` name="press:${name}:${attribute(attributes, 'value')}"` : '';
  const others = attributes.replace(/\s(?:type|name|value|class)="[^"]*"/g, '');
  return `<input type="submit"${named} value="${label.replaceAll('"', '&quot;')}"${others}>`;
}

/** The name of a button that holds its value, too. */
const pressed = /^press:(\w+):(.*)$/;

/** The form as its buttons were meant before `plainHtml` made them inputs. */
export function withButtons(form: FormData): FormData {
  for (const key of [...form.keys()]) {
    const [, name, value] = pressed.exec(key) ?? [];
    if (name !== undefined && value !== undefined) form.set(name, value);
  }
  return form;
}

/** A page for whoever asked, without what nobody uses who runs no scripts. */
export function plainHtml(html: string, { request }: Pick<Asked, 'request'>): string {
  const changes = [
    ...withoutScripts,
    ...(html.includes('data-plain') ? withoutSheets : []),
    ...(isTextBrowser(request) ? asText : []),
  ];
  return changes
    .reduce((page, [pattern, replacement]) => page.replace(pattern, replacement as string), html)
    .replace(/\s+/g, ' ');
}
