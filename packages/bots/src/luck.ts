import { type Face, positions } from '@open-yatzy/rules';
import { type Advice, type Rests, winChances } from '@open-yatzy/solver';
import { finalOf, winningAdviser } from './master.ts';
import type { Position, Standing } from './position.ts';
import type { Adviser } from './solitaire.ts';

/**
 * The luck of a game, in shares of a win: by how much each throw is worth more than it was expected to be, given what
 * was kept. Its mean is zero whatever bots do, so that a result without it is as true as the result, and has far less
 * spread. Worth is the chance to win by best play of the present turn; what a seat gains the others lose in
 * proportion to their chances.
 */
export class Luck {
  readonly #rests: Rests;
  readonly #shares: number[];
  #weights: readonly number[] = [];
  #adviser: Adviser = () => ({ value: 0, choices: [] });
  #expected = 0;
  #advice: Advice = { value: 0, choices: [] };

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
    this.#weights = this.#weightsFor(seat, seats);
    const others = seats.filter((_, index) => index !== seat);
    this.#adviser = winningAdviser(this.#rests, own, others);
    this.#expected = this.#adviser().value;
  }

  thrown(position: Position): void {
    this.#advice = this.#adviser(position);
    const luck = this.#advice.value - this.#expected;
    for (const [seat, weight] of this.#weights.entries())
      this.#shares[seat] = (this.#shares[seat] ?? 0) + luck * weight;
  }

  kept({ dice }: Position, keep: Position['kept']): void {
    const faces = facesOf(positions.filter((at) => keep.includes(at)).map((at) => dice[at]));
    const choice = this.#advice.choices.find((each) => each.type === 'keep' && facesOf(each.keep) === faces);
    if (!choice) throw new Error(`expected a keep that may be kept, got ${keep} of ${dice}`);
    this.#expected = choice.value;
  }

  #weightsFor(seat: number, seats: readonly Standing[]): readonly number[] {
    if (seats.length === 2) return seats.map((_, index) => (index === seat ? 1 : -1));
    const chances = winChances(seats.map((each) => finalOf(this.#rests, each)));
    const rest = chances.reduce((sum, chance, index) => sum + (index === seat ? 0 : chance), 0);
    return chances.map((chance, index) => (index === seat ? 1 : rest > 0 ? -chance / rest : 0));
  }
}

const facesOf = (dice: readonly Face[]) => [...dice].sort().join('');
