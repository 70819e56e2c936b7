/** An element of a deck. */
export interface WmlElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  /** Elements, and text with its entities resolved. */
  readonly children: readonly (WmlElement | string)[];
}

const prolog =
  /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<!DOCTYPE wml PUBLIC "-\/\/WAPFORUM\/\/DTD WML 1\.3\/\/EN" "http:\/\/www\.wapforum\.org\/DTD\/wml13\.dtd">\n/;
const tag = /^<(\/?)([a-z][a-z0-9]*)((?: [a-z:-]+="[^"<]*")*)(\/?)>/;
const attribute = / ([a-z:-]+)="([^"<]*)"/g;
const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Text as it is meant; an ampersand that begins no entity is a fault. */
function resolved(text: string): string {
  return text.replace(/&([^;\s]*;)?/g, (all, entity: string | undefined) => {
    const name = entity?.slice(0, -1) ?? '';
    const code = /^#(\d+)$/.exec(name)?.[1];
    const character = code === undefined ? named[name] : String.fromCodePoint(Number(code));
    if (character === undefined) throw new Error(`expected an entity, got ${all}`);
    return character;
  });
}

function attributesOf(text: string): ReadonlyMap<string, string> {
  const pairs = [...text.matchAll(attribute)].map(
    ([, name = '', value = '']) => [name, resolved(value)] as const,
  );
  const attributes = new Map(pairs);
  if (attributes.size < pairs.length) throw new Error(`expected each attribute once, got${text}`);
  return attributes;
}

/** A deck as XML, read strictly. Throws on whatever is not well-formed. */
export function parseWml(deck: string): WmlElement {
  const start = prolog.exec(deck)?.[0];
  if (start === undefined) throw new Error(`expected the prolog of WML 1.3, got ${deck.slice(0, 80)}`);
  const open: { name: string; attributes: ReadonlyMap<string, string>; children: (WmlElement | string)[] }[] =
    [];
  const root: (WmlElement | string)[] = [];
  let rest = deck.slice(start.length).trimEnd();
  while (rest !== '') {
    const siblings = open.at(-1)?.children ?? root;
    const found = tag.exec(rest);
    if (!found) {
      const text = /^[^<]+/.exec(rest)?.[0];
      if (text === undefined || open.length === 0)
        throw new Error(`expected a tag, got ${rest.slice(0, 60)}`);
      siblings.push(resolved(text));
      rest = rest.slice(text.length);
      continue;
    }
    const [all, closing, name = '', attributes = '', empty] = found;
    rest = rest.slice(all.length);
    if (closing) {
      const last = open.pop();
      if (last?.name !== name) throw new Error(`expected </${last?.name}>, got ${all}`);
    } else {
      const element = { name, attributes: attributesOf(attributes), children: [] };
      siblings.push(element);
      if (!empty) open.push(element);
    }
  }
  const [only] = root;
  if (root.length !== 1 || typeof only !== 'object' || open.length > 0)
    throw new Error(`expected one element that is closed, got ${root.length} and ${open.length} open`);
  return only;
}

export function elementsOf(element: WmlElement): readonly WmlElement[] {
  return [
    element,
    ...element.children.flatMap((child) => (typeof child === 'string' ? [] : elementsOf(child))),
  ];
}

export function textOf(element: WmlElement): string {
  return element.children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('');
}
