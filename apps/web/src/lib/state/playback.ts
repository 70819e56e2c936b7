import { type DiceRolled, evolve, type MatchState, type Recorded } from '@open-yatzy/match';
import { type Position, positions } from '@open-yatzy/rules';

/**
 * Shows events one by one: what is seen lags behind what is confirmed while dice tumble, so that nothing on the
 * screen tells a result before the dice rest. Never state: a page that is loaded anew simply shows the result.
 */

/** Dice in the air. `seq` tells one roll from the next; `ms` is how long they tumble. */
export interface Tumble {
  readonly seq: number;
  readonly event: DiceRolled;
  readonly thrown: readonly Position[];
  readonly ms: number;
}

export interface Shown {
  readonly state: MatchState;
  readonly tumble: Tumble | null;
}

/** How long things take, in milliseconds. `quick` is for what others do, and for what has piled up. */
export interface Pace {
  readonly roll: number;
  readonly quickRoll: number;
  /** How long another's roll lies, and another's written box is seen, before play goes on. */
  readonly rest: number;
  readonly written: number;
}

export const paces = {
  normal: { roll: 800, quickRoll: 300, rest: 60, written: 380 },
  quick: { roll: 350, quickRoll: 180, rest: 40, written: 250 },
  none: { roll: 0, quickRoll: 0, rest: 0, written: 0 },
} as const satisfies Record<string, Pace>;
export type PaceName = keyof typeof paces;

export interface PlaybackPorts {
  /** Runs it once, later; what comes back calls it off. */
  after(ms: number, run: () => void): () => void;
  pace(): Pace;
  /** Whether whoever looks on plays this seat. */
  isOwn(seat: number): boolean;
  /** What is to be seen now, and the event that led there; null where states were skipped or replaced. */
  show(shown: Shown, event: Recorded | null): void;
}

export class Playback {
  #shown: Shown;
  #queue: readonly Recorded[] = [];
  #cancel: (() => void) | null = null;
  readonly #ports: PlaybackPorts;

  constructor(from: MatchState, ports: PlaybackPorts) {
    this.#shown = { state: from, tumble: null };
    this.#ports = ports;
  }

  get shown(): Shown {
    return this.#shown;
  }

  /** Whether something is on its way to being shown. */
  get isBehind(): boolean {
    return this.#queue.length > 0;
  }

  play(events: readonly Recorded[]): void {
    this.#queue = [...this.#queue, ...events];
    if (!this.#cancel) this.#next();
  }

  /** Everything that waits is shown at once. */
  skip(): void {
    const last = this.#queue.at(-1);
    if (last) this.#show({ state: this.#drain(), tumble: null }, last);
  }

  replace(state: MatchState): void {
    this.#drain();
    this.#show({ state, tumble: null }, null);
  }

  #show(next: Shown, event: Recorded | null): void {
    this.#shown = next;
    this.#ports.show(next, event);
  }

  #drain(): MatchState {
    this.#cancel?.();
    this.#cancel = null;
    const state = this.#queue.reduce<MatchState>(evolve, this.#shown.state);
    this.#queue = [];
    return state;
  }

  #pause(ms: number, run: () => void): void {
    if (ms === 0) {
      run();
      return;
    }
    this.#cancel = this.#ports.after(ms, () => {
      this.#cancel = null;
      run();
    });
  }

  #next(): void {
    const recorded = this.#queue[0];
    if (!recorded) return;
    const { event } = recorded;
    const { rest, written } = this.#ports.pace();
    const isOthers = 'seat' in event && !this.#ports.isOwn(event.seat);
    if (event.type === 'DiceRolled') this.#roll(recorded, event, isOthers ? rest : 0);
    else this.#land(recorded, event.type === 'BoxWritten' && isOthers ? written : 0);
  }

  #roll(recorded: Recorded, event: DiceRolled, rest: number): void {
    const { roll, quickRoll } = this.#ports.pace();
    const isBot = this.#shown.state.seats[event.seat]?.holder.type === 'bot';
    const isOwnTurn = this.#ports.isOwn(event.seat) && this.#queue.length === 1;
    const ms = isOwnTurn || (!isBot && this.#queue.length <= 2) ? roll : quickRoll;
    const thrown = positions.filter((position) => !event.keep.includes(position));
    if (ms > 0)
      this.#show({ state: this.#shown.state, tumble: { seq: recorded.seq, event, thrown, ms } }, null);
    this.#pause(ms, () => this.#land(recorded, rest));
  }

  #land(recorded: Recorded, rest: number): void {
    this.#queue = this.#queue.slice(1);
    this.#show({ state: evolve(this.#shown.state, recorded), tumble: null }, recorded);
    this.#pause(rest, () => this.#next());
  }
}
