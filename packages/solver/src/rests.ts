import { type Chances, Spread } from './chances.ts';
import { type SolveOptions, solveLevels } from './levels.ts';
import { type Plan, planOf } from './plan.ts';
import { outcomesOf } from './policy.ts';
import { type Position, placeOf } from './position.ts';
import { meansAt, packSlices, type Slices, sharesOf, slotBytes } from './slices.ts';
import { filledBoxes, type State, slotOf } from './states.ts';
import { bonusWithin, type Tables } from './tables.ts';
import { memoryOf, prepare, takenItems, valuesIn } from './worker.js';

/**
 * For every state, the distribution of the points still to come under perfect solitaire play: exact with at most two
 * boxes left, else by the means of slices. assembly/rests.ts says how they are made and read.
 */
export interface Rests {
  readonly tables: Tables;
  readonly slices: Slices;
  /** Exact rows by slot. */
  readonly rows: ReadonlyMap<number, Chances>;
}

/** Boxes left up to which rests are exact. */
const exactBoxes = 2;
/** More slices than this gain nothing that can be measured. */
const mostSlices = 24;
/** The slices of a rule set take at most this; its rows add 3 MB at most. */
const mostBytes = 26_500_000;
/** The parts of a workspace that have names take 72 kB; exact rows, made by one instance alone, the rest. */
const workspaceBytes = 1 << 23;

const rowsAtField = 16;

interface Layout {
  readonly plan: Plan;
  readonly slots: number;
  readonly count: number;
  readonly rowsAt: number;
  readonly slicesAt: number;
  /** Where the rows of the two kinds of full card stand. */
  readonly endsAt: number;
  readonly sharesAt: number;
}

function layoutOf({ scoring, states }: Tables): Layout {
  const solving = planOf(scoring, states);
  const slots = states.layers * states.stride;
  const count = Math.min(mostSlices, Math.floor(mostBytes / slots) - slotBytes(0));
  const rowsAt = solving.valuesAt + solving.valuesBytes;
  const slicesAt = rowsAt + slots * 4;
  const endsAt = Math.ceil((slicesAt + slots * count * 2) / 64) * 64;
  const sharesAt = endsAt + 64;
  const end = Math.ceil((sharesAt + count * 8) / 64) * 64;
  const bytes = solving.bytes.slice();
  new Int32Array(bytes.buffer).set([rowsAt, slicesAt, count, sharesAt], rowsAtField);
  const plan = { ...solving, bytes, valuesBytes: end - solving.valuesAt, workspaceBytes };
  return { plan, slots, count, rowsAt, slicesAt, endsAt, sharesAt };
}

/** Puts values, shares and the rests of full cards in place: nothing, or the upper bonus. */
function fill(memory: WebAssembly.Memory, tables: Tables, layout: Layout): void {
  const { plan, rowsAt, endsAt, slots, count, sharesAt } = layout;
  valuesIn(memory, plan).set(tables.values);
  new Float64Array(memory.buffer, sharesAt, count).set(sharesOf(count));
  const { firstLane, layers, stride } = tables.states;
  const rows = new Int32Array(memory.buffer, rowsAt, slots);
  const full = firstLane[63] ?? 0;
  for (const [isWon, points] of [0, tables.scoring.upperBonus.points].entries()) {
    const at = endsAt + isWon * 16;
    new Int32Array(memory.buffer, at, 2).set([points, 1]);
    new Float64Array(memory.buffer, at + 8, 1)[0] = 1;
    for (let slot = full + isWon; slot < layers * stride; slot += stride) {
      if (tables.values[slot] === points && isFullLayer(tables, Math.floor(slot / stride))) rows[slot] = at;
    }
  }
}

function isFullLayer({ scoring, states }: Tables, layer: number): boolean {
  const restFull = (1 << states.restBoxes) - 1;
  return (layer & restFull) === restFull && (scoring.statuses === 1 || layer > restFull);
}

function read(memory: WebAssembly.Memory, tables: Tables, layout: Layout): Rests {
  const rows = new Map<number, Chances>();
  for (const [slot, at] of new Int32Array(memory.buffer, layout.rowsAt, layout.slots).entries()) {
    if (at === 0) continue;
    const [from = 0, length = 0] = new Int32Array(memory.buffer, at, 2);
    rows.set(slot, { from, chances: new Float64Array(memory.buffer, at + 8, length).slice() });
  }
  const means = new Uint16Array(memory.buffer, layout.slicesAt, layout.slots * layout.count);
  return { tables, slices: packSlices(means, layout.count), rows };
}

/** Finds the rests of a rule set with rests.wasm in workers that share memory. Rejects as `solve` does. */
export async function findRests(tables: Tables, options: SolveOptions): Promise<Rests> {
  try {
    const layout = layoutOf(tables);
    const memory = memoryOf(layout.plan, options.workers.length);
    fill(memory, tables, layout);
    await solveLevels(layout.plan, { memory }, options);
    return read(memory, tables, layout);
  } finally {
    for (const worker of options.workers) worker.stop();
  }
}

/** Finds the rests of a rule set with rests.wasm where it is called: for a worker that cannot share memory. */
export function findRestsHere(tables: Tables, module: WebAssembly.Module): Rests {
  const layout = layoutOf(tables);
  const memory = memoryOf(layout.plan, 1);
  fill(memory, tables, layout);
  const share = { index: 0, of: 1 };
  const solveLevel = prepare({ type: 'prepare', module, plan: layout.plan, share, start: { memory } });
  for (let level = layout.plan.items.length - 2; level >= 0; level -= 1) {
    takenItems(memory)[0] = 0;
    solveLevel({ type: 'level', level, found: [] });
  }
  return read(memory, tables, layout);
}

function rowOfSlices(means: readonly number[], shares: Float64Array): Chances {
  const end = Math.ceil(means.at(-1) ?? 0) + 2;
  const from = Math.max(0, Math.floor(2 * (means[0] ?? 0) - (means[1] ?? 0)) - 1);
  const spreadEnd = Math.ceil(2 * end - (means.at(-2) ?? 0)) + 2;
  const chances = new Float64Array(spreadEnd - from);
  const add = (number: number, chance: number) => {
    chances[number - from] = (chances[number - from] ?? 0) + chance;
  };
  for (const [index, mean] of means.entries()) {
    const before = (mean - (means[index - 1] ?? Number.NEGATIVE_INFINITY)) / 2;
    const after = ((means[index + 1] ?? Number.POSITIVE_INFINITY) - mean) / 2;
    const width = Math.min(before, after, mean);
    const share = shares[index] ?? 0;
    if (width < 0.25) {
      const below = Math.floor(mean);
      add(below, share * (below + 1 - mean));
      add(below + 1, share * (mean - below));
      continue;
    }
    for (let number = Math.round(mean - width); number - 0.5 < mean + width; number += 1) {
      const held = Math.min(number + 0.5, mean + width) - Math.max(number - 0.5, mean - width);
      add(number, (share * held) / (2 * width));
    }
  }
  return { from, chances };
}

/** By place in a table, as stored: the upper bonus is in it once it is won. */
export function storedRest({ tables, slices, rows }: Rests, slot: number): Chances {
  const row = rows.get(slot);
  if (row) return row;
  const means = meansAt(slices, slot);
  const mean = means.reduce((sum, each, slice) => sum + each * (slices.shares[slice] ?? 0), 0);
  // Each is off by a little; all together need not be, since the value of the state is known.
  const off = (tables.values[slot] ?? Number.NaN) - mean;
  return rowOfSlices(
    means.map((each) => Math.max(0, each + off)),
    slices.shares,
  );
}

/** The distribution of the points still to come from a state: boxes, upper bonus if not yet won, bonuses beside. */
export function restOf(rests: Rests, state: State): Chances {
  const { from, chances } = storedRest(rests, slotOf(rests.tables.states, state));
  return { from: from - bonusWithin(rests.tables, state), chances };
}

/** The same from a position, within a turn too; throws as `advise` does for impossible ones. */
export function restFrom(rests: Rests, position: Position): Chances {
  const place = placeOf(rests.tables, position);
  if (place.isOver || place.roll === undefined) return restOf(rests, place.state);
  const all = new Spread();
  for (const { slot, gain, chance } of outcomesOf(rests.tables, place))
    all.add(storedRest(rests, slot), gain, chance);
  const { from, chances } = all.trimmed();
  return { from: from - bonusWithin(rests.tables, place.state), chances };
}

/** Whether the rest from a position is known exactly. */
export function isExact({ tables, rows }: Rests, position: Position): boolean {
  const { state, roll } = placeOf(tables, position);
  const left = tables.scoring.columns.length - filledBoxes(tables.states, state);
  return roll === undefined ? rows.has(slotOf(tables.states, state)) : left <= exactBoxes + 1;
}
