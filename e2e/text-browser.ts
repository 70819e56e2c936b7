import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode | DefaultTreeAdapterTypes.Document;
type Element = DefaultTreeAdapterTypes.Element;
type Fields = Readonly<Record<string, string>>;

/** A browser that knows links and forms and nothing else: no styles, no scripts, and it says nowhere where it comes from. */
export class TextBrowser {
  readonly #origin: string;
  readonly #userAgent: string;
  readonly #cookies = new Map<string, string>();
  #address: URL;
  #page: Node | null = null;
  /** Of the page that is shown. */
  status = 0;
  html = '';

  constructor(origin: string, userAgent = 'Lynx/2.9.2 libwww-FM/2.14') {
    this.#origin = origin;
    this.#address = new URL(origin);
    this.#userAgent = userAgent;
  }

  /** Where it is, without the host. */
  get address(): string {
    return this.#address.href.slice(this.#origin.length);
  }

  /** All that is read, in the order in which it is. */
  get text(): string {
    return textOf(this.#shown).replace(/\s+/g, ' ').trim();
  }

  get title(): string {
    return this.all('title').map(textOf).join();
  }

  /** Seconds after which the page asks to be loaded anew; null where it does not. */
  get refresh(): number | null {
    const meta = this.all('meta').find((each) => attribute(each, 'http-equiv') === 'refresh');
    return meta ? Number.parseInt(attribute(meta, 'content') ?? '', 10) : null;
  }

  get #shown(): Node {
    if (!this.#page) throw new Error('expected a page to be shown, got none');
    return this.#page;
  }

  all(name: string): readonly Element[] {
    return elementsOf(this.#shown).filter(({ tagName }) => tagName === name);
  }

  /** Fields of that name that can be used, as they stand. */
  fields(
    name: string,
  ): readonly { readonly value: string; readonly isChecked: boolean; readonly label: string }[] {
    return this.all('input')
      .filter((each) => attribute(each, 'name') === name && attribute(each, 'disabled') === null)
      .map((each) => ({
        value: attribute(each, 'value') ?? '',
        isChecked: attribute(each, 'checked') !== null,
        label: each.parentNode ? textOf(each.parentNode as Node).trim() : '',
      }));
  }

  get buttons(): readonly string[] {
    return this.all('form').flatMap((form) => elementsOf(form).filter(isButton).map(labelOf));
  }

  async open(path: string): Promise<this> {
    return this.#ask(new URL(path, this.#address));
  }

  /** Follows the link that is called so. */
  async follow(label: string): Promise<this> {
    const link = this.all('a').find((each) => textOf(each).trim().startsWith(label));
    if (!link) throw new Error(`${this.address}: expected a link ${label}, got ${this.text}`);
    return this.open(attribute(link, 'href') ?? '');
  }

  /** Presses the button that is called so, with these fields filled in, ticked or chosen, and all others as they stand. */
  async press(label: string, entered: Fields | URLSearchParams = {}): Promise<this> {
    return this.send(this.formOf(label, entered));
  }

  /** What pressing a button sends, and where to. */
  formOf(
    label: string,
    entered: Fields | URLSearchParams = {},
  ): { readonly to: URL; readonly sent: URLSearchParams } {
    for (const form of this.all('form')) {
      const button = elementsOf(form).find((each) => isButton(each) && labelOf(each).startsWith(label));
      if (!button) continue;
      const changed = new URLSearchParams(entered);
      const sent = new URLSearchParams(successful(form).filter(([name]) => !changed.has(name)));
      for (const [name, value] of changed) sent.append(name, value);
      const name = attribute(button, 'name');
      if (name !== null) sent.append(name, attribute(button, 'value') ?? '');
      return { to: new URL(attribute(form, 'action') ?? '', this.#address), sent };
    }
    throw new Error(
      `${this.address}: expected a button ${label}, got ${this.buttons.join(', ')}: ${this.text}`,
    );
  }

  async send(
    { to, sent }: { readonly to: URL; readonly sent: URLSearchParams },
    headers: Fields = {},
  ): Promise<this> {
    return this.#ask(to, { method: 'POST', body: sent, headers });
  }

  async #ask(to: URL, init: RequestInit = {}): Promise<this> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = {
      accept: '*/*',
      'accept-language': 'en',
      'user-agent': this.#userAgent,
      cookie,
      ...init.headers,
    };
    const response = await fetch(to, { ...init, headers, redirect: 'manual' });
    for (const set of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      this.#cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (location !== null) {
      await response.arrayBuffer();
      return this.#ask(new URL(location, to));
    }
    this.#address = to;
    this.status = response.status;
    this.html = await response.text();
    this.#page = parse(this.html, { scriptingEnabled: false });
    return this;
  }
}

function attribute({ attrs }: Element, name: string): string | null {
  return attrs.find((each) => each.name === name)?.value ?? null;
}

function childrenOf(node: Node): readonly Node[] {
  return 'childNodes' in node ? node.childNodes : [];
}

function elementsOf(node: Node): readonly Element[] {
  return childrenOf(node).flatMap((child) => ('tagName' in child ? [child, ...elementsOf(child)] : []));
}

function textOf(node: Node): string {
  if ('tagName' in node && ['script', 'style', 'title'].includes(node.tagName) && childrenOf(node).length > 1)
    return '';
  return 'value' in node && node.nodeName === '#text' ? node.value : childrenOf(node).map(textOf).join(' ');
}

function isButton(element: Element): boolean {
  const type = attribute(element, 'type');
  return element.tagName === 'button' ? type !== 'button' : element.tagName === 'input' && type === 'submit';
}

function labelOf(button: Element): string {
  const label = button.tagName === 'button' ? textOf(button) : (attribute(button, 'value') ?? '');
  return label.replace(/\s+/g, ' ').trim();
}

/** What a form sends of itself. */
function successful(form: Element): [string, string][] {
  return elementsOf(form).flatMap((element): [string, string][] => {
    const name = attribute(element, 'name');
    const [type, value] = [attribute(element, 'type') ?? 'text', attribute(element, 'value')];
    if (name === null || attribute(element, 'disabled') !== null) return [];
    if (element.tagName === 'textarea') return [[name, textOf(element)]];
    if (element.tagName === 'select') {
      const options = elementsOf(element).filter(({ tagName }) => tagName === 'option');
      const chosen = options.find((each) => attribute(each, 'selected') !== null) ?? options[0];
      return chosen ? [[name, attribute(chosen, 'value') ?? textOf(chosen)]] : [];
    }
    if (element.tagName !== 'input' || type === 'submit' || type === 'button') return [];
    const isTickable = type === 'checkbox' || type === 'radio';
    return isTickable && attribute(element, 'checked') === null
      ? []
      : [[name, value ?? (isTickable ? 'on' : '')]];
  });
}
