import { isPresent, type MatchId, type Milliseconds, type PersonId, seatsOfPerson } from '@open-yatzy/match';
import {
  type JoinAnswer,
  type LobbyRefusal,
  longestSilence,
  type Person,
  type QuickMatch,
  refused,
  type WaitsFor,
} from '@open-yatzy/protocol';
import { findRuleSet } from '@open-yatzy/rules';
import type { Logger } from 'pino';
import { Alarm } from '../matches/alarm.ts';
import type { Clock } from '../matches/clock.ts';
import type { Matches } from '../matches/matches.ts';
import { newMatchId } from '../matches/names.ts';
import type { Presence } from '../matches/presence.ts';
import type { LobbyStore, StoredWaiting } from '../store/lobby-store.ts';
import type { MatchStore } from '../store/store.ts';
import type { Attention, Crowd } from './attention.ts';
import type { LobbyKnowledge } from './lobby-knowledge.ts';
import { type Group, type Known, pairings } from './pairings.ts';

export interface QuickMatchParts {
  readonly store: LobbyStore;
  readonly matches: Pick<Matches, 'pair' | 'load'>;
  readonly sitting: Pick<MatchStore, 'unfinished'>;
  readonly presence: Pick<Presence, 'expect'>;
  readonly knowledge: LobbyKnowledge;
  readonly attention: Attention;
  readonly crowd: Crowd;
  readonly clock: Clock;
  readonly log: Logger;
}

/** How often it is looked whether those who wait can play, in milliseconds: what is allowed changes with time. */
const interval = 1_000;
/** Who has been silent for longer waits on, but is not put into a match; a page without a socket asks every 5 s. */
const attentive = 10_000;
/** After a restart people have this long to come back. */
const restartTime = 60_000;
/** Seconds a turn may take. */
const clockOf = { normal: 60, ranked: 30, diamonds: 30 } as const;

/** Who waits for a game, and the matches that are made of them. Each change waits for the one before. */
export class QuickMatches {
  readonly #parts: QuickMatchParts;
  readonly #alarm: Alarm;
  readonly #startedAt: Milliseconds;
  #last: Promise<unknown> = Promise.resolve();

  constructor(parts: QuickMatchParts) {
    this.#parts = parts;
    this.#startedAt = parts.clock.now();
    this.#alarm = new Alarm(parts.clock, () => {
      this.lookRound().catch((error: unknown) => {
        parts.log.error({ err: error }, 'those who wait could not be seen to');
        this.#alarm.set((parts.clock.now() + interval) as Milliseconds);
      });
    });
  }

  /** Puts together who can play, lets go who has gone, and goes on doing so as long as someone waits. */
  lookRound(): Promise<void> {
    return this.#inTurn(() => this.#lookRound());
  }

  async join(person: Person, wish: QuickMatch): Promise<JoinAnswer> {
    const refusal = await this.#refusal(person, wish);
    if (refusal) return refused(refusal);
    return this.#inTurn(async () => {
      const { store, attention, crowd, clock } = this.#parts;
      attention.hear(person.id);
      const playing = await this.playing(person.id);
      if (playing) return { type: 'playing', match: playing };
      const { id, name, kind } = person;
      await store.wait({ ...wish, person: id, name, isProgram: kind === 'program', since: clock.now() });
      crowd.tell(id, { type: 'lobbyChanged' });
      await this.#lookRound();
      const waiting = await store.waitingOf(id);
      if (waiting) return { type: 'waiting', waitsFor: waitsForIn(waiting) };
      const match = await this.playing(id);
      if (!match) throw new Error(`join: expected ${id} to wait or to play, got neither`);
      return { type: 'playing', match };
    });
  }

  cancel(person: PersonId): Promise<{ readonly type: 'left' } | Extract<JoinAnswer, { type: 'playing' }>> {
    return this.#inTurn(async () => {
      const { store, crowd } = this.#parts;
      const isOut = await store.stopWaiting(person);
      const match = await this.playing(person);
      if (match) return { type: 'playing', match };
      if (!isOut) throw new Error(`cancel: expected the match that ${person} is claimed for, got none`);
      crowd.tell(person, { type: 'lobbyChanged' });
      return { type: 'left' };
    });
  }

  async waitsFor(person: PersonId): Promise<WaitsFor | null> {
    const waiting = await this.#parts.store.waitingOf(person);
    return waiting && waitsForIn(waiting);
  }

  /** The match that was made for a person and that they play now: they are not away, and it is not over. */
  async playing(person: PersonId): Promise<MatchId | null> {
    const { matches, sitting } = this.#parts;
    const states = await Promise.all((await sitting.unfinished(person)).map((match) => matches.load(match)));
    const [newest] = states
      .filter((state) => state !== null)
      .filter(({ access, phase }) => access === 'paired' && (phase === 'revealing' || phase === 'playing'))
      .filter((state) => seatsOfPerson(state, person).some(isPresent))
      .sort((one, other) => other.phaseSince - one.phaseSince);
    return newest?.match ?? null;
  }

  /** From now on nobody is put together; kept when what was begun is done. */
  async stop(): Promise<void> {
    this.#alarm.stop();
    await this.#inTurn(async () => this.#alarm.stop());
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#last.then(work);
    this.#last = done.catch(() => undefined);
    return done;
  }

  async #refusal({ id, kind }: Person, wish: QuickMatch): Promise<LobbyRefusal | null> {
    const { rules, mode, seats, opponent } = wish;
    const allowed = findRuleSet(rules)?.seats;
    const most = mode === 'normal' ? allowed?.max : 2;
    if (!allowed || most === undefined || seats < allowed.min || seats > most) return 'BadGame';
    if (opponent === 'master' && mode !== 'diamonds') return 'BadGame';
    if (mode !== 'normal' && kind === 'program') return 'PeopleOnly';
    return (await this.#parts.knowledge.isBarred(id)) ? 'Barred' : null;
  }

  async #lookRound(): Promise<void> {
    const { store, clock } = this.#parts;
    await this.#finishClaims();
    const waiting = await this.#stillWaiting();
    const here = waiting.filter(({ person }) => this.#isAttentive(person));
    const groups = pairings(here, clock.now(), await this.#known(here));
    await Promise.all(groups.map((group) => this.#seat(group, here)));
    if ((await store.waiting()).length > 0) this.#alarm.set((clock.now() + interval) as Milliseconds);
  }

  /** Claims that a fault or the end of the process left behind. */
  async #finishClaims(): Promise<void> {
    const waiting = await this.#parts.store.waiting();
    const claims = new Set(waiting.map(({ match }) => match).filter((match) => match !== null));
    for (const match of claims) await this.#finishClaim(match);
  }

  async #finishClaim(match: MatchId): Promise<void> {
    const { store, matches } = this.#parts;
    if (await matches.load(match)) await store.clear(match);
    else await store.release(match);
  }

  /** Those who wait, without who has been silent for too long, or been barred meanwhile. */
  async #stillWaiting(): Promise<readonly StoredWaiting[]> {
    const { store, knowledge, crowd } = this.#parts;
    const still: StoredWaiting[] = [];
    for (const each of await store.waiting()) {
      const { person } = each;
      if (!this.#isSilent(person) && !(await knowledge.isBarred(person))) still.push(each);
      else {
        await store.stopWaiting(person);
        crowd.tell(person, { type: 'lobbyChanged' });
      }
    }
    return still;
  }

  #isSilent(person: PersonId): boolean {
    const { attention, clock } = this.#parts;
    const heard = attention.lastHeard(person) ?? this.#startedAt + restartTime - longestSilence;
    return clock.now() - heard > longestSilence;
  }

  #isAttentive(person: PersonId): boolean {
    const heard = this.#parts.attention.lastHeard(person);
    return heard !== null && this.#parts.clock.now() - heard <= attentive;
  }

  async #known(waiting: readonly StoredWaiting[]): Promise<Known> {
    const { knowledge } = this.#parts;
    const facts = new Map(
      await Promise.all(
        waiting.map(async ({ person, rules, mode }) => {
          const isRanked = mode === 'ranked';
          const fact = {
            rating: isRanked ? await knowledge.rating(person, rules) : 0,
            last: isRanked ? await knowledge.lastRankedOpponents(person, rules) : [],
            blocked: await knowledge.blockedWith(person),
          };
          return [person, fact] as const;
        }),
      ),
    );
    return {
      rating: (person) => facts.get(person)?.rating ?? 0,
      lastOpponents: (person) => facts.get(person)?.last ?? [],
      areApart: (one, other) =>
        Boolean(facts.get(one)?.blocked.includes(other) || facts.get(other)?.blocked.includes(one)),
    };
  }

  /** Makes a group's match. Whatever fails or ends on the way, each of them waits or has the match. */
  async #seat({ rules, mode, people: ids, bots }: Group, waiting: readonly StoredWaiting[]): Promise<void> {
    const { store, matches, presence, crowd, log } = this.#parts;
    const ruleSet = findRuleSet(rules);
    if (!ruleSet) throw new Error(`quick match: expected a rule set, got ${rules}`);
    const match = newMatchId();
    if (!(await store.claim(match, ids))) return;
    const people = waiting
      .filter(({ person }) => ids.includes(person))
      .map(({ person, name, commitment, isProgram }) => ({
        ...{ person, name, commitment },
        ...(isProgram && { program: true as const }),
      }));
    const table = { match, ruleSet, mode, clock: clockOf[mode], people };
    try {
      await matches.pair({ ...table, bots: bots.map((bot) => ({ bot })) });
    } catch (error) {
      log.error({ err: error, match }, 'a quick match could not be made');
      await this.#finishClaim(match);
      return;
    }
    await store.clear(match);
    await presence.expect([match]);
    for (const person of ids) crowd.tell(person, { type: 'paired', match });
  }
}

function waitsForIn({ rules, mode, seats, since }: StoredWaiting): WaitsFor {
  return { rules, mode, seats, since };
}
