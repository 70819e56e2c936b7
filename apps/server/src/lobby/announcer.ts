import type { Milliseconds } from '@open-yatzy/match';
import { Alarm } from '../matches/alarm.ts';
import type { Clock } from '../matches/clock.ts';
import type { Crowd } from './attention.ts';

/** Pages that show the lobby are told of changes at most so often, in milliseconds. */
const pause = 1_000;
/** After someone has come or gone it may take this long: their number alone is no news. */
const crowdPause = 10_000;

/** Tells the pages that show the lobby that it has changed; they ask again. */
export class Announcer {
  readonly #clock: Clock;
  readonly #alarm: Alarm;
  #toldAt = 0;

  constructor(crowd: Crowd, clock: Clock) {
    this.#clock = clock;
    this.#alarm = new Alarm(clock, () => {
      this.#toldAt = clock.now();
      crowd.tellLobby({ type: 'lobbyChanged' });
    });
    crowd.onCrowd(() => this.#alarm.set((clock.now() + crowdPause) as Milliseconds));
  }

  announce(): void {
    this.#alarm.set(Math.max(this.#clock.now(), this.#toldAt + pause) as Milliseconds);
  }

  stop(): void {
    this.#alarm.stop();
  }
}
