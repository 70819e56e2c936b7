/**
 * The exact solver's inner loops (AssemblyScript). Everything is f64, eight states ("lanes") of one layer at a time.
 *
 * For each state, after Verhoeff (1999) and Glenn:
 *   third roll    E[roll] = max over boxes of (points + value of the next state)
 *                 E[keep] = mean over the six faces of E[keep + face], from the rolls down to nothing
 *   second roll   best[keep] = max(E[keep], best[keep minus one die]), in place, from one die up to the rolls
 *   first roll    both lattices once more, then the mean over the 252 rolls
 * Either lattice has 1,260 edges. Where kept dice stand, the second decision depends on the first keep K:
 *   best_K[S] = max(E[K + S], best_K[S minus one die]), best_K[nothing] = max(E[K], E[nothing])
 *   value of K = mean over the throws S of all other dice of best_K[S]
 *
 * A value is what is still to come, and the upper bonus with it once it is won: the full card with the bonus is worth
 * the bonus, so no step asks for it. Values never fall with the upper total, nor with fiveOfAKind closed by its
 * points, so every roll can have the best box at 0 points, and only boxes that score need a look.
 *
 * Memory: the plan (src/plan.ts writes it; its header fields are named below), the values, and a workspace of rows
 * of eight values: 462 keeps in the order of src/keeps.ts, candidates [face][count] of the upper boxes, and, where
 * dice stand, twice 462 keeps more. Lists in the plan hold byte offsets of rows, as u16.
 *
 * Functions stay small and are called once a block: V8 replaces baseline code at calls, not in the middle of one.
 */

// Header of the plan: i32 fields from address 0.
const REST_BOXES: usize = 0; // number of lower boxes other than fiveOfAKind
const FIVE_STATUSES: usize = 4; // 1: no such box; 2: open, closed; 3: open, closed by 0, closed by its points
const LAYER_BYTES: usize = 8;
const VALUES: usize = 12;
const BLOCK_STARTS: usize = 16; // -> i32[8], by number of filled upper boxes
const BLOCKS: usize = 20; // -> per block: i32 faces open in any lane, u16[face][count][lane] lanes of the next states
const UPPER_ROLLS: usize = 24; // -> i32[face][count 1–4] -> u16 length, rolls
const REST_SCORES: usize = 28; // -> i32[box] -> groups: f64 points, u16 length, rolls; 0 points end them
const FIVE_ALIKE: usize = 32; // -> f64[status][face][16 columns], points
const BOUND: usize = 36; // -> i32[status]: whether five alike are bound to some boxes
const ONE_MORE: usize = 40; // -> u16[keep][6]
const ONE_LESS: usize = 44; // -> from the first keep of one die: u16 length, keeps
const CHANCES: usize = 48; // -> f64[keep]
const TOGETHER: usize = 52; // -> u16[keep][added]; 0 where kept dice may be released

const ROW: usize = 64; // bytes
const ROLLS: usize = 210 * ROW;
const KEEPS: usize = 462 * ROW;
const UPPER: usize = KEEPS;
const UPPER_FACE: usize = 6 * ROW;
const STANDING: usize = UPPER + 6 * UPPER_FACE;
const LATTICE: usize = STANDING + KEEPS;
const BLOCK_BYTES: usize = 4 + 36 * 8 * 2;
const STATUS_POINTS: usize = 6 * 16 * 8;
const FACE_POINTS: usize = 16 * 8;
const FIVE_COLUMN: usize = 15 * 8;

// What is being solved: a layer, and a block of it.
let rest: i32 = 0;
let status: i32 = 0;
let restOpen: i32 = 0;
let fiveOpen: bool = false;
let layerBytes: usize = 0;
let layer: usize = 0;
let workspace: usize = 0;
let values: usize = 0;
let upperOpen: i32 = 0;

function field(at: usize): usize {
  return load<i32>(at) as usize;
}

function isOpen(set: i32, index: i32): bool {
  return ((set >> index) & 1) !== 0;
}

/** End of a list of u16 that starts with its length. */
function endOf(list: usize): usize {
  return list + 2 + ((load<u16>(list) as usize) << 1);
}

/** Solves the states of a layer with that many upper boxes filled. */
export function solve(layerIndex: i32, filledUpper: i32, workspaceAt: usize): void {
  rest = load<i32>(REST_BOXES);
  status = layerIndex >> rest;
  restOpen = ~layerIndex & ((1 << rest) - 1);
  fiveOpen = status === 0 && load<i32>(FIVE_STATUSES) > 1;
  layerBytes = field(LAYER_BYTES);
  layer = field(VALUES) + (layerIndex as usize) * layerBytes;
  workspace = workspaceAt;
  const starts = field(BLOCK_STARTS) + ((filledUpper as usize) << 2);
  const end = load<i32>(starts, 4);
  for (let block = load<i32>(starts); block < end; block++) {
    values = layer + (block as usize) * ROW;
    solveBlock(field(BLOCKS) + (block as usize) * BLOCK_BYTES);
  }
}

function solveBlock(block: usize): void {
  upperCandidates(block);
  bestAtNoPoints();
  scoringBoxes();
  for (let face: i32 = 0; face < 6; face++) fiveAlike(face);
  expectations(workspace);
  if (field(TOGETHER) !== 0) {
    standingKeeps();
    bestKeeps(workspace + STANDING);
    meanOfRolls(workspace + STANDING);
  } else {
    bestKeeps(workspace);
    expectations(workspace);
    bestKeeps(workspace);
    meanOfRolls(workspace);
  }
}

/** Rows of the open upper boxes: points of `count` dice and the value of what follows. A closed box leads to −∞. */
function upperCandidates(block: usize): void {
  upperOpen = load<i32>(block);
  for (let face: i32 = 0; face < 6; face++) {
    if (!isOpen(upperOpen, face)) continue;
    for (let count: i32 = 0; count < 6; count++) {
      const points = ((face + 1) * count) as f64;
      const index = (face * 6 + count) as usize;
      const lanes = block + 4 + index * 16;
      const row = workspace + UPPER + index * ROW;
      for (let lane: usize = 0; lane < 8; lane++) {
        const next = load<u16>(lanes + (lane << 1)) as usize;
        store<f64>(row + (lane << 3), points + load<f64>(layer + (next << 3)));
      }
    }
  }
}

/** Gives every roll the best box at 0 points. */
function bestAtNoPoints(): void {
  const best = workspace + ROLLS;
  const none = f64x2.splat(-Infinity);
  for (let lane: usize = 0; lane < ROW; lane += 16) v128.store(best + lane, none);
  for (let face: i32 = 0; face < 6; face++) {
    if (isOpen(upperOpen, face)) raiseRow(best, workspace + UPPER + (face as usize) * UPPER_FACE);
  }
  for (let box: i32 = 0; box < rest; box++) {
    if (isOpen(restOpen, box)) raiseRow(best, values + (layerBytes << box));
  }
  if (fiveOpen) raiseRow(best, values + (layerBytes << rest));
  for (let row = best + ROW; row < workspace + KEEPS; row += ROW) memory.copy(row, best, ROW);
}

function raiseRow(row: usize, candidate: usize): void {
  for (let lane: usize = 0; lane < ROW; lane += 16) {
    v128.store(row + lane, f64x2.pmax(v128.load(row + lane), v128.load(candidate + lane)));
  }
}

function scoringBoxes(): void {
  for (let face: i32 = 0; face < 6; face++) {
    if (!isOpen(upperOpen, face)) continue;
    let list = field(UPPER_ROLLS) + (((face * 4) as usize) << 2);
    const candidates = workspace + UPPER + (face as usize) * UPPER_FACE;
    for (let count: usize = 1; count < 5; count++, list += 4)
      raiseRolls(field(list), candidates + count * ROW, 0);
  }
  for (let box: i32 = 0; box < rest; box++) {
    if (!isOpen(restOpen, box)) continue;
    let group = field(field(REST_SCORES) + ((box as usize) << 2));
    for (let points = load<f64>(group); points > 0; points = load<f64>(group)) {
      raiseRolls(group + 8, values + (layerBytes << box), points);
      group = (endOf(group + 8) + 7) & ~7;
    }
  }
}

/** Raises the rows of a list of rolls to a row of values with points added. */
function raiseRolls(list: usize, row: usize, points: f64): void {
  const plus = f64x2.splat(points);
  const a = f64x2.add(v128.load(row), plus);
  const b = f64x2.add(v128.load(row, 16), plus);
  const c = f64x2.add(v128.load(row, 32), plus);
  const d = f64x2.add(v128.load(row, 48), plus);
  const end = endOf(list);
  for (let at = list + 2; at < end; at += 2) {
    const roll = workspace + (load<u16>(at) as usize);
    v128.store(roll, f64x2.pmax(v128.load(roll), a));
    v128.store(roll, f64x2.pmax(v128.load(roll, 16), b), 16);
    v128.store(roll, f64x2.pmax(v128.load(roll, 32), c), 32);
    v128.store(roll, f64x2.pmax(v128.load(roll, 48), d), 48);
  }
}

/** Five alike, box by box: what they bring depends on fiveOfAKind, and they may be bound to some boxes. */
function fiveAlike(face: i32): void {
  const points = field(FIVE_ALIKE) + (status as usize) * STATUS_POINTS + (face as usize) * FACE_POINTS;
  const bound = load<i32>(field(BOUND) + ((status as usize) << 2)) !== 0;
  const none = f64x2.splat(-Infinity);
  for (let lane: usize = 0; lane < ROW; lane += 16) {
    let matching = none;
    let otherUpper = none;
    for (let own: i32 = 0; own < 6; own++) {
      if (!isOpen(upperOpen, own)) continue;
      const count = own === face ? 5 : 0;
      // The candidate holds the points of the dice that count.
      const extra = (load<f64>(points + ((own as usize) << 3)) - count * (own + 1)) as f64;
      const candidate = v128.load(workspace + UPPER + ((own * 6 + count) as usize) * ROW + lane);
      const value = f64x2.add(candidate, f64x2.splat(extra));
      if (own === face) matching = value;
      else otherUpper = f64x2.pmax(otherUpper, value);
    }
    const lower = fiveAlikeBelow(points, lane);
    const elsewhere = bound && (restOpen !== 0 || fiveOpen) ? lower : f64x2.pmax(otherUpper, lower);
    const best = bound
      ? v128.bitselect(matching, elsewhere, f64x2.gt(matching, none))
      : f64x2.pmax(matching, elsewhere);
    v128.store(workspace + ROLLS + (face as usize) * ROW + lane, best);
  }
}

function fiveAlikeBelow(points: usize, lane: usize): v128 {
  let best = f64x2.splat(-Infinity);
  for (let box: i32 = 0; box < rest; box++) {
    if (!isOpen(restOpen, box)) continue;
    const value = v128.load(values + (layerBytes << box) + lane);
    best = f64x2.pmax(best, f64x2.add(value, v128.load64_splat(points + (((box + 6) as usize) << 3))));
  }
  if (!fiveOpen) return best;
  const layersOn = ((load<i32>(FIVE_STATUSES) - 1) << rest) as usize;
  const value = v128.load(values + layersOn * layerBytes + lane);
  return f64x2.pmax(best, f64x2.add(value, v128.load64_splat(points + FIVE_COLUMN)));
}

/** E of every keep of less than five dice. */
function expectations(rows: usize): void {
  const sixth = f64x2.splat(1.0 / 6.0);
  let list = field(ONE_MORE) + 210 * 12;
  for (let row = rows + ROLLS; row > rows; ) {
    row -= ROW;
    list -= 12;
    let more = rows + (load<u16>(list) as usize);
    let a = v128.load(more);
    let b = v128.load(more, 16);
    let c = v128.load(more, 32);
    let d = v128.load(more, 48);
    for (let at = list + 2; at < list + 12; at += 2) {
      more = rows + (load<u16>(at) as usize);
      a = f64x2.add(a, v128.load(more));
      b = f64x2.add(b, v128.load(more, 16));
      c = f64x2.add(c, v128.load(more, 32));
      d = f64x2.add(d, v128.load(more, 48));
    }
    v128.store(row, f64x2.mul(a, sixth));
    v128.store(row, f64x2.mul(b, sixth), 16);
    v128.store(row, f64x2.mul(c, sixth), 32);
    v128.store(row, f64x2.mul(d, sixth), 48);
  }
}

/** Turns E into best. */
function bestKeeps(rows: usize): void {
  let list = field(ONE_LESS);
  for (let row = rows + ROW; row < rows + KEEPS; row += ROW) {
    const end = endOf(list);
    let a = v128.load(row);
    let b = v128.load(row, 16);
    let c = v128.load(row, 32);
    let d = v128.load(row, 48);
    for (list += 2; list < end; list += 2) {
      const less = rows + (load<u16>(list) as usize);
      a = f64x2.pmax(a, v128.load(less));
      b = f64x2.pmax(b, v128.load(less, 16));
      c = f64x2.pmax(c, v128.load(less, 32));
      d = f64x2.pmax(d, v128.load(less, 48));
    }
    v128.store(row, a);
    v128.store(row, b, 16);
    v128.store(row, c, 32);
    v128.store(row, d, 48);
  }
}

/** The mean over the first roll: the values of the block. */
function meanOfRolls(rows: usize): void {
  let a = f64x2.splat(0);
  let b = a;
  let c = a;
  let d = a;
  let chance = field(CHANCES) + 210 * 8;
  for (let row = rows + ROLLS; row < rows + KEEPS; row += ROW, chance += 8) {
    const weight = v128.load64_splat(chance);
    a = f64x2.add(a, f64x2.mul(weight, v128.load(row)));
    b = f64x2.add(b, f64x2.mul(weight, v128.load(row, 16)));
    c = f64x2.add(c, f64x2.mul(weight, v128.load(row, 32)));
    d = f64x2.add(d, f64x2.mul(weight, v128.load(row, 48)));
  }
  v128.store(values, a);
  v128.store(values, b, 16);
  v128.store(values, c, 32);
  v128.store(values, d, 48);
}

/** Number of keeps of at most that many dice. */
function keepsUpTo(size: i32): usize {
  if (size === 0) return 1;
  if (size === 1) return 7;
  if (size === 2) return 28;
  if (size === 3) return 84;
  return size === 4 ? 210 : 462;
}

/** Values of the first keeps where dice stand; keeping all five is writing. */
function standingKeeps(): void {
  let together = field(TOGETHER);
  let result = workspace + STANDING;
  for (let size: i32 = 0; size < 5; size++) {
    for (const end = workspace + STANDING + keepsUpTo(size) * ROW; result < end; result += ROW) {
      standingKeep(together, 5 - size, result);
      together += keepsUpTo(5 - size) << 1;
    }
  }
  memory.copy(result, workspace + ROLLS, KEEPS - ROLLS);
}

function standingKeep(together: usize, thrown: i32, result: usize): void {
  const lattice = workspace + LATTICE;
  let sum = together;
  memory.copy(lattice, workspace + (load<u16>(sum) as usize), ROW);
  raiseRow(lattice, workspace);
  const complete = lattice + keepsUpTo(thrown - 1) * ROW;
  const end = lattice + keepsUpTo(thrown) * ROW;
  let list = field(ONE_LESS);
  let chance = field(CHANCES) + 8;
  let meanA = f64x2.splat(0);
  let meanB = meanA;
  let meanC = meanA;
  let meanD = meanA;
  for (let row = lattice + ROW; row < end; row += ROW, chance += 8) {
    sum += 2;
    const own = workspace + (load<u16>(sum) as usize);
    const listEnd = endOf(list);
    let a = v128.load(own);
    let b = v128.load(own, 16);
    let c = v128.load(own, 32);
    let d = v128.load(own, 48);
    for (list += 2; list < listEnd; list += 2) {
      const less = lattice + (load<u16>(list) as usize);
      a = f64x2.pmax(a, v128.load(less));
      b = f64x2.pmax(b, v128.load(less, 16));
      c = f64x2.pmax(c, v128.load(less, 32));
      d = f64x2.pmax(d, v128.load(less, 48));
    }
    if (row < complete) {
      v128.store(row, a);
      v128.store(row, b, 16);
      v128.store(row, c, 32);
      v128.store(row, d, 48);
    } else {
      const weight = v128.load64_splat(chance);
      meanA = f64x2.add(meanA, f64x2.mul(weight, a));
      meanB = f64x2.add(meanB, f64x2.mul(weight, b));
      meanC = f64x2.add(meanC, f64x2.mul(weight, c));
      meanD = f64x2.add(meanD, f64x2.mul(weight, d));
    }
  }
  v128.store(result, meanA);
  v128.store(result, meanB, 16);
  v128.store(result, meanC, 32);
  v128.store(result, meanD, 48);
}
