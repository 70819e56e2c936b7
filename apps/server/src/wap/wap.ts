import type { IncomingMessage, ServerResponse } from 'node:http';
import { isLanguage, preferredLanguage } from '@open-yatzy/i18n';
import { codeLength, type Services } from '@open-yatzy/protocol';
import { findRuleSet } from '@open-yatzy/rules';
import type { Logger } from 'pino';
import { visitorAddress } from '../http/request.ts';
import type { Clock } from '../matches/clock.ts';
import type { WapSeat, WapStore } from '../store/wap-store.ts';
import { BadLink, seatDeck } from './seat-pages.ts';
import { isSeat, isWapToken, WapSessions } from './sessions.ts';
import { join, joinRematch, type Newcomer, type NoSeat, open, openingOf } from './sitting-down.ts';
import { type Speech, speechIn } from './speech.ts';
import {
  codeDeck,
  codePath,
  faultDeck,
  foundDeck,
  gameDeck,
  homeDeck,
  homePath,
  rulesDeck,
} from './way-in.ts';
import { contentType, link } from './wml.ts';

export interface WapParts {
  readonly services: Services;
  readonly store: WapStore;
  readonly clock: Clock;
  readonly log: Logger;
}

/** What phones and their gateways are told of every deck: that it is of this moment, and for nobody's index. */
const headers = {
  'content-type': contentType,
  'cache-control': 'no-cache',
  'x-robots-tag': 'noindex, nofollow',
  // A link proves a seat: it is told to nobody.
  'referrer-policy': 'no-referrer',
} as const;

interface Answer {
  readonly status: number;
  readonly deck: string;
}

/** What a request asks, once its language is known. */
interface Asked extends Newcomer {
  /** What follows the language in the address. */
  readonly parts: readonly string[];
  readonly query: URLSearchParams;
}

/** How a seat begins that a link leads to for the first time. */
interface Beginning {
  readonly sitDown: () => Promise<WapSeat | NoSeat>;
  /** The deck that says why not, with ways on. */
  readonly refused: (why: string) => string | Promise<string>;
}

/** A page of a seat. */
interface Shown {
  readonly seat: WapSeat;
  readonly token: string;
  readonly page: string;
  readonly notice?: string | null;
}

function why({ words, catalog }: Speech, refusal: NoSeat): string {
  if (refusal === 'UnknownTable') return words.unknownCode;
  return refusal === 'TooMany' ? words.faults.tooMany : catalog.rejections[refusal];
}

export function isWapPath(path: string): boolean {
  return path === '/wap' || path.startsWith('/wap/');
}

/** The whole game for phones that read WML: decks with plain links, the seat proved by the link. */
export class Wap {
  readonly #services: Services;
  readonly #sessions: WapSessions;
  readonly #log: Logger;

  constructor({ services, store, clock, log }: WapParts) {
    this.#services = services;
    this.#sessions = new WapSessions(store, clock);
    this.#log = log;
  }

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { status, deck } = await this.#answerTo(request);
    response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : deck);
  }

  /** Whatever a phone's owner may meet with in playing is answered by 200: gateways show their own page for the rest. */
  async #answerTo(request: IncomingMessage): Promise<Answer> {
    const { pathname, searchParams: query } = new URL(request.url ?? '/wap', 'http://wap');
    const [language = preferredLanguage(request.headers['accept-language']), ...parts] = pathname
      .split('/')
      .slice(2)
      .filter((part) => part !== '');
    const isKnown = isLanguage(language);
    const speech = await speechIn(isKnown ? language : preferredLanguage(request.headers['accept-language']));
    const { faults } = speech.words;
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return { status: 405, deck: faultDeck(speech, faults.link) };
    const asked: Asked = {
      services: this.#services,
      speech,
      address: visitorAddress(request),
      userAgent: request.headers['user-agent'] ?? null,
      parts,
      query,
    };
    try {
      const deck = isKnown ? await this.#deckFor(asked) : null;
      return deck === null ? { status: 404, deck: faultDeck(speech, faults.link) } : { status: 200, deck };
    } catch (error) {
      this.#log.error({ err: error }, 'a deck could not be made');
      return { status: 500, deck: faultDeck(speech, faults.server) };
    }
  }

  /** Null for an address at which there is nothing. */
  async #deckFor(asked: Asked): Promise<string | null> {
    const { parts, speech } = asked;
    const [area, name = '', detail = '', token = ''] = parts;
    const ruleSet = findRuleSet(name);
    switch (area) {
      case undefined:
        return homeDeck(speech);
      case 'game':
        return ruleSet ? gameDeck(speech, ruleSet) : null;
      case 'rules': {
        const home = homePath(speech.language);
        const pageHref = (page: number) => `${home}/rules/${name}/${page}`;
        const page = /^\d$/.test(detail) ? Number(detail) : 1;
        return ruleSet ? rulesDeck(speech, ruleSet, { page, pageHref, back: `${home}/game/${name}` }) : null;
      }
      case 'code':
        return this.#codeDeck(asked, name);
      case 'new': {
        const opening = ruleSet && openingOf(ruleSet, detail);
        return opening
          ? this.#begin(asked, token, {
              sitDown: () => open(asked, ruleSet, opening),
              refused: (notice) => faultDeck(speech, notice),
            })
          : null;
      }
      case 'sit':
        return this.#begin(asked, detail, {
          sitDown: () => join(asked, name),
          refused: (notice) =>
            faultDeck(speech, notice, [link(codePath(speech.language), speech.words.join, 1)]),
        });
      case 'seat':
        return this.#seatDeck(asked, name, detail);
      default:
        return null;
    }
  }

  async #codeDeck({ speech, services, address }: Asked, typed: string): Promise<string | null> {
    if (!new RegExp(`^\\d{0,${codeLength}}$`).test(typed)) return null;
    if (typed.length < codeLength) return codeDeck(speech, typed);
    const found = await services.codes.find(typed, address);
    const { unknownCode, tooManyCodes } = speech.words;
    if (found === 'tooOften') return codeDeck(speech, '', tooManyCodes);
    return found === 'unknown' ? codeDeck(speech, '', unknownCode) : foundDeck(speech, found);
  }

  /** A page of a seat whose token is in the link. */
  async #seatDeck(asked: Asked, token: string, page: string): Promise<string | null> {
    const { speech, query } = asked;
    const seat = isWapToken(token) ? await this.#sessions.find(token) : null;
    if (!seat) return faultDeck(speech, speech.words.faults.session);
    const next = query.get('n') ?? '';
    if (page === 'rematch' && isWapToken(next))
      return this.#begin(asked, next, {
        sitDown: () => joinRematch(asked.services, seat),
        refused: (notice) => this.#show(asked, { seat, token, page: 'table', notice }),
      });
    return this.#show(asked, { seat, token, page: page || 'table' });
  }

  /** The table of a seat that begins with this link, or began with it before. */
  async #begin(asked: Asked, token: string, { sitDown, refused }: Beginning): Promise<string | null> {
    if (!isWapToken(token)) return null;
    const seat = await this.#sessions.begin(token, sitDown);
    return isSeat(seat)
      ? this.#show(asked, { seat, token, page: 'table' })
      : refused(why(asked.speech, seat));
  }

  async #show(
    { services, speech, parts, query }: Asked,
    { seat, token, page, notice = null }: Shown,
  ): Promise<string> {
    const path = `${homePath(speech.language)}/seat/${token}/`;
    // Links to the seat's own pages need no path where the phone already is there.
    const base = parts[0] === 'seat' && parts[1] === token && parts.length > 2 ? '' : path;
    const deck = await seatDeck(page, { services, speech, seat, path, base, query, notice }).catch(
      (error: unknown) => {
        if (error instanceof BadLink) return null;
        throw error;
      },
    );
    return deck ?? faultDeck(speech, speech.words.faults.link, [link(`${path}table`, speech.words.table, 1)]);
  }
}
