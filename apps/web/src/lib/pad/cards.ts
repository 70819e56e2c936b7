import {
  type Box,
  isFull,
  type Totals,
  totals,
  type UpperBonusState,
  upperBonusState,
} from '@open-yatzy/rules';
import type { Entered, Pad, Player } from './pad.ts';
import { type Filled, fits } from './points.ts';

/** One player's card, with what follows from it. */
export interface PlayerCard extends Filled {
  readonly player: Player;
  /** Among all players who were ever there, from 0: for their mark. */
  readonly place: number;
  readonly written: ReadonlyMap<Box, Entered>;
  readonly totals: Totals;
  readonly upperBonus: UpperBonusState;
  readonly isFull: boolean;
}

/** An entry that is not undone and yet does not stand. */
export interface Aside {
  readonly entry: Entered;
  /** What stands in its box; null: nothing does, but the entry rests on another that was undone. */
  readonly stands: Entered | null;
}

export interface Cards {
  readonly ruleSet: Pad['ruleSet'];
  /** In the order of turns. */
  readonly cards: readonly PlayerCard[];
  readonly aside: readonly Aside[];
  /** Whose turn it is: the first of those with the fewest boxes written; null when all are full. */
  readonly turn: string | null;
}

type Sheet = Filled & { readonly written: ReadonlyMap<Box, Entered> };
const emptySheet: Sheet = { card: {}, bonuses: 0, written: new Map() };

const hasSame = (one: Entered, other: Entered) => one.points === other.points && one.bonus === other.bonus;

/**
 * What stands on one player's card. Entries stand in their order; one that has no place waits until the others have found
 * theirs, so that what rests on an entry that was undone and made again comes back with it.
 */
function sheetOf(
  pad: Pad,
  entries: readonly Entered[],
): { readonly sheet: Sheet; readonly waiting: readonly Entered[] } {
  let sheet = emptySheet;
  let waiting = entries;
  for (;;) {
    const left = waiting.filter((entry) => {
      const { box, points, bonus } = entry;
      if (!fits(pad.ruleSet, sheet, entry)) return true;
      sheet = {
        card: { ...sheet.card, [box]: points },
        bonuses: sheet.bonuses + (bonus > 0 ? 1 : 0),
        written: new Map([...sheet.written, [box, entry]]),
      };
      return false;
    });
    if (left.length === waiting.length) return { sheet, waiting };
    waiting = left;
  }
}

/** The cards as they are when everything is entered in order but what was undone. */
export function cardsOf(pad: Pad): Cards {
  const { ruleSet } = pad;
  const aside: Aside[] = [];
  const all = pad.players.map((player, place): PlayerCard => {
    const entries = pad.entries.filter((entry) => entry.player === player.id && !pad.undone.has(entry.id));
    const { sheet, waiting } = sheetOf(pad, entries);
    for (const entry of waiting) {
      const stands = sheet.written.get(entry.box) ?? null;
      // Two devices that have entered the same agree.
      if (!stands || !hasSame(stands, entry)) aside.push({ entry, stands });
    }
    return {
      ...sheet,
      player,
      place,
      totals: totals(ruleSet, sheet.card, sheet.bonuses),
      upperBonus: upperBonusState(ruleSet, sheet.card),
      isFull: isFull(ruleSet, sheet.card),
    };
  });
  // Whoever has left is back as soon as something is entered for them.
  const there = all.filter(({ player, written }) => written.size > 0 || !pad.left.has(player.id));
  // Devices that were apart may have sent everyone away.
  const cards = there.length > 0 ? there : all;
  return { ruleSet, cards, aside, turn: turnOf(cards) };
}

function turnOf(cards: readonly PlayerCard[]): string | null {
  const fewest = Math.min(...cards.map(({ written }) => written.size));
  const next = cards.find(({ written, isFull: full }) => !full && written.size === fewest);
  return next?.player.id ?? null;
}

/** Entries that undoing this one must undo as well: those that say the same of the same box. */
export function withTwins(pad: Pad, entry: Entered): readonly Entered[] {
  return pad.entries.filter(
    (other) =>
      other.player === entry.player &&
      other.box === entry.box &&
      !pad.undone.has(other.id) &&
      hasSame(other, entry),
  );
}
