import type { Language } from '../languages.ts';
import type { BoxName, RuleSetName } from '../names.ts';

/** What a guide may say in numbers: from the rule set, or from perfect solitaire play as it is read in the language. */
export interface GuideFacts {
  readonly boxes: number;
  readonly fewest: number;
  readonly most: number;
  readonly bonusFrom: number;
  readonly bonus: number;
  /** The points of a box that always brings the same. */
  readonly fixed: (box: BoxName) => number;
  /** What further five alike bring, in the box or beside it; 0 where they bring nothing. */
  readonly further: number;
  readonly highest: number;
  /** Expected total, with one decimal. */
  readonly mean: string;
  /** What kept dice that stand cost a game, with one decimal. */
  readonly standing: string;
  /** Nine of ten games end from `low` to `high`, half of them at `middle` or more. */
  readonly low: number;
  readonly middle: number;
  readonly high: number;
  /** Shares of games that end with the upper bonus, and with points in `fiveOfAKind`. */
  readonly upperBonus: string;
  readonly fiveOfAKind: string;
  /** The chance that one turn brings a box, played for it alone; in an upper box, three of its face. */
  readonly chance: (box: BoxName) => string;
}

/** Doubtful cases that have dice to show. */
export type CaseName =
  | 'fiveAsFour'
  | 'fiveElsewhere'
  | 'fourAsTwoPairs'
  | 'highestPair'
  | 'straights'
  | 'standing'
  | 'straightWithPair'
  | 'twoPairsAlike'
  | 'furtherInBox'
  | 'fiveBefore'
  | 'jokerUpper'
  | 'jokerLower'
  | 'jokerStrikes';

/** What one may want to keep of three fives, two of which were kept at the roll before. */
export type KeepName = 'both' | 'third' | 'one' | 'swapped' | 'none';

/** Decisions that the solver has weighed. */
export type DecisionName =
  | 'straightOrPair'
  | 'twoPairs'
  | 'house'
  | 'highDie'
  | 'pairOfOnes'
  | 'threeSixes'
  | 'fourFours'
  | 'miss'
  | 'further'
  | 'joker';

/** Words that may state numbers. */
export type Told = string | ((facts: GuideFacts) => string);

interface Answered<Text> {
  readonly question: Text;
  readonly answer: Text;
}

/** What a guide says of one rule set; lists are paragraphs. With `string` its numbers are filled in. */
export interface SetGuideWords<Text = Told> {
  /** For search results, with what is special about it. */
  readonly title: Text;
  readonly description: Text;
  readonly heading: Text;
  readonly lead: Text;
  readonly differs: readonly Text[];
  readonly turn: readonly Text[];
  readonly upper: Text;
  readonly lower: Text;
  readonly boxes: Readonly<Partial<Record<BoxName, Text>>>;
  readonly cases: readonly (Answered<Text> & { readonly example?: CaseName })[];
  readonly strategy: readonly Text[];
  readonly decisions: readonly {
    readonly decision: DecisionName;
    readonly title: Text;
    readonly text: Text;
  }[];
  readonly questions: readonly Answered<Text>[];
  readonly history: readonly Text[];
}

export interface GuideLabels {
  readonly guide: string;
  readonly contents: string;
  readonly boxes: string;
  readonly players: string;
  readonly bonus: string;
  readonly mean: string;
  readonly range: (from: number, to: number) => string;
  readonly differs: string;
  readonly turn: string;
  readonly card: string;
  readonly cases: string;
  readonly strategy: string;
  readonly questions: string;
  readonly history: string;
  readonly dice: (faces: string) => string;
  readonly points: (points: number) => string;
  readonly extra: (points: number) => string;
  /** How a box stands in an example. */
  readonly given: {
    readonly open: (box: string) => string;
    readonly struck: (box: string) => string;
    readonly full: (box: string, points: number) => string;
    readonly filled: (box: string) => string;
    readonly lowerFull: string;
  };
  /** Of a box that a joker may not go to. */
  readonly refused: string;
  readonly keeps: Readonly<Record<KeepName, string>>;
  /** Of a keep. */
  readonly allowed: string;
  readonly forbidden: string;
  /** Of dice that were kept at the roll before; faces as "5-5". */
  readonly standing: (faces: string) => string;
  /** Which roll lies there. */
  readonly rolls: { readonly first: string; readonly second: string; readonly last: string };
  readonly best: string;
  readonly cost: (points: string) => string;
  readonly chances: string;
  readonly chancesWhat: string;
  readonly box: string;
  readonly chance: string;
  readonly play: string;
  readonly printCard: string;
  readonly calculator: string;
  readonly others: string;
}

export interface GuideIndexWords {
  readonly title: string;
  readonly description: string;
  readonly heading: string;
  readonly lead: string;
  /** Whom each suits, in two sentences. */
  readonly suits: Readonly<Record<RuleSetName, string>>;
  readonly read: string;
  readonly compared: string;
  readonly rows: {
    readonly keptDice: string;
    readonly stand: string;
    readonly released: string;
    readonly threeOfAKind: string;
    readonly matchingDice: string;
    readonly allDice: string;
    readonly further: string;
    readonly nothing: string;
    readonly inBox: (points: number) => string;
    readonly joker: (points: number) => string;
    readonly tie: string;
    readonly mostFiveAlike: string;
    readonly draw: string;
  };
}

/** The printed card. */
export interface SheetWords {
  readonly title: (rules: string) => string;
  readonly description: (rules: string) => string;
  readonly heading: (rules: string) => string;
  readonly intro: string;
  readonly print: string;
  readonly download: string;
  readonly preview: string;
  readonly toGuide: string;
  readonly name: string;
  readonly from: (from: number, points: number) => string;
}

export interface GuideWords {
  readonly labels: GuideLabels;
  readonly index: GuideIndexWords;
  readonly sheet: SheetWords;
  /** The family, told before each rule set's own history. */
  readonly history: readonly string[];
  readonly sets: Readonly<Record<RuleSetName, SetGuideWords>>;
}

/** What the guides say in a language, loaded when it is asked for. */
export async function loadGuideWords(language: Language): Promise<GuideWords> {
  return (await import(`../${language}/guide.ts`)).guideWords;
}
