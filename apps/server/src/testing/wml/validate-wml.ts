import { elementsOf, parseWml, type WmlElement } from './parse-wml.ts';

/** What may stand in an element, after the DTD of WML 1.3 (WAP-191-WML, section 15). */
interface Model {
  /** The names of its elements in order, each followed by a space. */
  readonly children: RegExp;
  readonly hasText: boolean;
  readonly attributes: Readonly<Record<string, RegExp>>;
  readonly required?: readonly string[];
}

const none = /^$/;
const flow = /^((a|anchor|b|big|br|em|i|img|small|strong|table|u|do) )*$/;
const anyText = /^/;
const address = /^[\w\-./?=&%]+$/;
const name = /^[A-Za-z_][\w.-]*$/;

/** The elements that our decks are made of; any other is a fault. */
const models: Readonly<Record<string, Model>> = {
  wml: { children: /^(head )?(template )?(card )+$/, hasText: false, attributes: { id: name } },
  card: {
    children: /^(onevent )*(timer )?((do|p|pre) )*$/,
    hasText: false,
    attributes: { id: name, title: anyText, newcontext: /^(true|false)$/ },
  },
  onevent: {
    children: /^(go|prev|noop|refresh) $/,
    hasText: false,
    attributes: { type: /^(ontimer|onenterforward|onenterbackward|onpick)$/ },
    required: ['type'],
  },
  go: {
    children: /^((postfield|setvar) )*$/,
    hasText: false,
    attributes: { href: address },
    required: ['href'],
  },
  timer: { children: none, hasText: false, attributes: { value: /^[1-9]\d*$/ }, required: ['value'] },
  p: {
    children: flow,
    hasText: true,
    attributes: { align: /^(left|right|center)$/, mode: /^(wrap|nowrap)$/ },
  },
  a: {
    children: /^((br|img) )*$/,
    hasText: true,
    attributes: { href: address, accesskey: /^[0-9*#]$/, title: anyText },
    required: ['href'],
  },
  br: { children: none, hasText: false, attributes: {} },
};

/** A dollar begins a variable unless it is doubled; we have none. */
function hasVariable(text: string): boolean {
  return text.replaceAll('$$', '').includes('$');
}

function faultsOf(element: WmlElement): readonly string[] {
  const model = models[element.name];
  if (!model) return [`<${element.name}> is not among the elements of our decks`];
  const names = element.children.map((child) => (typeof child === 'string' ? '' : `${child.name} `)).join('');
  const texts = element.children.filter((child) => typeof child === 'string');
  const attributes = [...element.attributes];
  return [
    ...(model.children.test(names) ? [] : [`<${element.name}> holds ${names}`]),
    ...(!model.hasText && texts.some((text) => text.trim() !== '') ? [`<${element.name}> holds text`] : []),
    ...attributes.flatMap(([key, value]) =>
      model.attributes[key]?.test(value) ? [] : [`<${element.name} ${key}="${value}">`],
    ),
    ...(model.required ?? [])
      .filter((key) => !element.attributes.has(key))
      .map((key) => `<${element.name}> without ${key}`),
    ...[...texts, ...attributes.map(([, value]) => value)]
      .filter(hasVariable)
      .map((text) => `a variable in ${text}`),
  ];
}

function twice(values: readonly (string | undefined)[]): readonly string[] {
  const present = values.filter((value) => value !== undefined);
  return present.filter((value, index) => present.indexOf(value) < index);
}

/** All that is wrong with a deck as WML 1.3, and by what phones can show; empty where nothing is. */
export function wmlFaults(deck: string): readonly string[] {
  let root: WmlElement;
  try {
    root = parseWml(deck);
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
  const elements = elementsOf(root);
  const cards = elements.filter(({ name: each }) => each === 'card');
  const idsTwice = twice(elements.map(({ attributes }) => attributes.get('id')));
  const keysTwice = cards.flatMap((card) =>
    twice(elementsOf(card).map(({ attributes }) => attributes.get('accesskey'))),
  );
  const long = cards.flatMap(({ attributes }) =>
    [attributes.get('id'), attributes.get('title')].filter(
      (text) => text === undefined || [...text.replaceAll('$$', '$')].length > 20,
    ),
  );
  return [
    ...(root.name === 'wml' ? [] : [`expected <wml>, got <${root.name}>`]),
    ...elements.flatMap(faultsOf),
    ...idsTwice.map((id) => `the id ${id} twice`),
    ...keysTwice.map((key) => `the key ${key} twice`),
    ...long.map((text) => `a card's id or title: ${text ?? 'none'}`),
  ];
}
