import type { Language } from '../languages.ts';

/** What the score pad for real dice says. */
export interface PadWords {
  readonly title: string;
  readonly description: string;
  readonly headline: string;
  readonly intro: string;
  readonly rules: string;
  readonly players: string;
  readonly player: (number: number) => string;
  readonly addPlayer: string;
  readonly removePlayer: (name: string) => string;
  readonly start: string;
  readonly needsScripts: string;
  /** The browser refuses to store anything. */
  readonly notKept: string;
  readonly ongoing: string;
  readonly finished: string;
  readonly none: string;
  readonly round: (round: number, of: number) => string;
  readonly shared: string;
  readonly delete: string;
  readonly deleteNow: string;
  readonly deletePad: (names: string) => string;

  readonly turnOf: (name: string) => string;
  readonly cardOf: (name: string) => string;
  readonly hint: string;
  readonly moreDice: (dice: number) => string;
  readonly chooseBox: string;
  readonly dice: string;
  readonly addDie: (face: string) => string;
  readonly takeDie: (face: string) => string;
  readonly noDie: string;
  readonly clearDice: string;
  /** An open box, as a button that asks for points. */
  readonly enterPoints: (box: string) => string;
  readonly pointsFor: (box: string) => string;
  readonly withBonus: (bonus: number) => string;
  readonly notPossible: (points: number, possible: string) => string;
  readonly range: (from: number, to: number) => string;
  readonly typePoints: string;
  readonly reallyStrike: (box: string) => string;
  readonly strikeOnceMore: (box: string) => string;
  readonly cancel: string;
  readonly undo: string;
  readonly undoThis: string;
  readonly undoEntry: (entry: string) => string;
  /** An entry, as it is named: "Anna, Sixes 24". */
  readonly entry: (name: string, box: string, points: string) => string;
  readonly written: (box: string, points: number) => string;
  readonly undid: (entry: string) => string;

  readonly menu: string;
  readonly history: string;
  readonly historyEmpty: string;
  readonly wasUndone: string;
  readonly putBack: string;
  readonly putBackEntry: (entry: string) => string;
  readonly playersTitle: string;
  readonly nameOf: (number: number) => string;
  readonly mostPlayers: (most: number) => string;
  readonly keys: string;
  readonly allPads: string;

  readonly share: string;
  readonly shareWhat: string;
  readonly shareNow: string;
  readonly shareFailed: string;
  readonly invite: string;
  readonly inviteLine: string;
  readonly whoAreYou: string;
  readonly whoWhat: string;
  readonly everyone: string;
  readonly iAm: string;
  readonly opening: string;
  readonly offline: (waiting: number) => string;
  readonly missing: string;
  readonly missingWhat: string;
  readonly full: string;

  /** Two devices have entered the same box differently. */
  readonly twice: (what: {
    readonly name: string;
    readonly box: string;
    readonly stands: string;
    readonly aside: string;
  }) => string;
  readonly rests: (name: string, box: string, aside: string) => string;
  readonly keep: (points: string) => string;
  readonly take: (points: string) => string;
  readonly drop: string;

  readonly asks: (fiveOfAKind: string) => string;
  readonly asksWhat: string;
  readonly times: (name: string) => string;
  readonly answer: string;
  readonly alone: (total: number) => string;
  readonly again: string;
}

/** What the score pad says in a language, loaded when it is asked for. */
export async function loadPadWords(language: Language): Promise<PadWords> {
  return (await import(`../${language}/pad.ts`)).padWords;
}
