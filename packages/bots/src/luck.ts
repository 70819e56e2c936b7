import { type Face, positions } from '@open-yatzy/rules';
import { type Advice, adviserFor, forStopping, type Rests } from '@open-yatzy/solver';
import { finalOf } from './master.ts';
import type { Position, Standing } from './position.ts';
import type { Adviser } from './solitaire.ts';

/** A turn as another seat sees it. */
interface View {
  readonly viewer: number;
  readonly adviser: Adviser;
  expected: number;
  advice: Advice;
}

/**
 * The luck of a game, in shares of a win: by how much each throw is worth more than it was expected to be, given what
 * was kept. Its mean is zero whatever bots do, so that a result without it is as true as the result, and has far less
 * spread. Worth is what the chance to win of each other seat loses by it, if the present turn is played to stop that
 * seat; the seat that throws gains it.
 */
export class Luck {
  readonly #rests: Rests;
  readonly #shares: number[];
  #seat = 0;
  #views: readonly View[] = [];

  constructor(rests: Rests, seats: number) {
    this.#rests = rests;
    this.#shares = Array.from({ length: seats }, () => 0);
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
    this.#views = finals.flatMap((stopped, viewer): readonly View[] => {
      if (viewer === seat) return [];
      const others = finals.filter((_, index) => index !== seat && index !== viewer);
      const adviser = adviserFor(forStopping(this.#rests, position, { stopped, others }), own.card);
      const { value } = adviser();
      return [{ viewer, adviser, expected: value, advice: { value, choices: [] } }];
    });
  }

  thrown(position: Position): void {
    for (const view of this.#views) {
      view.advice = view.adviser(position);
      const luck = view.advice.value - view.expected;
      this.#shares[this.#seat] = (this.#shares[this.#seat] ?? 0) + luck;
      this.#shares[view.viewer] = (this.#shares[view.viewer] ?? 0) - luck;
    }
  }

  kept({ dice }: Position, keep: Position['kept']): void {
    const faces = facesOf(positions.filter((at) => keep.includes(at)).map((at) => dice[at]));
    for (const view of this.#views) {
      const choice = view.advice.choices.find((each) => each.type === 'keep' && facesOf(each.keep) === faces);
      if (!choice) throw new Error(`expected a keep that may be kept, got ${keep} of ${dice}`);
      view.expected = choice.value;
    }
  }
}

const facesOf = (dice: readonly Face[]) => [...dice].sort().join('');
