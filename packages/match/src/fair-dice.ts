import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { type Face, positions } from '@open-yatzy/rules';
import type { MatchState } from './state.ts';
import type { Hex, MatchId, SeatNumber } from './vocabulary.ts';

/** Fair dice, version 1: docs/fair-dice.md says it for other programs. */
const scheme = 'open-yatzy/1';

/** What one draw depends on besides the secret. For `order`, seat, turn and roll are 0. */
export interface Draw {
  readonly match: MatchId;
  /** By seat. */
  readonly seeds: readonly string[];
  readonly label: 'dice' | 'order';
  readonly seat: SeatNumber;
  readonly turn: number;
  readonly roll: number;
}

function field(text: string): Uint8Array {
  const bytes = utf8ToBytes(text);
  const length = new Uint8Array(4);
  new DataView(length.buffer).setUint32(0, bytes.length);
  return concatBytes(length, bytes);
}

/** HMAC-SHA-256 of the draw's message, byte by byte, block after block without end. */
function* bytesOf(secret: Hex, draw: Draw): Generator<number, never> {
  const { match, seeds, label, seat, turn, roll } = draw;
  const key = hexToBytes(secret);
  for (let counter = 0; ; counter++) {
    const texts = [scheme, match, seeds.length, ...seeds, label, seat, turn, roll, counter];
    yield* hmac(sha256, key, concatBytes(...texts.map((text) => field(String(text)))));
  }
}

/** The first byte that falls below the largest multiple of `sides`, modulo `sides`: every side equally likely. */
function drawBelow(bytes: Generator<number, never>, sides: number): number {
  if (!(sides >= 1 && sides <= 256)) throw new Error(`draw: expected 1 to 256 sides, got ${sides}`);
  const limit = 256 - (256 % sides);
  let byte = bytes.next().value;
  while (byte >= limit) byte = bytes.next().value;
  return byte % sides;
}

/** Five faces; a roll takes as many as dice are thrown, in ascending position. */
export function drawFaces(secret: Hex, draw: Draw): readonly Face[] {
  const bytes = bytesOf(secret, draw);
  return positions.map(() => (drawBelow(bytes, 6) + 1) as Face);
}

/** The seat that begins where no match went before, drawn with the label `order`. */
export function drawBeginner(secret: Hex, draw: Pick<Draw, 'match' | 'seeds'>): SeatNumber {
  const bytes = bytesOf(secret, { ...draw, label: 'order', seat: 0, turn: 0, roll: 0 });
  return drawBelow(bytes, draw.seeds.length);
}

/** The seeds as they enter the dice: what has not been revealed is empty. */
export function seedsOf(state: MatchState): readonly string[] {
  return state.seats.map(({ seed }) => (seed.type === 'known' ? seed.seed : ''));
}

/** The faces of the roll that comes next, or null where none can come. */
export function facesFor(state: MatchState, secret: Hex): readonly Face[] | null {
  const { turn, match } = state;
  if (!turn || turn.rolls === 3) return null;
  const { seat, number, rolls } = turn;
  return drawFaces(secret, {
    match,
    seeds: seedsOf(state),
    label: 'dice',
    seat,
    turn: number,
    roll: rolls + 1,
  });
}

/** Who begins: drawn, but in a rematch the next after who began before. */
export function beginnerFor(state: MatchState, secret: Hex): SeatNumber {
  return state.rematchOf?.beginner ?? drawBeginner(secret, { match: state.match, seeds: seedsOf(state) });
}
