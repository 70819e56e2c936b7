import { type BotId, type Face, positions, totals } from '@open-yatzy/rules';
import {
  type Advice,
  type Aim,
  adviserFor,
  forStopping,
  type Rests,
  solitaireOutcomes,
  stateOf,
  worthOfState,
} from '@open-yatzy/solver';
import { finalOf } from './master.ts';
import type { Position, Standing } from './position.ts';
import type { Adviser } from './solitaire.ts';

/** A turn as another seat sees it, which its throws may keep from winning. */
interface View {
  readonly viewer: number;
  readonly aim: Aim;
  /** None where the turn is looked at as a whole. */
  readonly adviser: Adviser | null;
  expected: number;
  advice: Advice;
}

/**
 * The luck of a game, in shares of a win: by how much each throw is worth more than it was expected to be, given what
 * was kept. Its mean is zero whatever bots do, so that a result without it is as true as the result, and has far less
 * spread. Worth is what the chance to win of each other seat loses by it, if the present turn is played to stop that
 * seat; the seat that throws gains it. How perfect solitaire play goes on is known, so that its turns are compared as
 * a whole with all that might have come of them.
 */
export class Luck {
  readonly #rests: Rests;
  readonly #shares: number[];
  readonly #bots: readonly BotId[];
  #seat = 0;
  #views: readonly View[] = [];

  /** `bots` by seat. */
  constructor(rests: Rests, bots: readonly BotId[]) {
    this.#rests = rests;
    this.#bots = bots;
    this.#shares = bots.map(() => 0);
  }

  /** By seat; they add up to 0. */
  get shares(): readonly number[] {
    return this.#shares;
  }

  begin(seat: number, seats: readonly Standing[]): void {
    const own = seats[seat];
    if (!own) throw new Error(`expected a seat, got ${seat}`);
    this.#seat = seat;
    const finals = seats.map((each) => finalOf(this.#rests, each));
    const position = { position: { card: own.card }, bonuses: own.bonuses };
    const outcomes = this.#bots[seat] === 'perfect' ? solitaireOutcomes(this.#rests.tables, own.card) : null;
    this.#views = finals.flatMap((stopped, viewer): readonly View[] => {
      if (viewer === seat) return [];
      const others = finals.filter((_, index) => index !== seat && index !== viewer);
      const aim = forStopping(this.#rests, position, { stopped, others });
      const adviser = outcomes ? null : adviserFor(aim, own.card);
      const expected =
        adviser?.().value ??
        (outcomes ?? []).reduce((sum, { slot, gain, chance }) => sum + chance * aim.worth(slot, gain), 0);
      return [{ viewer, aim, adviser, expected, advice: { value: expected, choices: [] } }];
    });
  }

  #add(viewer: number, luck: number): void {
    this.#shares[this.#seat] = (this.#shares[this.#seat] ?? 0) + luck;
    this.#shares[viewer] = (this.#shares[viewer] ?? 0) - luck;
  }

  thrown(position: Position): void {
    for (const view of this.#views) {
      if (!view.adviser) continue;
      view.advice = view.adviser(position);
      this.#add(view.viewer, view.advice.value - view.expected);
    }
  }

  kept({ dice }: Position, keep: Position['kept']): void {
    const faces = facesOf(positions.filter((at) => keep.includes(at)).map((at) => dice[at]));
    for (const view of this.#views) {
      if (!view.adviser) continue;
      const choice = view.advice.choices.find((each) => each.type === 'keep' && facesOf(each.keep) === faces);
      if (!choice) throw new Error(`expected a keep that may be kept, got ${keep} of ${dice}`);
      view.expected = choice.value;
    }
  }

  written(before: Standing, after: Standing): void {
    const { ruleSet, scoring } = this.#rests.tables;
    const pointsOf = ({ card, bonuses }: Standing) => {
      const { total, upperBonus } = totals(ruleSet, card, bonuses);
      return total - upperBonus;
    };
    const state = stateOf(ruleSet, scoring, after.card);
    for (const { viewer, aim, adviser, expected } of this.#views) {
      if (adviser) continue;
      this.#add(viewer, worthOfState(aim, state, pointsOf(after) - pointsOf(before)) - expected);
    }
  }
}

const facesOf = (dice: readonly Face[]) => [...dice].sort().join('');
