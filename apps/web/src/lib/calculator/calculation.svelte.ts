import type { RuleSet } from '@open-yatzy/rules';
import type { Answer, Ending, SeatPosition } from '@open-yatzy/solver';
import { Cancelled, type Solver } from '../solver/solver.ts';

/** Open boxes up to which an ending is found in a moment, unasked. */
const quick = 8;

/** What is being worked out for the position in the fields, by the page's own solver. */
export class Calculation {
  answer: Answer | null = $state.raw(null);
  ending: Ending | null = $state.raw(null);
  /** Share of the work done while there is something to wait for. */
  tables: number | null = $state.raw(null);
  endingShare: number | null = $state.raw(null);
  trouble: 'none' | 'cancelled' | 'failed' = $state.raw('none');
  readonly #solver: Solver;
  #latest = 0;

  constructor(solver: Solver, known: { readonly answer: Answer; readonly ending: Ending | null } | null) {
    this.#solver = solver;
    this.answer = known?.answer ?? null;
    this.ending = known?.ending ?? null;
  }

  /** Works out a position; whatever was asked before it no longer counts. */
  async ask(ruleSet: RuleSet, seat: SeatPosition): Promise<void> {
    const turn = ++this.#latest;
    if (this.endingShare !== null) this.#solver.cancel();
    this.endingShare = null;
    this.trouble = 'none';
    try {
      const answer = await this.#solver.ask({ type: 'answer', ruleSet, seat }, (_, share) => {
        if (turn !== this.#latest) return;
        this.tables = share;
        // What the server said of the first position stands while the page catches up; of any other it says nothing.
        if (turn > 1) this.answer = null;
      });
      if (turn !== this.#latest) return;
      this.answer = answer;
      this.tables = null;
      const isQuick = ruleSet.boxes.length - Object.keys(seat.position.card).length <= quick;
      this.ending = null;
      if (isQuick) await this.askEnding(ruleSet, seat);
    } catch (error) {
      if (turn === this.#latest) this.#failed(error);
    }
  }

  async askEnding(ruleSet: RuleSet, seat: SeatPosition): Promise<void> {
    const turn = this.#latest;
    this.endingShare = 0;
    try {
      const ending = await this.#solver.ask({ type: 'ending', ruleSet, seat }, (stage, share) => {
        if (turn === this.#latest && stage === 'question') this.endingShare = share;
      });
      if (turn !== this.#latest) return;
      this.ending = ending;
      this.endingShare = null;
    } catch (error) {
      if (turn === this.#latest) this.#failed(error);
    }
  }

  cancel(): void {
    this.#solver.cancel();
  }

  /** Nothing can be said of what is in the fields. */
  clear(): void {
    this.#latest += 1;
    if (this.endingShare !== null) this.#solver.cancel();
    this.answer = null;
    this.ending = null;
    this.tables = null;
    this.endingShare = null;
  }

  #failed(error: unknown): void {
    this.tables = null;
    this.endingShare = null;
    this.trouble = error instanceof Cancelled ? 'cancelled' : 'failed';
    if (this.trouble === 'failed') console.error('the position could not be worked out', error);
  }
}
