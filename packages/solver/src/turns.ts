import { nothing } from './keeps.ts';
import { planOf } from './plan.ts';
import { outcomesOf } from './policy.ts';
import { stateAt } from './states.ts';
import type { Tables } from './tables.ts';
import { memoryOf, valuesIn } from './worker.js';

/** What a turn can lead to: the place of the next state in a table, the points gained, and how likely that is. */
type Visit = (slot: number, gain: number, chance: number) => void;

/** Plays a turn from the state at that place with perfect solitaire play; the same outcome may be visited twice. */
export type PlayTurn = (slot: number, visit: Visit) => void;

/** Where the kernel writes what a turn leads to, in bytes from its workspace. */
interface Exports {
  readonly turn: (layer: number, lane: number, workspace: number) => number;
  readonly ENTRY_SLOTS: WebAssembly.Global<'i32'>;
  readonly ENTRY_GAINS: WebAssembly.Global<'i32'>;
  readonly ENTRY_CHANCES: WebAssembly.Global<'i32'>;
}

const mostEntries = 512;

/** Turns played by rests.wasm. */
export function turnsBy(module: WebAssembly.Module, tables: Tables): PlayTurn {
  const plan = planOf(tables.scoring, tables.states);
  const memory = memoryOf(plan, 1);
  valuesIn(memory, plan).set(tables.values);
  const workspace = plan.valuesAt + plan.valuesBytes;
  // The module is built with these.
  const kernel = new WebAssembly.Instance(module, { env: { memory } }).exports as unknown as Exports;
  const part = (offset: WebAssembly.Global<'i32'>) => workspace + offset.value;
  const slots = new Int32Array(memory.buffer, part(kernel.ENTRY_SLOTS), mostEntries);
  const gains = new Float64Array(memory.buffer, part(kernel.ENTRY_GAINS), mostEntries);
  const chances = new Float64Array(memory.buffer, part(kernel.ENTRY_CHANCES), mostEntries);
  const { stride } = tables.states;
  return (slot, visit) => {
    const entries = kernel.turn(Math.floor(slot / stride), slot % stride, workspace);
    for (let entry = 0; entry < entries; entry += 1) {
      const chance = chances[entry] ?? 0;
      if (chance > 0) visit(slots[entry] ?? -1, gains[entry] ?? 0, chance);
    }
  };
}

/** Turns played in plain TypeScript: several times slower, but there at once. */
export function turnsOf(tables: Tables): PlayTurn {
  return (slot, visit) => {
    const place = {
      state: stateAt(tables.states, slot),
      isOver: false,
      rollsLeft: 3,
      stand: nothing,
    } as const;
    for (const outcome of outcomesOf(tables, place)) visit(outcome.slot, outcome.gain, outcome.chance);
  };
}
