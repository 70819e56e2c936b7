import type { Language } from '../languages.ts';

/** What pages about finished games say: profile, list of games, ranking, shop of looks. */

type Words<Key extends string> = Readonly<Record<Key, string>>;

export type AchievementName =
  | 'finished'
  | 'wonAgainstPeople'
  | 'upperBonus'
  | 'fiveAlike'
  | 'fiveAlikeTwice'
  | 'noStrike'
  | 'highScandinavian'
  | 'highPocket'
  | 'highJoker'
  | 'comeback'
  | 'byOnePoint'
  | 'beatMaster'
  | 'wonAtFive'
  | 'everyRuleSet'
  | 'sevenDays'
  | 'tenPeople'
  | 'settled'
  | 'hundredGames';

export type LookName =
  | 'birch'
  | 'pine'
  | 'falu'
  | 'ink'
  | 'amber'
  | 'ice'
  | 'squared'
  | 'ruled'
  | 'dotted'
  | 'kraft'
  | 'linen'
  | 'blueprint'
  | 'hollow'
  | 'dot'
  | 'double'
  | 'halved'
  | 'striped'
  | 'crown';

/** An achievement, and what it takes. */
export interface AchievementWords {
  readonly title: string;
  readonly what: string;
}

export interface RatingWords {
  readonly rating: string;
  /** "Rank Four, division II", for ears; a die shows the face. */
  readonly rank: (face: number, division: number) => string;
  /** "Four II". */
  readonly rankShort: (face: number, division: number) => string;
  readonly provisional: string;
  readonly provisionalWhy: string;
  readonly guestWhy: string;
}

export interface ProfileWords {
  readonly title: (name: string) => string;
  readonly description: (name: string) => string;
  readonly since: (date: string) => string;
  readonly nothing: string;
  readonly nothingOwn: string;
  readonly isProgram: string;
  readonly isGuest: string;
  readonly rules: string;
  readonly games: (count: number) => string;
  readonly balance: (won: number, drawn: number, lost: number) => string;
  readonly won: string;
  readonly drawn: string;
  readonly lost: string;
  readonly curve: string;
  readonly curveTable: string;
  readonly when: string;
  readonly noRanked: string;
  readonly totals: string;
  /** `games` finished cards, beside perfect play. */
  readonly totalsWhat: (games: number) => string;
  readonly perfect: string;
  readonly perfectToCome: string;
  readonly own: string;
  readonly mean: string;
  readonly best: string;
  readonly upperBonus: string;
  readonly fiveOfAKind: (box: string) => string;
  readonly lostToChoice: string;
  readonly lostIn: (games: number) => string;
  readonly lostUnknown: string;
  readonly total: string;
  readonly share: string;
  readonly noCards: string;
  readonly achievements: string;
  readonly achieved: (count: number, of: number) => string;
  readonly achievedOn: (date: string) => string;
  readonly notYet: string;
  readonly latest: string;
  readonly allGames: string;
  readonly against: (name: string) => string;
  readonly standing: (wins: number, draws: number, losses: number) => string;
  readonly diamonds: (count: number) => string;
  readonly toShop: string;
  readonly toRanking: string;
  readonly toAccount: string;
}

export interface GamesWords {
  readonly title: string;
  readonly titleOf: (name: string) => string;
  readonly description: string;
  readonly count: (count: number) => string;
  readonly rules: string;
  readonly mode: string;
  readonly outcome: string;
  readonly any: string;
  readonly show: string;
  readonly outcomes: Words<'won' | 'drawn' | 'lost'>;
  readonly place: (rank: number, of: number) => string;
  readonly with: (names: string) => string;
  readonly someone: string;
  readonly bot: string;
  readonly endings: Words<'resigned' | 'absence' | 'drawAgreed'>;
  readonly none: string;
  readonly some: string;
  readonly review: string;
  readonly reviewOf: (game: string) => string;
  readonly table: string;
  readonly tableOf: (game: string) => string;
  readonly export: string;
  readonly exportOf: (game: string) => string;
  readonly page: (page: number, of: number) => string;
  readonly newer: string;
  readonly older: string;
  readonly toProfile: string;
}

export interface RankingWords {
  readonly title: string;
  readonly description: string;
  readonly rules: string;
  readonly mode: string;
  readonly span: string;
  readonly spans: Words<'season' | 'week' | 'friends'>;
  readonly show: string;
  readonly place: string;
  readonly player: string;
  readonly games: string;
  readonly values: Words<'rating' | 'gain' | 'mean' | 'diamonds'>;
  readonly until: (span: 'season' | 'week', date: string) => string;
  readonly what: Words<'rating' | 'gain' | 'mean' | 'diamonds'>;
  readonly fewest: (cards: number) => string;
  readonly none: string;
  readonly noFriends: string;
  readonly you: string;
  readonly ownPlace: string;
  readonly ownProfile: string;
  /** By rating, and by anything else. */
  readonly whoIsListed: Words<'rated' | 'others'>;
}

export interface ShopWords {
  readonly title: string;
  readonly description: string;
  readonly intro: string;
  readonly purse: string;
  readonly diamonds: (count: number) => string;
  readonly today: (won: number, limit: number) => string;
  readonly held: (count: number, date: string) => string;
  readonly heldWhat: string;
  readonly keep: string;
  readonly nobody: string;
  readonly win: string;
  readonly kinds: Words<'dice' | 'paper' | 'seat'>;
  readonly kindsWhat: Words<'dice' | 'paper' | 'seat'>;
  readonly plain: Words<'dice' | 'paper' | 'seat'>;
  readonly price: (diamonds: number) => string;
  readonly owned: string;
  readonly worn: string;
  readonly preview: string;
  readonly previewOf: (look: string) => string;
  readonly buy: (diamonds: number) => string;
  readonly wear: string;
  readonly wearOf: (look: string) => string;
  readonly takeOff: string;
  readonly missing: (diamonds: number) => string;
  readonly close: string;
  readonly exampleCard: string;
  readonly exampleName: string;
  readonly bought: (look: string) => string;
  readonly looks: Words<LookName>;
  readonly refusals: Words<'UnknownLook' | 'TooFewDiamonds' | 'NotYours'>;
}

/** At a table: what is played for before, and what came of it after. Numbers of 100 are whole. */
export interface StakesWords {
  readonly ranked: (winsOf100: number) => string;
  readonly diamonds: (won: number, drawn: number) => string;
  readonly rating: (before: number, after: number) => string;
  readonly won: (diamonds: number) => string;
  readonly held: (diamonds: number) => string;
  /** Titles of what was achieved. */
  readonly achieved: (titles: string) => string;
}

export interface RecordWords {
  readonly rating: RatingWords;
  readonly profile: ProfileWords;
  readonly games: GamesWords;
  readonly ranking: RankingWords;
  readonly shop: ShopWords;
  readonly stakes: StakesWords;
  readonly achievements: Readonly<Record<AchievementName, AchievementWords>>;
}

/** What pages about finished games say in a language, loaded when it is asked for. */
export async function loadRecordWords(language: Language): Promise<RecordWords> {
  return (await import(`../${language}/records.ts`)).recordWords;
}
