import type { GameReview } from '@open-yatzy/protocol';
import type { ExplainedSeat, MatchChances } from '@open-yatzy/solver';
import { Cancelled, type Solver } from '../solver/solver.ts';
import type { Game } from './game.ts';

/** The review of a game: the server's, and what it lacks worked out by the page's own solver. */
export class LookingBack {
  seats = $state.raw<readonly ExplainedSeat[] | null>(null);
  curve = $state.raw<readonly (MatchChances | null)[]>([]);
  /** Share of what is being worked out; null while nothing is. */
  share = $state.raw<number | null>(null);
  hasFailed = $state.raw(false);
  readonly #game: Game;

  constructor(game: Game, known: GameReview | null) {
    this.#game = game;
    this.seats = known?.seats ?? null;
    this.curve = known?.curve ?? [];
  }

  /** Works out what is missing: the review first, then the chances to win of the game's end. */
  async complete(solver: Solver): Promise<void> {
    const { ruleSet, turns } = this.#game;
    const about = { ruleSet, seats: this.#game.seats.length, turns };
    try {
      if (!this.seats) {
        this.share = 0;
        this.seats = await solver.ask({ type: 'review', ...about }, (_, share) => {
          this.share = share;
        });
        this.share = null;
      }
      if (!this.curve.some((each) => each !== null))
        this.curve = await solver.ask({ type: 'curve', ...about });
    } catch (error) {
      this.share = null;
      if (error instanceof Cancelled) return;
      this.hasFailed = true;
      console.error('the game could not be looked back on', error);
    }
  }
}
