import type { Wish } from '@open-yatzy/protocol';
import { type Box, type Position, positions } from '@open-yatzy/rules';
import { checkedSize } from './checked-deck.ts';
import { elementsOf, parseWml, textOf, type WmlElement } from './parse-wml.ts';

export interface PhoneLink {
  readonly label: string;
  readonly href: string;
  readonly key: string | undefined;
}

/** A phone that reads WML: shows a deck and follows its links. Sees to it that every deck is valid, small, fresh and unindexed. */
export class Phone {
  readonly #origin: string;
  readonly #headers: Readonly<Record<string, string>>;
  #address: URL;
  #deck: WmlElement | null = null;
  /** Of the deck that is shown. */
  status = 0;
  text = '';

  /** `address` is a host with its port; `language` what the phone is set to. */
  constructor(address: string, language = 'de') {
    this.#origin = `http://${address}`;
    this.#address = new URL(this.#origin);
    this.#headers = { 'accept-language': language };
  }

  /** Where the phone is. */
  get address(): string {
    return this.#address.href.slice(this.#origin.length);
  }

  get deck(): WmlElement {
    if (!this.#deck) throw new Error('expected a deck to be shown, got none');
    return this.#deck;
  }

  /** The id of the card that is shown. */
  get card(): string {
    return this.#cardElement.attributes.get('id') ?? '';
  }

  get title(): string {
    return this.#cardElement.attributes.get('title') ?? '';
  }

  /** What is read, link by link and line by line as one text. */
  get shown(): string {
    return textOf(this.deck);
  }

  get links(): readonly PhoneLink[] {
    return elementsOf(this.deck)
      .filter(({ name }) => name === 'a')
      .map((element) => ({
        label: textOf(element),
        href: element.attributes.get('href') ?? '',
        key: element.attributes.get('accesskey'),
      }));
  }

  /** Where the phone goes when its timer runs out; null where there is none. */
  get timer(): string | null {
    return (
      elementsOf(this.deck)
        .find(({ name }) => name === 'go')
        ?.attributes.get('href') ?? null
    );
  }

  get #cardElement(): WmlElement {
    const [card] = elementsOf(this.deck).filter(({ name }) => name === 'card');
    if (!card) throw new Error(`expected a card, got ${this.text}`);
    return card;
  }

  /** Goes to an address as a link of this deck would. */
  async go(href: string): Promise<this> {
    this.#address = new URL(href, this.#address);
    const response = await fetch(this.#address, { headers: this.#headers, redirect: 'error' });
    this.status = response.status;
    this.text = await response.text();
    const { headers } = response;
    const told = ['content-type', 'cache-control', 'x-robots-tag'].map((name) => headers.get(name));
    if (told.join(' | ') !== 'text/vnd.wap.wml; charset=utf-8 | no-cache | noindex, nofollow')
      throw new Error(`${this.address}: expected the headers of a deck, got ${told.join(' | ')}`);
    checkedSize(this.text);
    this.#deck = parseWml(this.text);
    return this;
  }

  /** The link whose label, or whose way, begins so. */
  link(start: string): PhoneLink | undefined {
    return this.links.find(({ label, href }) => label.startsWith(start) || lastOf(href).startsWith(start));
  }

  async follow(start: string): Promise<this> {
    const link = this.link(start);
    if (!link) throw new Error(`expected a link ${start}, got\n${this.text}`);
    return this.go(link.href);
  }

  /** Follows the link that has this key. */
  async press(key: string): Promise<this> {
    const link = this.links.find((each) => each.key === key);
    if (!link) throw new Error(`expected a link with the key ${key}, got\n${this.text}`);
    return this.go(link.href);
  }

  /** Waits as a phone does, until its timer leads to a deck that has none. */
  async waitForTurn(): Promise<this> {
    while (this.timer !== null) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      await this.go(this.timer);
    }
    return this;
  }
}

function lastOf(href: string): string {
  return href.slice(href.lastIndexOf('/') + 1);
}

/** Rolls or writes as someone with a phone does: die by die, link by link. */
export async function moveByLinks(phone: Phone, move: Wish): Promise<void> {
  if (move.type === 'roll') await rollByLinks(phone, move.keep);
  else if (move.type === 'write') await writeByLinks(phone, move.box);
  else throw new Error(`expected a roll or a box, got ${move.type}`);
}

async function rollByLinks(phone: Phone, keep: readonly Position[]): Promise<void> {
  const throwAll = phone.links.find(({ key }) => key === '7');
  if (keep.length === 0 && throwAll) {
    await phone.go(throwAll.href);
    return;
  }
  for (const position of positions) {
    const die = phone.links.find(({ key, href }) => key === `${position + 1}` && href.includes('table?a='));
    if (die && die.label.startsWith('[') !== keep.includes(position)) await phone.go(die.href);
  }
  await phone.follow('roll?');
}

async function writeByLinks(phone: Phone, box: Box): Promise<void> {
  await phone.follow('boxes?');
  const boxLink = () => phone.links.find(({ href }) => href.endsWith(`&x=${box}`));
  while (!boxLink()) await phone.follow('boxes?');
  await phone.go(boxLink()?.href ?? '');
  if (phone.card === 'strike') await phone.follow('write?');
}
