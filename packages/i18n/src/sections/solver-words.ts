import type { Language } from '../languages.ts';

/**
 * What coach, calculator and review say; loaded by their pages alone. Numbers and shares come in as they are read
 * ("34.1", "42 %"), faces as "5-5-6", boxes and seats by name.
 */
export interface SolverWords {
  readonly coach: CoachWords;
  readonly calculator: CalculatorWords;
  readonly review: ReviewWords;
}

export interface CoachWords {
  readonly title: string;
  readonly ask: string;
  readonly details: string;
  readonly notNow: string;
  readonly preparing: (share: string) => string;
  readonly failed: string;
  /** Choices, as one line or after "best:". */
  readonly keep: (faces: string) => string;
  readonly throwAll: string;
  readonly write: (box: string, points: number) => string;
  readonly strike: (box: string) => string;
  readonly expected: (points: string) => string;
  readonly better: (points: string, than: string) => string;
  readonly same: (as: string) => string;
  readonly only: string;
  readonly chanceFor: (share: string, goal: string) => string;
  readonly three: (box: string) => string;
  readonly choices: string;
  readonly choice: string;
  readonly value: string;
  readonly regret: string;
  readonly best: string;
  readonly chances: string;
  readonly chancesWhat: string;
  readonly goal: string;
  readonly chance: string;
  /** For ears, beside a die or a box. */
  readonly advised: string;
  readonly spoken: (best: string, why: string) => string;
}

export interface CalculatorWords {
  readonly title: string;
  readonly description: string;
  readonly intro: string;
  readonly rules: string;
  readonly card: string;
  readonly cardWhat: string;
  readonly bonuses: string;
  readonly dice: string;
  readonly diceWhat: string;
  readonly die: (place: number) => string;
  readonly rollsLeft: string;
  readonly left: readonly [string, string, string];
  readonly standing: string;
  readonly standingWhat: string;
  readonly answer: string;
  readonly best: string;
  readonly beforeRoll: string;
  readonly full: string;
  readonly clear: string;
  readonly copy: string;
  readonly copied: string;
  readonly computing: (rules: string, share: string) => string;
  readonly cancel: string;
  readonly cancelled: string;
  readonly notReady: string;
  readonly badDice: string;
  readonly badPoints: (box: string) => string;
  readonly badBonuses: string;
  readonly written: string;
  readonly toCome: string;
  readonly ending: string;
  readonly endingWhat: string;
  readonly endingAsk: string;
  readonly endingLong: string;
  readonly mean: string;
  readonly deviation: string;
  readonly quantile: (share: string) => string;
  readonly upperBonus: string;
  readonly fiveOfAKind: (box: string) => string;
  readonly total: string;
  readonly reach: string;
  readonly all: (count: number) => string;
}

export interface ReviewWords {
  readonly title: string;
  readonly titleOf: (rules: string) => string;
  readonly description: string;
  readonly seats: string;
  readonly sum: string;
  readonly start: string;
  readonly luck: string;
  readonly lost: string;
  readonly result: string;
  readonly toCome: string;
  readonly values: string;
  readonly luckAndLost: string;
  readonly table: string;
  readonly turn: string;
  readonly turnOf: (turn: number) => string;
  readonly expected: string;
  readonly stages: { readonly firstKeep: string; readonly secondKeep: string; readonly box: string };
  readonly stage: string;
  readonly lostBy: string;
  readonly costliest: string;
  readonly flawless: string;
  readonly kept: (faces: string) => string;
  readonly threwAll: string;
  readonly stopped: string;
  readonly wrote: (box: string, points: number) => string;
  readonly bestWas: (choice: string) => string;
  readonly rolls: string;
  readonly roll: string;
  readonly dice: string;
  readonly decisions: string;
  readonly did: string;
  readonly win: string;
  readonly winExact: string;
  readonly winSlices: string;
  readonly winLate: (turn: number) => string;
  readonly replay: string;
  readonly download: string;
  readonly open: string;
  readonly openWhat: string;
  readonly openNeedsScripts: string;
  readonly notAGame: string;
  readonly notFinished: string;
  readonly doubtful: (problem: string) => string;
  readonly computing: (share: string) => string;
  /** While the chances to win are not known yet. */
  readonly chancesToCome: string;
  readonly needsScripts: string;
  readonly failed: string;
  readonly toTable: string;
  readonly step: (step: number, of: number) => string;
  readonly first: string;
  readonly previous: string;
  readonly next: string;
  readonly last: string;
  readonly begins: string;
  readonly rolled: (name: string, roll: number, faces: string) => string;
  readonly keptAnd: (faces: string) => string;
  readonly written: (name: string, box: string, points: number) => string;
  readonly keys: string;
}

/** What coach, calculator and review say in a language, loaded when it is asked for. */
export async function loadSolverWords(language: Language): Promise<SolverWords> {
  return (await import(`../${language}/solver.ts`)).solverWords;
}
