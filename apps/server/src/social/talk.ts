import {
  type MatchId,
  type MatchState,
  type NumberedSeat,
  type PersonId,
  seatsOfPerson,
} from '@open-yatzy/match';
import { type Said, type TalkEntry, type TalkRefusal, talkAtHand } from '@open-yatzy/protocol';
import { Allowance } from '../allowance.ts';
import type { Clock } from '../matches/clock.ts';
import type { Matches } from '../matches/matches.ts';
import type { SocialStore } from '../store/social-store.ts';
import type { Audience, Listener } from './audience.ts';

export interface TalkParts {
  readonly store: SocialStore;
  readonly matches: Matches;
  readonly audience: Audience;
  readonly clock: Clock;
  /** Until when an operator has suspended a person's talk, null where none has. */
  readonly suspendedUntil: (person: PersonId) => Promise<number | null>;
}

/** What one person says, at all their tables together. */
const talkRate = { burst: 5, perSecond: 0.5 } as const;
/** Signs that cannot be seen, or turn the direction of what follows; a line break or tab becomes a space. */
const unfit = /[^\n\t\P{C}\u200c\u200d]/gu;

type Hears = (entry: TalkEntry) => boolean;

/** What is said at tables: kept apart from the matches, so that it never holds up a move. */
export class Talk {
  readonly #parts: TalkParts;
  readonly #allowance: Allowance;

  constructor(parts: TalkParts) {
    this.#parts = parts;
    this.#allowance = new Allowance(parts.clock, talkRate);
  }

  /** Says something to all at the match who hear it. Null where it is said. */
  async say(match: MatchId, person: PersonId, said: Said): Promise<TalkRefusal | null> {
    const { store, matches, clock, suspendedUntil } = this.#parts;
    const state = await matches.load(match);
    const seat = state && seatsOfPerson(state, person)[0];
    if (!seat) return 'NotSeated';
    if (said.type === 'text' && !allowsTexts(state)) return 'PhrasesOnly';
    const plain = said.type === 'text' ? { ...said, text: plainText(said.text) } : said;
    if (plain.type === 'text' && plain.text === '') return 'BadText';
    if ((await suspendedUntil(person)) !== null) return 'TalkSuspended';
    if (!this.#allowance.take(person)) return 'TooMuchTalk';
    const entry = await store.say({
      match,
      at: clock.now(),
      seat: seat.number,
      person,
      name: nameAt(seat),
      said: plain,
    });
    await Promise.all(
      [...this.#parts.audience.listeners(match)].map(async (listener) => {
        if ((await this.#hears(match, listener.person))(entry))
          listener.tell({ type: 'talk', isWhole: false, entries: [entry] });
      }),
    );
    return null;
  }

  /** The latest of what is said at the match, as far as a person hears it. */
  async entries(match: MatchId, person: PersonId | null): Promise<readonly TalkEntry[]> {
    const hears = await this.#hears(match, person);
    return (await this.#parts.store.talk(match, talkAtHand)).filter(hears);
  }

  /** Sends the latest to a socket, in place of what it has. */
  async tellAll(match: MatchId, listener: Listener): Promise<void> {
    const entries = await this.entries(match, listener.person);
    listener.tell({ type: 'talk', isWhole: true, entries });
  }

  /** What a person hears has changed: their sockets at the match are told anew. */
  async retell(match: MatchId, person: PersonId): Promise<void> {
    const own = [...this.#parts.audience.listeners(match)].filter((listener) => listener.person === person);
    await Promise.all(own.map((listener) => this.tellAll(match, listener)));
  }

  /** The same wherever they are. */
  async retellAll(person: PersonId): Promise<void> {
    await Promise.all(this.#parts.audience.followedBy(person).map((match) => this.retell(match, person)));
  }

  async #hears(match: MatchId, person: PersonId | null): Promise<Hears> {
    const { store, matches } = this.#parts;
    const state = await matches.load(match);
    // Talk would run ahead of what onlookers of a ranked match see.
    if (!state || (state.mode === 'ranked' && (person === null || !sits(state, person)))) return () => false;
    if (person === null) return () => true;
    const [hush, blocked] = await Promise.all([store.hush(person, match), store.blockedWith(person)]);
    const unheard = new Set<string>([...hush.people, ...blocked]);
    return (entry) =>
      entry.person === person || (!unheard.has(entry.person) && !(hush.texts && entry.said.type === 'text'));
  }
}

/** Free text is for friends, who have the table's link. */
export function allowsTexts({ access, mode }: Pick<MatchState, 'access' | 'mode'>): boolean {
  return access === 'link' && mode === 'normal';
}

function sits(state: MatchState, person: PersonId): boolean {
  return seatsOfPerson(state, person).length > 0;
}

function nameAt({ holder }: NumberedSeat): string {
  return holder.type === 'person' ? holder.name : '';
}

function plainText(text: string): string {
  return text.replace(unfit, '').replace(/\s+/g, ' ').trim();
}
