import { faces } from '@open-yatzy/rules';
import { chance, firstRoll, keepCount, keeps, oneLess, oneMore, together } from './keeps.ts';
import type { Scoring } from './scoring.ts';
import { bitsOf, laneOf, type States } from './states.ts';

/**
 * The kernel's memory: a header of i32 fields, the tables they point to, the values, a workspace an instance.
 * The fields and formats are those that the kernel's source names. All addresses and sizes are bytes.
 */
export interface Plan {
  readonly bytes: Uint8Array;
  readonly valuesAt: number;
  readonly valuesBytes: number;
  readonly workspaceBytes: number;
  /** The plan's share of the table's layout, as in states.ts. */
  readonly stride: number;
  readonly blockStarts: readonly number[];
  /** `items[level]`: the layers and numbers of filled upper boxes with that many boxes filled, `layer << 3 | number`. */
  readonly items: readonly Uint32Array[];
}

const rowBytes = 64;
const laneCount = 8;
const headerBytes = 128;
const fiveAlikeColumns = 16;
/** Three sets of keep rows and the candidate rows; rounded up to a page. */
const workspaceBytes = Math.ceil(((3 * keepCount + 36) * rowBytes) / 4096) * 4096;

/** Appends tables to a growing memory image and gives their addresses. */
class Image {
  #bytes = new Uint8Array(1 << 19);
  #end = headerBytes;

  add(table: Uint16Array | Int32Array | Float64Array): number {
    const at = Math.ceil(this.#end / 8) * 8;
    this.#end = at + table.byteLength;
    if (this.#end > this.#bytes.length)
      throw new Error(`expected a plan of at most ${this.#bytes.length} bytes, got ${this.#end}`);
    this.#bytes.set(new Uint8Array(table.buffer, table.byteOffset, table.byteLength), at);
    return at;
  }

  /** The image with its header, which may name the end. */
  finish(header: (end: number) => readonly number[]): Uint8Array {
    const end = Math.ceil(this.#end / 64) * 64;
    new Int32Array(this.#bytes.buffer).set(header(end));
    return this.#bytes.subarray(0, end);
  }
}

const offsets = (rows: Iterable<number>) => Uint16Array.from(rows, (row) => row * rowBytes);

const counted = (rows: readonly number[]) => Uint16Array.of(rows.length, ...offsets(rows));

const rollsWhere = (test: (roll: number) => boolean): readonly number[] =>
  keeps.map((_, keep) => keep).filter((keep) => keep >= firstRoll + faces.length && test(keep));

/** For each block of eight lanes: the faces open in any of them, and where each count of each face leads. */
function blockTable(states: States): Uint16Array {
  const words = 2 + faces.length * 6 * laneCount;
  const table = new Uint16Array((states.closed / laneCount) * words).fill(states.closed);
  for (let block = 0; block < table.length; block += words) table.fill(0, block, block + 2);
  for (const [set, { smallest }] of states.classes.entries()) {
    for (const [index, total] of smallest.entries()) {
      const lane = (states.firstLane[set] ?? 0) + index;
      const block = Math.floor(lane / laneCount) * words;
      for (const face of faces) {
        if ((set >> (face - 1)) & 1) continue;
        table[block] = (table[block] ?? 0) | (1 << (face - 1));
        for (let count = 0; count < 6; count += 1) {
          const next = laneOf(states, set | (1 << (face - 1)), total + count * face);
          table[block + 2 + ((face - 1) * 6 + count) * laneCount + (lane % laneCount)] = next;
        }
      }
    }
  }
  return table;
}

/** The rolls of each number of points that a lower box can bring, five alike aside; 0 points end the list. */
function scoreGroups(points: Float64Array): Float64Array {
  const distinct = [...new Set(points.subarray(faces.length))].filter((each) => each > 0);
  const groups = distinct.map((each) => {
    const list = counted(rollsWhere((roll) => points[roll - firstRoll] === each));
    const group = new Uint8Array(8 + Math.ceil(list.byteLength / 8) * 8);
    new Float64Array(group.buffer, 0, 1)[0] = each;
    group.set(new Uint8Array(list.buffer), 8);
    return group;
  });
  const bytes = new Uint8Array(groups.reduce((sum, { length }) => sum + length, 8));
  let at = 0;
  for (const group of groups) {
    bytes.set(group, at);
    at += group.length;
  }
  return new Float64Array(bytes.buffer);
}

function fiveAlikeTable({ fiveAlike, columns, restBoxes }: Scoring): Float64Array {
  const table = new Float64Array(fiveAlike.length * faces.length * fiveAlikeColumns);
  for (const [status, byFace] of fiveAlike.entries()) {
    for (const [face, points] of byFace.entries()) {
      const row = (status * faces.length + face) * fiveAlikeColumns;
      table.set(points.subarray(0, faces.length + restBoxes), row);
      if (columns.length > faces.length + restBoxes) table[row + fiveAlikeColumns - 1] = points.at(-1) ?? 0;
    }
  }
  return table;
}

function itemsByLevel({ layers, restBoxes }: States, boxes: number): readonly Uint32Array[] {
  const levels: number[][] = Array.from({ length: boxes + 1 }, () => []);
  for (let layer = 0; layer < layers; layer += 1) {
    const lower = bitsOf(layer & ((1 << restBoxes) - 1)) + (layer >> restBoxes > 0 ? 1 : 0);
    for (let upper = 0; upper <= faces.length; upper += 1) levels[lower + upper]?.push((layer << 3) | upper);
  }
  return levels.map((items) => Uint32Array.from(items));
}

export function planOf(scoring: Scoring, states: States): Plan {
  const image = new Image();
  const upperLists = faces.flatMap((face) =>
    [1, 2, 3, 4].map((count) =>
      image.add(
        counted(rollsWhere((roll) => keeps[roll]?.filter((shown) => shown === face).length === count)),
      ),
    ),
  );
  const restLists = scoring.plain
    .slice(faces.length, faces.length + scoring.restBoxes)
    .map((points) => image.add(scoreGroups(points)));
  const lessLists = oneLess.slice(1).flatMap((less) => [...counted([...less])]);
  const tables = [
    image.add(Int32Array.from(states.blockStarts)),
    image.add(blockTable(states)),
    image.add(Int32Array.from(upperLists)),
    image.add(Int32Array.from(restLists)),
    image.add(fiveAlikeTable(scoring)),
    image.add(Int32Array.from(scoring.bound, Number)),
    image.add(offsets(oneMore.flatMap((more) => [...more]))),
    image.add(Uint16Array.from(lessLists)),
    image.add(chance),
    scoring.keptDice === 'stand'
      ? image.add(offsets(together.slice(0, firstRoll).flatMap((sums) => [...sums])))
      : 0,
  ];
  const bytes = image.finish((valuesAt) => [
    scoring.restBoxes,
    scoring.statuses,
    states.stride * Float64Array.BYTES_PER_ELEMENT,
    valuesAt,
    ...tables,
  ]);
  return {
    bytes,
    valuesAt: bytes.length,
    valuesBytes: states.layers * states.stride * 8,
    workspaceBytes,
    stride: states.stride,
    blockStarts: states.blockStarts,
    items: itemsByLevel(states, scoring.columns.length),
  };
}
