import {
  type Batch,
  type Command,
  type CommandId,
  execute,
  extend,
  type Hex,
  type MatchState,
  type Milliseconds,
  type PlayerCommand,
  type Recorded,
  replay,
  type Sent,
  type Seq,
} from '@open-yatzy/match';
import {
  type ClientCommand,
  type ClientMessage,
  heartbeat,
  makeServerMessage,
  parseClientMessage,
  type ServerMessage,
  thisDevice,
} from '@open-yatzy/protocol';
import type { Line, LineEvents } from '../state/line.ts';
import type { Outside } from '../state/match-client.ts';
import { type Draws, nextMatch, nextStep, openMatch } from './local-match.ts';
import type { Shelf } from './shelf.ts';

/** All that a match needs of the browser that plays it. */
export interface LocalEnds extends Pick<Outside, 'now' | 'after'> {
  readonly shelf: Shelf;
  /** What the bot does whose turn it is. */
  bot(state: MatchState): Promise<Command>;
  /** Draws for a match of so many seats. */
  draw(seats: number): Draws;
}

interface Followed {
  readonly state: MatchState;
  readonly secret: Hex;
  readonly log: readonly Recorded[];
}

/** Commands of people who sit there; there is no table to sit down at, and the next match is opened beside. */
type Playing = Exclude<ClientCommand, { type: 'takeSeat' | 'seatBot' | 'start' | 'freeSeat' | 'rematch' }>;

function playerCommand(command: Playing): PlayerCommand {
  switch (command.type) {
    case 'roll':
      return { type: 'roll', keep: command.keep };
    case 'write':
      return { type: 'write', box: command.box };
    case 'revealSeed':
      return { type: 'revealSeed', seat: command.seat, seed: command.seed };
    default:
      return { type: command.type };
  }
}

/**
 * The server's end of a line, for matches that this browser holds: it takes the messages that a server would, and answers
 * as that would. Each of a bot's moves is kept and told as it is made, so that nothing is lost wherever the app is closed.
 */
export class LocalLine implements Line {
  readonly #events: LineEvents;
  readonly #ends: LocalEnds;
  #work: Promise<void> = Promise.resolve();
  #followed: Followed | null = null;
  #isClosed = false;
  #stopBeating: () => void;

  constructor(events: LineEvents, ends: LocalEnds) {
    this.#events = events;
    this.#ends = ends;
    this.#stopBeating = ends.after(0, () => {
      events.opened();
      this.#beat();
    });
  }

  send(text: string): void {
    const parsed = parseClientMessage(text);
    if ('error' in parsed)
      this.#say({ type: 'error', code: 'BadMessage', message: parsed.error, id: parsed.id });
    else if (parsed.message.type === 'ping') this.#say({ type: 'pong', now: this.#ends.now() });
    else this.#enqueue(parsed.message);
  }

  close(): void {
    this.#isClosed = true;
    this.#stopBeating();
  }

  /** Kept when all that was received has been handled. */
  idle(): Promise<void> {
    return this.#work;
  }

  #beat(): void {
    this.#stopBeating = this.#ends.after(heartbeat, () => {
      this.#say({ type: 'pong', now: this.#ends.now() });
      this.#beat();
    });
  }

  #say(message: ServerMessage): void {
    if (!this.#isClosed) this.#events.received(makeServerMessage(message));
  }

  #enqueue(message: Exclude<ClientMessage, { type: 'ping' }>): void {
    this.#work = this.#work.then(async () => {
      await this.#attempt('id' in message ? message.id : null, () => this.#handle(message));
      // The command has its answer: after what fails now, the page follows anew.
      await this.#attempt(null, () => this.#playBots());
    });
  }

  async #attempt(id: string | null, step: () => Promise<void>): Promise<void> {
    if (this.#isClosed) return;
    try {
      await step();
    } catch (cause) {
      console.error('a match of this device could not go on', cause);
      this.#say({ type: 'error', code: 'Internal', message: 'The message could not be handled.', id });
    }
  }

  async #handle(message: Exclude<ClientMessage, { type: 'ping' }>): Promise<void> {
    if (message.type === 'follow') await this.#follow(message.match, message.from);
    else if (!this.#followed)
      this.#say({ type: 'error', code: 'FollowFirst', message: 'Follow a match first.', id: message.id });
    // Nobody else is here to hear it.
    else if (message.type === 'say') this.#say({ type: 'heard', id: message.id });
    else await this.#command(message);
  }

  async #follow(match: string, from: number): Promise<void> {
    const kept = await this.#read(match);
    if (!kept) {
      this.#say({ type: 'error', code: 'UnknownMatch', message: `There is no match ${match}.`, id: null });
      return;
    }
    this.#followed = kept;
    const { state, log } = kept;
    const { match: id, seq } = state;
    const now = this.#ends.now();
    this.#say({ type: 'welcome', version: 1, match: id, person: thisDevice, now, seq });
    const known = from > seq ? 0 : from;
    if (known < seq) this.#say({ type: 'events', from: known, events: log.slice(known) });
  }

  async #read(match: string): Promise<Followed | null> {
    const kept = await this.#ends.shelf.take(match);
    const state = kept && replay(kept.log);
    return state && { state, secret: kept.secret, log: kept.log };
  }

  async #command(command: ClientCommand): Promise<void> {
    switch (command.type) {
      case 'takeSeat':
      case 'seatBot':
      case 'start':
      case 'freeSeat': {
        const message = 'This match has begun on this device.';
        this.#say({
          type: 'refused',
          id: command.id,
          rejection: { type: 'rejected', code: 'AlreadyStarted', message },
        });
        return;
      }
      case 'rematch':
        return this.#rematch(command);
      default:
        return this.#decide(command, playerCommand(command));
    }
  }

  /** Opens the next match before this one names it. */
  async #rematch(command: Extract<ClientCommand, { type: 'rematch' }>): Promise<void> {
    const { state, secret } = this.#here();
    const draws = this.#ends.draw(state.seats.length);
    const rematch = { type: 'rematch', next: draws.match } as const;
    const outcome = execute(state, this.#sent(command, rematch), this.#by(thisDevice, secret));
    if (outcome.type === 'accepted') {
      const { recorded } = openMatch(nextMatch(state), draws);
      await this.#ends.shelf.put({ match: draws.match, secret: draws.secret, log: recorded });
    }
    return this.#decide(command, rematch);
  }

  async #decide(client: ClientCommand, command: PlayerCommand): Promise<void> {
    const { state, secret } = this.#here();
    const outcome = execute(state, this.#sent(client, command), this.#by(thisDevice, secret));
    if (outcome.type === 'rejected') {
      this.#say({ type: 'refused', id: client.id, rejection: outcome });
      return;
    }
    if (outcome.type === 'accepted' && !(await this.#commit(outcome.batch))) {
      return this.#decide(client, command);
    }
    const seq = outcome.type === 'accepted' ? outcome.batch.state.seq : outcome.seq;
    this.#say({ type: 'ack', id: client.id, seq });
  }

  async #playBots(): Promise<void> {
    for (;;) {
      const { state, secret } = this.#followed ?? {};
      if (this.#isClosed || !state || !secret || nextStep(state) === null) return;
      const command = await this.#ends.bot(state);
      const sent = { command, at: state.seq, id: null };
      await this.#commit(extend({ state, recorded: [] }, sent, this.#by('server', secret)));
    }
  }

  /** Keeps events and tells them; false, and up to date, where another window was first. */
  async #commit({ state, recorded }: Batch): Promise<boolean> {
    const before = this.#here();
    const isFirst = await this.#ends.shelf.append(state.match, recorded);
    const after = isFirst
      ? { state, secret: before.secret, log: [...before.log, ...recorded] }
      : await this.#read(state.match);
    if (!after) throw new Error(`match ${state.match}: expected it to be there still, got nothing`);
    this.#followed = after;
    const from = before.state.seq;
    this.#say({ type: 'events', from, events: after.log.slice(from) });
    return isFirst;
  }

  #here(): Followed {
    if (!this.#followed) throw new Error('expected a match that is followed, got none');
    return this.#followed;
  }

  #sent<C extends Command>({ at, id }: ClientCommand, command: C): Sent<C> {
    return { command, at: at as Seq, id: id as CommandId };
  }

  /** A device's clock may be set back in the middle of a match; its log goes forwards. */
  #by<B>(by: B, secret: Hex) {
    const { changedAt } = this.#here().state;
    return { by, secret, now: Math.max(this.#ends.now(), changedAt) as Milliseconds };
  }
}
