/**
 * Distributions of what is still to come under perfect solitaire play (AssemblyScript), one state at a time:
 *
 *   D(s)[x] = Σ over (next state n, points p) of q(n, p) · D(n)[x − p]
 *
 * with q the chance that the turn from s ends so. It is found by pushing chances forward through the decisions of the
 * turn, whose values follow from the solved values as in kernel.ts. As there, the upper bonus is within the rest of a
 * state that has won it.
 *
 * With at most two boxes left D is kept exactly, as a row: i32 from, i32 length, f64 chances. Else it is kept as
 * slices of chances that the plan gives, each by its mean in eighths of a point, as u16. A slice is read as spread
 * evenly around its mean, as far as the nearer midpoint with a neighbour; a narrower one than half a point is split
 * between two numbers.
 *
 * Memory: plan and values as for kernel.ts; per slot an address of its row, or 0, and its slices; a workspace an
 * instance, behind whose named parts stand the rows that the instance has made.
 */

// Header of the plan, as in kernel.ts.
const REST_BOXES: usize = 0;
const FIVE_STATUSES: usize = 4;
const LAYER_BYTES: usize = 8;
const VALUES: usize = 12;
const BLOCK_STARTS: usize = 16;
const BLOCKS: usize = 20;
const UPPER_ROLLS: usize = 24;
const REST_SCORES: usize = 28;
const FIVE_ALIKE: usize = 32;
const BOUND: usize = 36;
const ONE_MORE: usize = 40;
const ONE_LESS: usize = 44;
const CHANCES: usize = 48;
const TOGETHER: usize = 52;
// The header of the rests.
const ROWS_AT: usize = 64; // -> i32[slot]
const SLICES_AT: usize = 68; // -> u16[slot][slices]
const SLICES: usize = 72;
const SHARES: usize = 76; // -> f64[slices]: the chance of each

const BLOCK_BYTES: usize = 4 + 36 * 8 * 2;
const STATUS_POINTS: usize = 6 * 16 * 8;
const FACE_POINTS: usize = 16 * 8;
const FIVE_COLUMN: usize = 15 * 8;
const FIRST_ROLL: i32 = 210;
const KEEPS: i32 = 462;
/** From a row's offset in the plan's lists, 64 bytes a row, to an index. */
const ROW_SHIFT: i32 = 6;
const EXACT_BOXES: i32 = 2;
const EIGHTHS: f64 = 8;

// Parts of the workspace.
const ARRAY: usize = 464 * 8; // f64 a keep
const INDEXES: usize = 464 * 2; // u16 a keep
const HEADER: usize = 16; // i32: where the next row goes
const THIRD: usize = HEADER;
const SECOND: usize = THIRD + ARRAY;
const BEST: usize = SECOND + ARRAY;
const CHANCE: usize = BEST + ARRAY;
const KEPT: usize = CHANCE + ARRAY;
const THIRD_CHOICE: usize = KEPT + ARRAY;
const SECOND_CHOICE: usize = THIRD_CHOICE + INDEXES;
const LATTICE_CHOICE: usize = SECOND_CHOICE + INDEXES;
const ENTRY: usize = LATTICE_CHOICE + INDEXES; // of a roll: what it is written as
export const ENTRY_SLOTS: usize = ENTRY + INDEXES; // i32 an entry
export const ENTRY_GAINS: usize = ENTRY_SLOTS + 512 * 4; // f64
export const ENTRY_CHANCES: usize = ENTRY_GAINS + 512 * 8; // f64
const SUM: usize = ENTRY_CHANCES + 512 * 8; // f64 a number of points: chances
const STEPS: usize = SUM + 2048 * 8; // f64 a number of points: steps between evenly spread chances
export const ROWS: usize = STEPS + 2048 * 8;

let rest: i32 = 0;
let status: i32 = 0;
let restOpen: i32 = 0;
let fiveOpen: bool = false;
let upperOpen: i32 = 0;
let stride: i32 = 0;
let layerSlot: i32 = 0;
let slot: i32 = 0;
let lanes: usize = 0;
let workspace: usize = 0;
let entries: i32 = 0;
let lowest: i32 = 0;
let highest: i32 = 0;

function field(at: usize): usize {
  return load<i32>(at) as usize;
}

function isOpen(set: i32, index: i32): bool {
  return ((set >> index) & 1) !== 0;
}

function at(array: usize, index: i32): usize {
  return workspace + array + ((index as usize) << 3);
}

function indexAt(array: usize, index: i32): usize {
  return workspace + array + ((index as usize) << 1);
}

function solvedValue(next: i32): f64 {
  return load<f64>(field(VALUES) + ((next as usize) << 3));
}

/** Where a rest goes on: the lane after `count` dice of a face are written. */
function nextLane(face: i32, count: i32): i32 {
  return load<u16>(lanes + (((face * 6 + count) * 8) << 1)) as i32;
}

/** Finds the rests of the states of a layer with that many upper boxes filled. */
export function solve(layerIndex: i32, filledUpper: i32, workspaceAt: usize): void {
  enterLayer(layerIndex, workspaceAt);
  const left = popcnt<i32>(restOpen) + (fiveOpen ? 1 : 0) + 6 - filledUpper;
  const starts = field(BLOCK_STARTS) + ((filledUpper as usize) << 2);
  const end = load<i32>(starts, 4) << 3;
  for (let lane = load<i32>(starts) << 3; lane < end; lane++) {
    enterLane(lane);
    if (popcnt<i32>(upperOpen) !== 6 - filledUpper) continue;
    solveState();
    addRests();
    if (left <= EXACT_BOXES) keepRow();
    else keepSlices();
    memory.fill(at(SUM, lowest), 0, ((highest - lowest + 2) as usize) << 3);
  }
}

/** Plays one turn from a state; gives the number of its entries. */
export function turn(layerIndex: i32, lane: i32, workspaceAt: usize): i32 {
  enterLayer(layerIndex, workspaceAt);
  enterLane(lane);
  solveState();
  return entries;
}

function enterLayer(layerIndex: i32, workspaceAt: usize): void {
  workspace = workspaceAt;
  if (load<i32>(workspace) === 0) store<i32>(workspace, (workspace + ROWS) as i32);
  rest = load<i32>(REST_BOXES);
  status = layerIndex >> rest;
  restOpen = ~layerIndex & ((1 << rest) - 1);
  fiveOpen = status === 0 && load<i32>(FIVE_STATUSES) > 1;
  stride = load<i32>(LAYER_BYTES) >> 3;
  layerSlot = layerIndex * stride;
}

function enterLane(lane: i32): void {
  lanes = field(BLOCKS) + ((lane >> 3) as usize) * BLOCK_BYTES + 4 + (((lane & 7) as usize) << 1);
  upperOpen = 0;
  for (let face: i32 = 0; face < 6; face++) upperOpen |= nextLane(face, 0) !== stride - 8 ? 1 << face : 0;
  slot = layerSlot + lane;
}

/** The ways to write and the chance of each at the end of the turn. */
function solveState(): void {
  entries = 0;
  thirdRoll();
  expectations(THIRD);
  choose(THIRD, THIRD_CHOICE);
  if (field(TOGETHER) !== 0) {
    standingKeeps();
  } else {
    memory.copy(at(SECOND, 0), at(BEST, 0), ARRAY);
    expectations(SECOND);
  }
  choose(SECOND, SECOND_CHOICE);
  playTurn();
}

/** A way to write: gives its index. */
function entry(next: i32, gain: f64): i32 {
  store<i32>(workspace + ENTRY_SLOTS + ((entries as usize) << 2), next);
  store<f64>(at(ENTRY_GAINS, entries), gain);
  store<f64>(at(ENTRY_CHANCES, entries), 0);
  return entries++;
}

function offer(roll: i32, own: i32, value: f64): void {
  if (value <= load<f64>(at(THIRD, roll))) return;
  store<f64>(at(THIRD, roll), value);
  store<u16>(indexAt(ENTRY, roll), own as u16);
}

function offerAll(list: usize, next: i32, gain: f64): void {
  const own = entry(next, gain);
  const value = solvedValue(next) + gain;
  const end = list + 2 + ((load<u16>(list) as usize) << 1);
  for (let each = list + 2; each < end; each += 2) offer((load<u16>(each) as i32) >> ROW_SHIFT, own, value);
}

/** The best box of every roll: at no points, then where it scores, five alike apart. */
function thirdRoll(): void {
  for (let roll = FIRST_ROLL; roll < KEEPS; roll++) store<f64>(at(THIRD, roll), -Infinity);
  for (let face: i32 = 0; face < 6; face++) {
    if (!isOpen(upperOpen, face)) continue;
    offerEvery(layerSlot + nextLane(face, 0));
    for (let count: i32 = 1; count < 5; count++) {
      const list = field(field(UPPER_ROLLS) + (((face * 4 + count - 1) as usize) << 2));
      offerAll(list, layerSlot + nextLane(face, count), ((face + 1) * count) as f64);
    }
  }
  for (let box: i32 = 0; box < rest; box++) {
    if (!isOpen(restOpen, box)) continue;
    const next = slot + (stride << box);
    offerEvery(next);
    let group = field(field(REST_SCORES) + ((box as usize) << 2));
    for (let points = load<f64>(group); points > 0; points = load<f64>(group)) {
      offerAll(group + 8, next, points);
      group = (group + 10 + ((load<u16>(group + 8) as usize) << 1) + 7) & ~7;
    }
  }
  if (fiveOpen) offerEvery(slot + (stride << rest));
  for (let face: i32 = 0; face < 6; face++) fiveAlike(face);
}

function offerEvery(next: i32): void {
  const own = entry(next, 0);
  const value = solvedValue(next);
  for (let roll = FIRST_ROLL + 6; roll < KEEPS; roll++) offer(roll, own, value);
}

function fiveAlike(face: i32): void {
  const points = field(FIVE_ALIKE) + (status as usize) * STATUS_POINTS + (face as usize) * FACE_POINTS;
  const bound = load<i32>(field(BOUND) + ((status as usize) << 2)) !== 0;
  const hasLower = restOpen !== 0 || fiveOpen;
  for (let own: i32 = 0; own < 6; own++) {
    if (!isOpen(upperOpen, own)) continue;
    if (bound && own !== face && (isOpen(upperOpen, face) || hasLower)) continue;
    const next = layerSlot + nextLane(own, own === face ? 5 : 0);
    offerOne(face, next, load<f64>(points + ((own as usize) << 3)));
  }
  if (bound && isOpen(upperOpen, face)) return;
  for (let box: i32 = 0; box < rest; box++) {
    if (isOpen(restOpen, box))
      offerOne(face, slot + (stride << box), load<f64>(points + (((box + 6) as usize) << 3)));
  }
  const full = (load<i32>(FIVE_STATUSES) - 1) << rest;
  if (fiveOpen) offerOne(face, slot + stride * full, load<f64>(points + FIVE_COLUMN));
}

function offerOne(face: i32, next: i32, gain: f64): void {
  offer(FIRST_ROLL + face, entry(next, gain), solvedValue(next) + gain);
}

function expectations(array: usize): void {
  let list = field(ONE_MORE) + 210 * 12;
  for (let keep = FIRST_ROLL - 1; keep >= 0; keep--) {
    list -= 12;
    let sum: f64 = 0;
    for (let each = list; each < list + 12; each += 2)
      sum += load<f64>(at(array, (load<u16>(each) as i32) >> ROW_SHIFT));
    store<f64>(at(array, keep), sum / 6);
  }
}

/** Best keep within each keep, and its value in BEST; of equal ones the one that throws fewer dice. */
function choose(array: usize, choices: usize): void {
  let list = field(ONE_LESS);
  store<f64>(at(BEST, 0), load<f64>(at(array, 0)));
  store<u16>(indexAt(choices, 0), 0);
  for (let keep: i32 = 1; keep < KEEPS; keep++) {
    let best = load<f64>(at(array, keep));
    let choice = keep as u16;
    const end = list + 2 + ((load<u16>(list) as usize) << 1);
    for (list += 2; list < end; list += 2) {
      const less = (load<u16>(list) as i32) >> ROW_SHIFT;
      const value = load<f64>(at(BEST, less));
      if (value > best) {
        best = value;
        choice = load<u16>(indexAt(choices, less));
      }
    }
    store<f64>(at(BEST, keep), best);
    store<u16>(indexAt(choices, keep), choice);
  }
}

function keepsUpTo(size: i32): i32 {
  if (size === 0) return 1;
  if (size === 1) return 7;
  if (size === 2) return 28;
  if (size === 3) return 84;
  return size === 4 ? 210 : 462;
}

function sizeOf(keep: i32): i32 {
  if (keep < 1) return 0;
  if (keep < 7) return 1;
  if (keep < 28) return 2;
  return keep < 84 ? 3 : 4;
}

function standingKeeps(): void {
  let together = field(TOGETHER);
  for (let keep: i32 = 0; keep < FIRST_ROLL; keep++) {
    const dice = 5 - sizeOf(keep);
    chooseOnto(together, dice);
    let mean: f64 = 0;
    for (let added = keepsUpTo(dice - 1); added < keepsUpTo(dice); added++) {
      mean += load<f64>(field(CHANCES) + ((added as usize) << 3)) * load<f64>(at(BEST, added));
    }
    store<f64>(at(SECOND, keep), mean);
    together += (keepsUpTo(dice) as usize) << 1;
  }
  memory.copy(at(SECOND, FIRST_ROLL), at(THIRD, FIRST_ROLL), ((KEEPS - FIRST_ROLL) as usize) << 3);
}

/** Where dice stand: the best second keep onto a first one, by what was thrown to it. */
function chooseOnto(together: usize, dice: i32): void {
  let list = field(ONE_LESS);
  for (let added: i32 = 0; added < keepsUpTo(dice); added++) {
    const own = (load<u16>(together + ((added as usize) << 1)) as i32) >> ROW_SHIFT;
    let best = load<f64>(at(THIRD, own));
    let choice = own as u16;
    if (added === 0) {
      if (load<f64>(at(THIRD, 0)) > best) {
        best = load<f64>(at(THIRD, 0));
        choice = 0;
      }
    } else {
      const end = list + 2 + ((load<u16>(list) as usize) << 1);
      for (list += 2; list < end; list += 2) {
        const less = (load<u16>(list) as i32) >> ROW_SHIFT;
        if (load<f64>(at(BEST, less)) <= best) continue;
        best = load<f64>(at(BEST, less));
        choice = load<u16>(indexAt(LATTICE_CHOICE, less));
      }
    }
    store<f64>(at(BEST, added), best);
    store<u16>(indexAt(LATTICE_CHOICE, added), choice);
  }
}

function add(address: usize, chance: f64): void {
  store<f64>(address, load<f64>(address) + chance);
}

/** Moves the chances of keeps on to rolls. */
function throwDice(array: usize): void {
  let list = field(ONE_MORE);
  for (let keep: i32 = 0; keep < FIRST_ROLL; keep++) {
    const chance = load<f64>(at(array, keep)) / 6;
    if (chance > 0) {
      for (let each = list; each < list + 12; each += 2)
        add(at(array, (load<u16>(each) as i32) >> ROW_SHIFT), chance);
    }
    list += 12;
  }
}

/** Moves the chances of rolls to the keeps chosen. */
function decide(from: usize, choices: usize, to: usize): void {
  memory.fill(at(to, 0), 0, ARRAY);
  for (let roll = FIRST_ROLL; roll < KEEPS; roll++) {
    const chance = load<f64>(at(from, roll));
    if (chance > 0) add(at(to, load<u16>(indexAt(choices, roll)) as i32), chance);
  }
}

function decideStanding(): void {
  memory.copy(at(CHANCE, 0), at(KEPT, 0), ARRAY);
  memory.fill(at(CHANCE, 0), 0, 210 * 8);
  let together = field(TOGETHER);
  for (let keep: i32 = 0; keep < FIRST_ROLL; keep++) {
    const dice = 5 - sizeOf(keep);
    const chance = load<f64>(at(KEPT, keep));
    if (chance > 0) {
      chooseOnto(together, dice);
      for (let added = keepsUpTo(dice - 1); added < keepsUpTo(dice); added++) {
        const thrown = load<f64>(field(CHANCES) + ((added as usize) << 3));
        add(at(CHANCE, load<u16>(indexAt(LATTICE_CHOICE, added)) as i32), chance * thrown);
      }
    }
    together += (keepsUpTo(dice) as usize) << 1;
  }
}

/** The chance of each entry at the end of the turn. */
function playTurn(): void {
  memory.copy(at(CHANCE, 0), field(CHANCES), ARRAY - 16);
  decide(CHANCE, SECOND_CHOICE, KEPT);
  if (field(TOGETHER) !== 0) {
    decideStanding();
  } else {
    throwDice(KEPT);
    decide(KEPT, THIRD_CHOICE, CHANCE);
  }
  throwDice(CHANCE);
  for (let roll = FIRST_ROLL; roll < KEEPS; roll++) {
    add(at(ENTRY_CHANCES, load<u16>(indexAt(ENTRY, roll)) as i32), load<f64>(at(CHANCE, roll)));
  }
}

/** SUM: the chance of each number of points, from `lowest` to `highest`. */
function addRests(): void {
  lowest = 2046;
  highest = 0;
  for (let own: i32 = 0; own < entries; own++) {
    const chance = load<f64>(at(ENTRY_CHANCES, own));
    if (chance === 0) continue;
    const next = load<i32>(workspace + ENTRY_SLOTS + ((own as usize) << 2));
    const gain = load<f64>(at(ENTRY_GAINS, own));
    const row = field(field(ROWS_AT) + ((next as usize) << 2));
    if (row !== 0) addRow(row, gain as i32, chance);
    else addSlices(next, gain, chance);
  }
  let level: f64 = 0;
  for (let points = lowest; points <= highest; points++) {
    level += load<f64>(at(STEPS, points));
    add(at(SUM, points), level);
  }
  memory.fill(at(STEPS, lowest), 0, ((highest - lowest + 2) as usize) << 3);
}

function reach(from: i32, to: i32): void {
  if (from < lowest) lowest = from;
  if (to > highest) highest = to;
}

function addRow(row: usize, gain: i32, chance: f64): void {
  const from = load<i32>(row) + gain;
  const length = load<i32>(row + 4);
  reach(from, from + length - 1);
  for (let each: i32 = 0; each < length; each++) {
    add(at(SUM, from + each), chance * load<f64>(row + 8 + ((each as usize) << 3)));
  }
}

function addSlices(next: i32, gain: f64, chance: f64): void {
  const count = load<i32>(SLICES);
  const means = field(SLICES_AT) + (((next * count) as usize) << 1);
  const shares = field(SHARES);
  let before: f64 = Infinity;
  let mean = (load<u16>(means) as f64) / EIGHTHS;
  for (let each: i32 = 0; each < count; each++) {
    const last = each + 1 === count;
    const following = last ? mean : (load<u16>(means + (((each + 1) as usize) << 1)) as f64) / EIGHTHS;
    const after = last ? Infinity : (following - mean) / 2;
    const share = load<f64>(shares + ((each as usize) << 3));
    spread(mean + gain, Math.min(Math.min(before, after), mean), chance * share);
    before = after;
    mean = following;
  }
}

/** Adds a chance spread evenly `width` around a mean; the number x takes what lies within x ± 1/2. */
function spread(mean: f64, width: f64, chance: f64): void {
  const below = Math.floor(mean);
  if (width < 0.25) {
    const number = below as i32;
    reach(number, number + 1);
    add(at(SUM, number), chance * (below + 1 - mean));
    add(at(SUM, number + 1), chance * (mean - below));
    return;
  }
  const height = chance / (2 * width);
  reach(Math.floor(mean - width) as i32, (Math.floor(mean + width) as i32) + 2);
  step(mean - width + 0.5, height);
  step(mean + width + 0.5, -height);
}

/** From a point on, everything is higher: the number that holds it partly, the next ones wholly. */
function step(from: f64, height: f64): void {
  const number = Math.floor(from);
  const part = height * (number + 1 - from);
  add(at(STEPS, number as i32), part);
  add(at(STEPS, (number as i32) + 1), height - part);
}

function keepRow(): void {
  let from = lowest;
  let to = highest;
  while (load<f64>(at(SUM, from)) === 0) from++;
  while (load<f64>(at(SUM, to)) === 0) to--;
  const row = field(workspace);
  const length = to - from + 1;
  store<i32>(row, from);
  store<i32>(row + 4, length);
  memory.copy(row + 8, at(SUM, from), (length as usize) << 3);
  store<i32>(field(ROWS_AT) + ((slot as usize) << 2), row as i32);
  store<i32>(workspace, (row + 8 + ((length as usize) << 3)) as i32);
}

function keepSlices(): void {
  const count = load<i32>(SLICES);
  const means = field(SLICES_AT) + (((slot * count) as usize) << 1);
  const shares = field(SHARES);
  let points = lowest;
  let here = load<f64>(at(SUM, points));
  for (let each: i32 = 0; each < count; each++) {
    const share = load<f64>(shares + ((each as usize) << 3));
    let missing = share;
    let sum: f64 = 0;
    while (here < missing && points < highest) {
      missing -= here;
      sum += here * (points as f64);
      points++;
      here = load<f64>(at(SUM, points));
    }
    here -= missing;
    sum += missing * (points as f64);
    store<u16>(means + ((each as usize) << 1), nearest<f64>((sum / share) * EIGHTHS) as u16);
  }
}
