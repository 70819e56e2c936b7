/** A distribution over whole numbers of points. */
export interface Chances {
  /** The number of points that `chances[0]` belongs to. */
  readonly from: number;
  /** `chances[i]`: the chance of `from + i` points. */
  readonly chances: Float64Array;
}

/** Chances that are dropped where they stand at an end. */
export const negligible = 1e-16;

export const sumOf = (chances: Float64Array): number => chances.reduce((sum, each) => sum + each, 0);

/** Mean and standard deviation, in points. */
export function momentsOf({ from, chances }: Chances): { readonly mean: number; readonly deviation: number } {
  const moment = (power: number, about: number) =>
    chances.reduce((sum, each, at) => sum + each * (from + at - about) ** power, 0);
  const mean = moment(1, 0);
  return { mean, deviation: Math.sqrt(moment(2, mean)) };
}

/** The smallest total that is not exceeded with at least that chance. */
export function quantileOf({ from, chances }: Chances, share: number): number {
  let below = 0;
  const at = chances.findIndex((each) => {
    below += each;
    return below >= share;
  });
  return from + (at < 0 ? chances.length - 1 : at);
}

/** The chance to end with at least that total. */
export function chanceOfReaching({ from, chances }: Chances, total: number): number {
  return sumOf(chances.subarray(Math.max(0, total - from)));
}

/** Chances by points, kept in a range that grows as needed. */
export class Spread {
  #from = 0;
  #chances = new Float64Array(0);

  get from(): number {
    return this.#from;
  }

  get chances(): Float64Array {
    return this.#chances;
  }

  #reach(from: number, end: number): void {
    const ownEnd = this.#from + this.#chances.length;
    if (this.#chances.length > 0 && from >= this.#from && end <= ownEnd) return;
    // Room for what comes next, since ranges grow many times.
    const room = this.#chances.length >> 3;
    const [newFrom, newEnd] =
      this.#chances.length > 0
        ? [from < this.#from ? from - room : this.#from, end > ownEnd ? end + room : ownEnd]
        : [from, end];
    const grown = new Float64Array(newEnd - newFrom);
    if (this.#chances.length > 0) grown.set(this.#chances, this.#from - newFrom);
    this.#from = newFrom;
    this.#chances = grown;
  }

  /** Adds another spread, moved on by some points, with a weight. */
  add(other: Chances, points: number, weight: number): void {
    const { chances } = other;
    this.#reach(other.from + points, other.from + points + chances.length);
    const own = this.#chances;
    const shift = other.from + points - this.#from;
    for (let at = 0; at < chances.length; at += 1)
      own[at + shift] = (own[at + shift] ?? 0) + weight * (chances[at] ?? 0);
  }

  /** The spread without its negligible ends. */
  trimmed(): Chances {
    const first = this.#chances.findIndex((each) => each > negligible);
    const last = this.#chances.findLastIndex((each) => each > negligible);
    return {
      from: this.#from + Math.max(0, first),
      chances: this.#chances.subarray(Math.max(0, first), last + 1),
    };
  }
}
