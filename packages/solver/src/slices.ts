/**
 * The means of the slices of each rest (`sharesOf`), ascending, in `count + 2` bytes a slot:
 *
 *   u16 the first, in eighths of a point;  u8 unit of the steps, in 64ths of a point;  u8 steps to each of the others
 *
 * The unit is the least in which the widest step can be said. Each step is to the mean from where the steps before it
 * have led, so that no mean is off by more than half a unit: an eighth of a point where the widest step is 64.
 */
export interface Slices {
  /** Slices a slot. */
  readonly count: number;
  /** Of each its chance. */
  readonly shares: Float64Array;
  readonly packed: Uint8Array;
}

const eighths = 8;
const units = 64;
const widestStep = 255;

/**
 * The chance of each slice: thin ones at both ends, since what lies far out decides between many seats and cannot be
 * told from the mean of a thick one. They are even steps of u² (3 − 2u).
 */
export function sharesOf(count: number): Float64Array {
  const below = (slices: number) => (slices / count) ** 2 * (3 - (2 * slices) / count);
  return Float64Array.from({ length: count }, (_, slice) => below(slice + 1) - below(slice));
}

export const slotBytes = (count: number): number => count + 2;

/** Packs `means[slot · count + k]`, in eighths of a point. */
export function packSlices(means: Uint16Array, count: number): Slices {
  const stride = slotBytes(count);
  const packed = new Uint8Array((means.length / count) * stride);
  for (let at = 0, from = 0; from < means.length; at += stride, from += count) {
    const first = means[from] ?? 0;
    let widest = 0;
    for (let k = from + 1; k < from + count; k += 1)
      widest = Math.max(widest, (means[k] ?? 0) - (means[k - 1] ?? 0));
    // One more, since a step may also make up for half a unit.
    const unit = Math.max(1, Math.ceil(((widest / eighths) * units) / (widestStep - 1)));
    packed[at] = first & 255;
    packed[at + 1] = first >> 8;
    packed[at + 2] = unit;
    let reached = (first / eighths) * units;
    for (let k = 1; k < count; k += 1) {
      const step = Math.max(0, Math.round((((means[from + k] ?? 0) / eighths) * units - reached) / unit));
      packed[at + 2 + k] = step;
      reached += step * unit;
    }
  }
  return { count, shares: sharesOf(count), packed };
}

/** The means at a slot, in points. */
export function meansAt({ count, packed }: Slices, slot: number): readonly number[] {
  const at = slot * slotBytes(count);
  const unit = (packed[at + 2] ?? 0) / units;
  let mean = ((packed[at] ?? 0) + 256 * (packed[at + 1] ?? 0)) / eighths;
  const means = [mean];
  for (let k = 1; k < count; k += 1) {
    mean += unit * (packed[at + 2 + k] ?? 0);
    means.push(mean);
  }
  return means;
}
