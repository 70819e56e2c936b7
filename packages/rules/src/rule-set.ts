import type { Box, Face } from './vocabulary.ts';

/** What five dice must show for a box to count. */
export type Pattern =
  | { readonly type: 'face'; readonly face: Face }
  | { readonly type: 'alike'; readonly count: 2 | 3 | 4 | 5 }
  | { readonly type: 'twoPairs'; readonly differentFaces: boolean }
  | { readonly type: 'fullHouse'; readonly fiveAlikeCount: boolean }
  /** `length` faces in a row; where `from` is absent, any such row. */
  | { readonly type: 'run'; readonly length: 4 | 5; readonly from?: Face }
  | { readonly type: 'any' };

/** What a fulfilled pattern is worth: its own dice, all five, or a fixed number of points. */
export type Score =
  | { readonly type: 'matchingDice' }
  | { readonly type: 'allDice' }
  | { readonly type: 'fixed'; readonly points: number };

export interface BoxRule {
  readonly box: Box;
  readonly pattern: Pattern;
  readonly score: Score;
  /** Five alike count here only once `fiveOfAKind` is closed, by whatever points. */
  readonly fiveAlikeWaits?: true;
  /** A joker fulfils this box whatever its pattern says. */
  readonly joker?: true;
}

/**
 * What five alike bring once a full score stands in `fiveOfAKind`: nothing; a reward written into the box
 * itself (in an upper box on top of the dice that count there); or a bonus beside the box, with a joker that
 * must go to the matching upper box, else to an open lower one, else strikes an upper one.
 */
export type FurtherFiveAlike =
  | { readonly type: 'nothing' }
  | { readonly type: 'inBox'; readonly points: number }
  | { readonly type: 'joker'; readonly bonus: number };

/** A rule set is data; no code asks which one it is. */
export interface RuleSet {
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** In the order of the card. A box with a `face` pattern is upper, any other lower. */
  readonly boxes: readonly BoxRule[];
  readonly upperBonus: { readonly from: number; readonly points: number };
  readonly furtherFiveAlike: FurtherFiveAlike;
  /** Whether dice kept at a re-roll stand for the turn or may be released again. */
  readonly keptDice: 'stand' | 'released';
  /** What decides between equal totals before they are a draw. */
  readonly tieBreak: 'mostFiveAlike' | 'none';
}

export type Section = 'upper' | 'lower';

export function sectionOf(rule: BoxRule): Section {
  return rule.pattern.type === 'face' ? 'upper' : 'lower';
}

/** The rule of a box, or undefined where the card has none. */
export function boxRule(ruleSet: RuleSet, box: Box): BoxRule | undefined {
  return ruleSet.boxes.find((rule) => rule.box === box);
}
