import { randomUUID } from 'node:crypto';
import { isPresent, type MatchId, type MatchState, type PersonId, type Recorded } from '@open-yatzy/match';
import {
  type LobbyRefusal,
  type OpenTable,
  type Person,
  type Refused,
  refused,
  type SitDown,
} from '@open-yatzy/protocol';
import type { Clock } from '../matches/clock.ts';
import type { Matches } from '../matches/matches.ts';
import type { LobbyStore } from '../store/lobby-store.ts';
import type { MatchStore } from '../store/store.ts';
import type { Announcer } from './announcer.ts';
import type { LobbyKnowledge } from './lobby-knowledge.ts';

export interface OpenTableParts {
  readonly store: LobbyStore;
  readonly matches: Pick<Matches, 'load' | 'follow' | 'send'>;
  readonly sitting: Pick<MatchStore, 'attended'>;
  readonly knowledge: Pick<LobbyKnowledge, 'blockedWith'>;
  readonly announcer: Announcer;
  readonly clock: Clock;
}

/** Tables that wait and that anyone may sit down at, from when they are listed until they start or are closed. */
export class OpenTables {
  readonly #parts: OpenTableParts;
  readonly #followed = new Map<MatchId, () => void>();

  constructor(parts: OpenTableParts) {
    this.#parts = parts;
  }

  /** After a restart: follows what is listed, and lists what a fault has kept from it. */
  async resume(): Promise<void> {
    const { store, matches, sitting } = this.#parts;
    for (const { match } of await store.listedTables()) {
      const state = await matches.load(match);
      if (state?.phase === 'waiting') this.#follow(match);
      else await store.unlistTable(match);
    }
    for (const match of await sitting.attended()) {
      const state = await matches.load(match);
      if (state?.phase === 'waiting' && state.access === 'open') await this.put(match);
    }
  }

  /** Lists a table that was made for it. */
  async put(match: MatchId): Promise<void> {
    const { store, clock, announcer } = this.#parts;
    await store.listTable(match, clock.now());
    this.#follow(match);
    announcer.announce();
  }

  /** Lists a table that was made to be reached by link, if its maker wants it so. */
  async list(person: PersonId, match: string): Promise<{ readonly type: 'listed' } | Refused<LobbyRefusal>> {
    const state = await this.#parts.matches.load(match as MatchId);
    if (!state || !isOpen(state)) return refused('TableGone');
    if (state.maker !== person) return refused('NotTheMaker');
    await this.put(state.match);
    return { type: 'listed' };
  }

  async isListed(match: MatchId): Promise<boolean> {
    return (await this.#parts.store.listedTables()).some((listed) => listed.match === match);
  }

  /** Those at which someone waits and is there, the newest first, as this person may see them. */
  async seenBy(person: PersonId | null): Promise<readonly OpenTable[]> {
    const { store, matches, knowledge } = this.#parts;
    const blocked = person ? await knowledge.blockedWith(person) : [];
    const tables = (await store.listedTables()).map(async ({ match, since }) => {
      const state = await matches.load(match);
      return state && isOpen(state) && isFor(state, person, blocked) ? [tableIn(state, since, person)] : [];
    });
    return (await Promise.all(tables)).flat();
  }

  async sitDown(
    { id, name }: Person,
    { match, commitment }: SitDown,
  ): Promise<{ readonly type: 'seated'; readonly match: MatchId } | Refused<LobbyRefusal>> {
    const { store, matches, knowledge } = this.#parts;
    const listed = (await store.listedTables()).find((each) => each.match === match);
    const state = listed && (await matches.load(listed.match));
    if (!state || !isOpen(state) || isApart(state, await knowledge.blockedWith(id)))
      return refused('TableGone');
    const command = { type: 'takeSeat', name, commitment, at: state.seq, id: randomUUID() } as const;
    const answer = await matches.send(state.match, id, command);
    if (answer.type === 'accepted' || answer.code === 'AlreadySeated')
      return { type: 'seated', match: state.match };
    return refused(answer.code === 'TableFull' ? 'TableFull' : 'TableGone');
  }

  stop(): void {
    for (const unfollow of this.#followed.values()) unfollow();
    this.#followed.clear();
  }

  #follow(match: MatchId): void {
    if (this.#followed.has(match)) return;
    this.#followed.set(
      match,
      this.#parts.matches.follow(match, (events) => this.#hear(match, events)),
    );
  }

  #hear(match: MatchId, events: readonly Recorded[]): void {
    this.#parts.announcer.announce();
    if (!events.some(({ event }) => event.type === 'StartCalled' || event.type === 'TableClosed')) return;
    this.#followed.get(match)?.();
    this.#followed.delete(match);
    // Should this fail, the restart does it; until then the table is not shown, since it does not wait.
    this.#parts.store.unlistTable(match).catch(() => undefined);
  }
}

function isOpen({ phase, access }: MatchState): boolean {
  return phase === 'waiting' && (access === 'open' || access === 'link');
}

function isApart({ seats }: MatchState, blocked: readonly PersonId[]): boolean {
  return seats.some(({ holder }) => holder.type === 'person' && blocked.includes(holder.person));
}

/** Whether someone can sit down there, or sits there; and someone is there to play with. */
function isFor(state: MatchState, person: PersonId | null, blocked: readonly PersonId[]): boolean {
  const { seats } = state;
  const isOwn = seats.some(({ holder }) => holder.type === 'person' && holder.person === person);
  const hasRoom = seats.some(({ holder }) => holder.type === 'nobody' && holder.reservedFor === null);
  return isOwn || (hasRoom && seats.some(isPresent) && !isApart(state, blocked));
}

function tableIn(state: MatchState, since: number, person: PersonId | null): OpenTable {
  const { match, ruleSet, clock, seats } = state;
  return {
    match,
    rules: ruleSet.id,
    clock,
    seats: seats.map(({ holder }) => {
      if (holder.type === 'nobody') return null;
      return { person: holder.type === 'person' ? holder.person : null, name: holder.name };
    }),
    since,
    isOwn: seats.some(({ holder }) => holder.type === 'person' && holder.person === person),
  };
}
