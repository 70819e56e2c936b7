/** WML 1.3, as much of it as decks need: text, links, lines, and a timer. Everything that is shown passes through `plain`. */

declare const brand: unique symbol;
/** Text that is WML already. */
export type Markup = string & { readonly [brand]: 'Markup' };

export interface Card {
  readonly id: string;
  /** Cut to what a phone's first line holds. */
  readonly title: string;
  /** Below each other; null is no line. */
  readonly lines: readonly (Markup | null)[];
  /** Where the phone goes of itself after a while. */
  readonly refresh?: { readonly href: string; readonly seconds: number };
}

export const contentType = 'text/vnd.wap.wml; charset=utf-8';

/** How many characters of a title phones show. */
const longestTitle = 20;
/** Enough to tell who it is. */
const longestName = 10;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  // Begins a variable.
  $: '$$',
};

/** What the letters of old phones do not have, and what stands for it. */
const plainer: Readonly<Record<string, string>> = { '–': '-', '’': "'", '“': '"', '”': '"', '…': '...' };

/** Characters that XML has no way to say. */
const unspeakable = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** Text as it is read, for an element or an attribute; letters beyond ASCII by number, since not every phone reads UTF-8. */
export function plain(text: string): Markup {
  const sound = text.toWellFormed().replace(unspeakable, '\ufffd');
  return sound
    .replace(/[–’“”…]/g, (character) => plainer[character] ?? character)
    .replace(/[&<>"'$]/g, (character) => entities[character] ?? character)
    .replace(/[^\0-\x7f]/gu, (character) => `&#${character.codePointAt(0)};`) as Markup;
}

/** `key` is the one on a phone that follows the link. */
export function link(href: string, label: string, key?: number | string): Markup {
  const accesskey = key === undefined ? '' : ` accesskey="${key}"`;
  return `<a href="${plain(href)}"${accesskey}>${plain(label)}</a>` as Markup;
}

/** Beside each other, with a gap that every browser keeps. */
export function row(parts: readonly Markup[]): Markup {
  return parts.join(plain('\u00a0')) as Markup;
}

/** At most so many characters, with a point where some are missing. */
function cut(text: string, longest: number): string {
  const characters = [...text];
  return characters.length <= longest ? text : `${characters.slice(0, longest - 1).join('')}.`;
}

export function shortName(name: string): string {
  return cut(name, longestName);
}

/** A deck of one card. */
export function deck({ id, title, lines, refresh }: Card): string {
  const timer = refresh
    ? `<onevent type="ontimer"><go href="${plain(refresh.href)}"/></onevent><timer value="${refresh.seconds * 10}"/>`
    : '';
  const shown = lines.filter((line) => line !== null).join('<br/>');
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE wml PUBLIC "-//WAPFORUM//DTD WML 1.3//EN" "http://www.wapforum.org/DTD/wml13.dtd">
<wml><card id="${id}" title="${plain(cut(title, longestTitle))}">${timer}<p>${shown}</p></card></wml>
`;
}
