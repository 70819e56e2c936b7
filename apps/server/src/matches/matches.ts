import {
  type Batch,
  type Cause,
  type CommandId,
  execute,
  extend,
  type Hex,
  type MatchId,
  type MatchState,
  type Milliseconds,
  type PersonId,
  type Recorded,
  rejected,
  type Sent,
  type Seq,
  seatsOfPerson,
} from '@open-yatzy/match';
import type { Answer, ClientCommand, NewMatch } from '@open-yatzy/protocol';
import { botIds } from '@open-yatzy/rules';
import type { Logger } from 'pino';
import type { Knowledge } from '../knowledge.ts';
import { isDecent } from '../people/name-filter.ts';
import type { Due, MatchStore } from '../store/store.ts';
import { Alarm } from './alarm.ts';
import type { Clock } from './clock.ts';
import { type Follower, Ledger } from './ledger.ts';
import { newMatchId, newSecret } from './names.ts';
import { type Pairing, pairing } from './pairing.ts';
import { type DirectCommand, playerCommand } from './player-command.ts';
import { rematchSettings, seatAgain } from './rematch.ts';
import { type Settling, settle } from './settle.ts';
import { type TableSettings, tableSettings } from './table-settings.ts';

/** Nothing is known of a match with this id. */
export class UnknownMatch extends Error {}

export interface Surroundings {
  readonly store: MatchStore;
  readonly clock: Clock;
  readonly log: Logger;
  readonly knowledge: Knowledge;
  /** Whether someone is a bot account, which is shown at the seat that it takes; absent: nobody is. */
  readonly isProgram?: (person: PersonId) => Promise<boolean>;
  /** What someone is called, whatever they say, for as long as an operator wants it so, else null; absent: null for all. */
  readonly nameGiven?: (person: PersonId) => Promise<string | null>;
}

/** Races that a command may lose before it is given up; each is lost to a command that went through. */
const mostRaces = 100;
/** Matches that are seen to at once when they are due. */
const dueAtOnce = 200;
/** After this long a match is tried again on which the server failed. */
const retryAfter = 60_000;

/** All matches: opens them, decides and commits commands, and does what the server must do of itself when it is due. */
export class Matches {
  readonly #store: MatchStore;
  readonly #clock: Clock;
  readonly #log: Logger;
  readonly #knowledge: Knowledge;
  readonly #ledger: Ledger;
  readonly #alarm: Alarm;
  readonly #isProgram: NonNullable<Surroundings['isProgram']>;
  readonly #nameGiven: NonNullable<Surroundings['nameGiven']>;
  readonly #finishedListeners: ((match: MatchId) => void)[] = [];
  #stopped = false;

  constructor({ store, clock, log, knowledge, ...persons }: Surroundings) {
    const { isProgram = async () => false, nameGiven = async () => null } = persons;
    this.#store = store;
    this.#clock = clock;
    this.#log = log;
    this.#knowledge = knowledge;
    this.#isProgram = isProgram;
    this.#nameGiven = nameGiven;
    this.#alarm = new Alarm(clock, () => void this.actOnDue());
    this.#ledger = new Ledger(store, (due) => this.#alarm.set(due));
  }

  /** Opens a table at which nobody sits yet. Throws `BadSettings`. */
  async create(maker: PersonId, settings: NewMatch): Promise<MatchId> {
    const { state } = await this.#open(maker, tableSettings(settings), (opened) => opened);
    return state.match;
  }

  /** Opens a match of people and bots whom the lobby brought together, all seated in random order, and starts it. Throws `BadSettings`. */
  async pair(wanted: Pairing): Promise<MatchId> {
    const named = wanted.people.map(async (each) => ({
      ...each,
      name: (await this.#nameGiven(each.person)) ?? each.name,
    }));
    const { maker, settings, seatAll } = pairing({ ...wanted, people: await Promise.all(named) });
    const { match } = wanted;
    const { state } = await this.#open(maker, { ...settings, ...(match && { match }) }, seatAll);
    return state.match;
  }

  /** `listener` hears of every match of this process that has come to a result, once that is committed. */
  onFinished(listener: (match: MatchId) => void): void {
    this.#finishedListeners.push(listener);
  }

  async load(match: MatchId): Promise<MatchState | null> {
    return (await this.#ledger.load(match))?.state ?? null;
  }

  /** The events after `after`, in order, at most `limit` where one is given; empty for an unknown match. */
  events(match: MatchId, after: Seq, limit?: number): Promise<readonly Recorded[]> {
    return this.#store.read(match, after, limit);
  }

  /** The logs say something else by now of what has happened. */
  forget(matches: readonly MatchId[]): void {
    for (const match of matches) this.#ledger.forget(match);
  }

  /** Passes on what is committed to the match from now on; returns how to stop that. */
  follow(match: MatchId, follower: Follower): () => void {
    return this.#ledger.follow(match, follower);
  }

  /** A person's command; the answer comes when it and all that follows from it is committed. Throws `UnknownMatch`. */
  async send(match: MatchId, person: PersonId, command: ClientCommand): Promise<Answer> {
    if (command.type !== 'leave' && command.type !== 'return') await this.comeBack(match, person);
    if (command.type === 'rematch') return this.#rematch(match, person, command);
    if (command.type === 'takeSeat') return this.#takeSeat(match, person, command);
    return this.#decide(match, person, (state) => sentBy(command, playerCommand(command, state)));
  }

  /** A person is at the match; nothing happens unless the log has them away. */
  async comeBack(match: MatchId, person: PersonId): Promise<void> {
    const state = await this.load(match);
    const gone =
      state &&
      seatsOfPerson(state, person).some(({ awaySince, heldBy }) => awaySince !== null || heldBy !== null);
    if (gone)
      await this.#decide(match, person, ({ seq }) => ({ command: { type: 'return' }, at: seq, id: null }));
  }

  /** Nothing has been heard of a person since then; nothing happens if they do not sit there. */
  async markAway(match: MatchId, person: PersonId, since: Milliseconds): Promise<void> {
    await this.#decide(match, 'server', ({ seq }) => ({
      command: { type: 'markAway', person, since },
      at: seq,
      id: null,
    }));
  }

  /** Does what is due by now, and goes on doing so when more becomes due. */
  async actOnDue(): Promise<void> {
    try {
      for (;;) {
        const due = this.#stopped ? [] : await this.#store.dueBy(this.#clock.now(), dueAtOnce);
        if (due.length === 0) break;
        await Promise.all(due.map((row) => this.#actOn(row)));
      }
      const next = this.#stopped ? null : await this.#store.nextDue();
      if (next !== null) this.#alarm.set(next);
    } catch (error) {
      this.#log.error({ err: error }, 'what is due could not be done');
      if (!this.#stopped) this.#alarm.set((this.#clock.now() + retryAfter) as Milliseconds);
    }
  }

  /** From now on nothing happens of itself. */
  stop(): void {
    this.#stopped = true;
    this.#alarm.stop();
  }

  async #actOn({ match, seq }: Due): Promise<void> {
    try {
      const known = await this.#ledger.load(match);
      if (!known) throw new Error(`match ${match} is due: expected its log, got none`);
      const { state, secret } = known;
      const batch = settle({ state, recorded: [] }, this.#settling(this.#clock.now(), secret));
      // Without events the row was out of date, and committing corrects it.
      if (await this.#ledger.commit(state, batch, secret)) this.#report(state, batch);
    } catch (error) {
      this.#log.error({ err: error, match }, 'a match that is due could not be seen to');
      const due = (this.#clock.now() + retryAfter) as Milliseconds;
      await this.#store.append({ match, after: seq, events: [], due, people: null });
    }
  }

  async #decide(match: MatchId, by: Cause, sentFor: (state: MatchState) => Sent): Promise<Answer> {
    for (let race = 0; race < mostRaces; race++) {
      const known = await this.#ledger.load(match);
      if (!known) throw new UnknownMatch(`There is no match ${match}.`);
      const { state, secret } = known;
      const now = this.#clock.now();
      const outcome = execute(state, sentFor(state), { by, now, secret });
      if (outcome.type === 'rejected') return outcome;
      if (outcome.type === 'repeated') return { type: 'accepted', seq: outcome.seq, state };
      const batch = settle(outcome.batch, this.#settling(now, secret));
      if (await this.#ledger.commit(state, batch, secret)) {
        this.#report(state, batch);
        return { type: 'accepted', seq: outcome.batch.state.seq, state: batch.state };
      }
    }
    throw new Error(`match ${match}: a command lost ${mostRaces} races`);
  }

  async #takeSeat(
    match: MatchId,
    person: PersonId,
    command: Extract<ClientCommand, { type: 'takeSeat' }>,
  ): Promise<Answer> {
    if (!isDecent(command.name)) return rejected('NameRefused', 'Others are not to read such a name.');
    const [program, given] = await Promise.all([this.#isProgram(person), this.#nameGiven(person)]);
    return this.#decide(match, person, (state) => {
      // On one device the names are those of others.
      const name = state.access === 'device' ? command.name : (given ?? command.name);
      return sentBy(command, playerCommand({ ...command, name }, state, program));
    });
  }

  /** Opens the next match before this one names it, so that no match ever names one that is not there. */
  async #rematch(
    match: MatchId,
    person: PersonId,
    command: Extract<ClientCommand, { type: 'rematch' }>,
  ): Promise<Answer> {
    const known = await this.#ledger.load(match);
    if (!known) throw new UnknownMatch(`There is no match ${match}.`);
    const { state: over, secret } = known;
    const asked = sentBy(command, { type: 'rematch', next: newMatchId() });
    const outcome = execute(over, asked, { by: person, now: this.#clock.now(), secret });
    if (outcome.type === 'rejected') return outcome;
    if (outcome.type === 'repeated') return { type: 'accepted', seq: outcome.seq, state: over };
    const { state } = await this.#open(person, rematchSettings(over), (opened, opening) =>
      seatAgain(opened, over, opening),
    );
    return this.#decide(match, person, () => sentBy(command, { type: 'rematch', next: state.match }));
  }

  async #open(
    maker: PersonId,
    settings: TableSettings & { readonly match?: MatchId },
    fill: (opened: Batch, opening: Parameters<typeof seatAgain>[2]) => Batch,
  ): Promise<Batch> {
    const { match = newMatchId() } = settings;
    const secret = newSecret();
    const now = this.#clock.now();
    const sent = { command: { type: 'create', match, ...settings }, at: 0 as Seq, id: null } as const;
    const opened = extend(null, sent, { by: maker, now, secret });
    const batch = settle(fill(opened, { maker, now, secret }), this.#settling(now, secret));
    await this.#store.keepSecret(match, secret);
    if (!(await this.#ledger.commit(null, batch, secret)))
      throw new Error(`create: expected match ${match} to be new`);
    this.#log.info({ match, rules: settings.ruleSet.id, seats: settings.seats }, 'match opened');
    return batch;
  }

  #settling(now: Milliseconds, secret: Hex): Settling {
    return { now, secret, knowledge: this.#knowledge };
  }

  /** What the bots that sit there need to know is found out before they play. */
  #prepareBots({ ruleSet, seats }: MatchState): void {
    for (const { holder } of seats) {
      const bot = holder.type === 'bot' && botIds.find((id) => id === holder.bot);
      if (bot) this.#knowledge.mindFor(ruleSet, bot);
    }
  }

  #report(before: MatchState, { state, recorded }: Batch): void {
    const { match, phase, seq } = state;
    this.#log.debug({ match, seq, events: recorded.map(({ event }) => event.type) }, 'events committed');
    if (phase === 'waiting' || phase !== before.phase) this.#prepareBots(state);
    if (phase === before.phase) return;
    this.#log.info({ match, seq, phase }, 'match has come to another phase');
    if (phase === 'finished') for (const listener of this.#finishedListeners) listener(match);
  }
}

function sentBy<C extends Sent['command']>(
  { at, id }: Pick<DirectCommand, 'at' | 'id'>,
  command: C,
): Sent<C> {
  return { command, at: at as Seq, id: id as CommandId };
}
