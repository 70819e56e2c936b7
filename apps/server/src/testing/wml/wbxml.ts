import { parseWml, type WmlElement } from './parse-wml.ts';

/**
 * Decks as gateways send them to phones: WBXML 1.3 with the tokens of WML (WAP-192-WBXML; WAP-191-WML, section 14), each text
 * where it stands and none in a table of strings. Knows what our decks are made of, and throws on anything else.
 */

const tags: Readonly<Record<string, number>> = {
  a: 0x1c,
  p: 0x20,
  br: 0x26,
  card: 0x27,
  go: 0x2b,
  onevent: 0x33,
  timer: 0x3c,
  wml: 0x3f,
};
const hasContent = 0x40;
const hasAttributes = 0x80;

/** Attributes, some with how their value begins; the longest that fits is taken. */
const attributeStarts: readonly (readonly [start: string, token: number])[] = [
  ['title=', 0x36],
  ['type=', 0x37],
  ['type=ontimer', 0x3f],
  ['href=', 0x4a],
  ['href=http://', 0x4b],
  ['href=https://', 0x4c],
  ['value=', 0x4d],
  ['id=', 0x55],
  ['accesskey=', 0x5e],
];

const [version, publicId, utf8, noStrings] = [0x03, 0x0a, 0x6a, 0x00];
const end = 0x01;
const inlineString = 0x03;

function string(text: string): readonly number[] {
  return text === '' ? [] : [inlineString, ...Buffer.from(text, 'utf8'), 0];
}

function attribute(name: string, value: string): readonly number[] {
  const whole = `${name}=${value}`;
  const [start, token] = attributeStarts
    .filter(([each]) => whole.startsWith(each))
    .reduce((best, each) => (each[0].length > best[0].length ? each : best), ['', 0]);
  if (start === '') throw new Error(`expected an attribute of our decks, got ${name}`);
  return [token, ...string(whole.slice(start.length))];
}

function element({ name, attributes, children }: WmlElement): readonly number[] {
  const tag = tags[name];
  if (tag === undefined) throw new Error(`expected an element of our decks, got ${name}`);
  const flags = (children.length > 0 ? hasContent : 0) | (attributes.size > 0 ? hasAttributes : 0);
  return [
    tag | flags,
    ...[...attributes].flatMap(([key, value]) => attribute(key, value)),
    ...(attributes.size > 0 ? [end] : []),
    ...children.flatMap((child) => (typeof child === 'string' ? string(child) : element(child))),
    ...(children.length > 0 ? [end] : []),
  ];
}

/** A deck compiled. */
export function wbxmlOf(deck: string): Buffer {
  return Buffer.from([version, publicId, utf8, noStrings, ...element(parseWml(deck))]);
}
