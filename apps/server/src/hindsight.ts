import { type MatchId, type Seq, turnsOf } from '@open-yatzy/match';
import type { Analysis, GameReview } from '@open-yatzy/protocol';
import type { RuleSet } from '@open-yatzy/rules';
import type { SeatPosition } from '@open-yatzy/solver';
import type { Knowledge } from './knowledge.ts';
import type { Matches } from './matches/matches.ts';
import type { Played } from './reviewer-worker.ts';

/** Reviews that are kept, since a game is looked at by several people and step by step. */
const mostKept = 100;

interface Kept {
  readonly review: Promise<GameReview>;
  readonly hasCurve: boolean;
}

/** What perfect play says of positions and of finished matches, by what the server has found out. */
export class Hindsight {
  readonly #matches: Matches;
  readonly #knowledge: Knowledge;
  readonly #onReview: (match: MatchId, review: GameReview) => void;
  readonly #kept = new Map<MatchId, Kept>();

  /** `onReview` hears of a review that is made anew. */
  constructor(
    matches: Matches,
    knowledge: Knowledge,
    onReview: (match: MatchId, review: GameReview) => void,
  ) {
    this.#matches = matches;
    this.#knowledge = knowledge;
    this.#onReview = onReview;
  }

  /** Null until the tables are there. Rejects for impossible positions. */
  async analysis(ruleSet: RuleSet, seat: SeatPosition): Promise<Analysis | null> {
    const { tables, rests } = this.#knowledge.mindFor(ruleSet, 'perfect');
    return tables && this.#knowledge.analysis({ ruleSet, seat, hasRests: rests !== null });
  }

  /** Null until the tables are there, and for a match that is not finished. */
  async review(match: MatchId): Promise<GameReview | null> {
    const state = await this.#matches.load(match);
    if (state?.phase !== 'finished') return null;
    const { tables, rests } = this.#knowledge.mindFor(state.ruleSet, 'master');
    if (!tables) return null;
    const kept = this.#kept.get(match);
    if (kept && (kept.hasCurve || !rests)) return kept.review;
    const review = this.#make(match, {
      ruleSet: state.ruleSet,
      seats: state.seats.length,
      hasCurve: rests !== null,
    });
    this.#keep(match, { review, hasCurve: rests !== null });
    return review;
  }

  async #make(match: MatchId, played: Omit<Played, 'turns'>): Promise<GameReview> {
    try {
      const turns = turnsOf(await this.#matches.events(match, 0 as Seq));
      const review = await this.#knowledge.review({ ...played, turns });
      this.#onReview(match, review);
      return review;
    } catch (error) {
      this.#kept.delete(match);
      throw error;
    }
  }

  #keep(match: MatchId, found: Kept): void {
    const [oldest] = this.#kept.keys();
    if (oldest !== undefined && this.#kept.size >= mostKept) this.#kept.delete(oldest);
    this.#kept.set(match, found);
  }
}
