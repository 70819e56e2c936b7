import type { Language } from './languages.ts';
import type { BotName, BoxName, ModeName, RuleSetName } from './names.ts';
import type { ReasonWords } from './reason.ts';
import type { TableWords } from './sections/table-words.ts';

type Words<Key extends string> = Readonly<Record<Key, string>>;

export interface RuleSetWords {
  readonly name: string;
  /** What sets it apart, in one line. */
  readonly line: string;
  /** Names that differ from `Catalog.boxes`. */
  readonly boxes?: Readonly<Partial<Record<BoxName, string>>>;
  /** Where its players call the parts of the card differently from `Catalog.sections`. */
  readonly sections?: Catalog['sections'];
  /** Where they speak differently of the upper bonus. */
  readonly upperBonus?: TableWords['rules']['upperBonus'];
}

/** By the codes of rejections that a match gives. */
export type RejectionWords = Words<
  | 'NotYourTurn'
  | 'Stale'
  | 'UnknownSeq'
  | 'NotYourSeat'
  | 'NotSeated'
  | 'NotTheMaker'
  | 'AlreadySeated'
  | 'TableFull'
  | 'TooFewSeats'
  | 'SeatEmpty'
  | 'AlreadyStarted'
  | 'NotStarted'
  | 'MatchOver'
  | 'MatchNotOver'
  | 'NoRollsLeft'
  | 'RollFirst'
  | 'NothingThrown'
  | 'StandingDieReleased'
  | 'BoxNotOnCard'
  | 'BoxFilled'
  | 'JokerElsewhere'
  | 'BadSeed'
  | 'BadName'
  | 'NameRefused'
  | 'SeedDoesNotMatch'
  | 'SeedNotExpected'
  | 'AlreadyThere'
  | 'AlreadyProposed'
  | 'JustDeclined'
  | 'NothingProposed'
  | 'NobodyToAsk'
  | 'NotInThisMode'
  | 'NotOnOneDevice'
  | 'Resigned'
  | 'Paused'
  | 'NotPaused'
  | 'BotPlays'
  | 'NothingDue'
  | 'RematchExists'
>;

/** By the codes of errors that the live socket gives. */
export type ServerErrorWords = Words<
  'BadMessage' | 'UnknownMatch' | 'FollowFirst' | 'NoPerson' | 'TooFast' | 'ShuttingDown' | 'Internal'
>;

/** Everything that a player reads, in one language. Functions take what varies; numbers are spoken by them, too. */
export interface Catalog {
  readonly language: Language;
  readonly common: {
    readonly site: string;
    readonly description: string;
    readonly languages: string;
    readonly wholeRules: string;
    readonly menu: string;
    readonly seat: (number: number) => string;
    readonly shapes: readonly [string, string, string, string, string];
    /** In place of the name of someone who deleted their account. */
    readonly deletedPlayer: string;
  };
  readonly home: {
    readonly title: string;
    readonly headline: string;
    readonly rules: string;
    readonly facts: (boxes: number, fewest: number, most: number) => string;
    readonly company: string;
    readonly people: string;
    readonly peopleLine: string;
    readonly bots: string;
    readonly botsLine: string;
    readonly friends: string;
    readonly friendsLine: string;
    readonly device: string;
    readonly deviceLine: string;
    readonly bot: string;
    readonly seats: string;
    readonly clock: string;
    readonly clockOff: string;
    /** A time for all of one's turns, in minutes, that grows by seconds with each turn. */
    readonly bank: string;
    readonly inLobby: string;
    readonly mode: string;
    /** What a mode is about, in a few words. */
    readonly modeLines: Words<ModeName>;
    readonly masterLine: string;
    readonly nickname: string;
    readonly players: string;
    readonly player: (number: number) => string;
    readonly go: string;
    readonly waiting: string;
    readonly openTable: string;
    readonly ongoing: string;
    readonly alone: string;
    readonly withOthers: (names: string) => string;
    readonly yourTurn: (round: number) => string;
    readonly turnOf: (name: string, round: number) => string;
    readonly notStarted: string;
    readonly continue: string;
    readonly more: string;
    readonly review: string;
    /** The score pad for real dice. */
    readonly pad: string;
    readonly nicknames: readonly string[];
  };
  readonly room: {
    readonly title: (rules: string) => string;
    readonly description: (rules: string) => string;
    readonly madeBy: (name: string) => string;
    readonly madeByYou: string;
    readonly noClock: string;
    readonly clock: (seconds: number) => string;
    readonly bank: (minutes: number, increment: number) => string;
    readonly keptStand: string;
    readonly keptReleased: string;
    readonly invite: string;
    readonly inviteLine: string;
    readonly copy: string;
    readonly copied: string;
    readonly selected: string;
    readonly qr: string;
    /** For phones that can follow no such link. */
    readonly code: (code: string) => string;
    readonly seats: string;
    readonly free: string;
    readonly reservedFor: string;
    readonly you: string;
    readonly bot: string;
    readonly maker: string;
    readonly seatBot: string;
    readonly strength: string;
    readonly remove: (name: string) => string;
    readonly removeShort: string;
    readonly sit: string;
    readonly leave: string;
    readonly start: string;
    readonly startWithBots: (bots: number) => string;
    readonly needsTwo: string;
    readonly waitingForStart: (name: string) => string;
    readonly waitingForYou: string;
    readonly waitingForPlayers: string;
    /** The lobby shows the table, or may. */
    readonly listed: string;
    readonly list: string;
    readonly full: string;
  };
  /** The ways to other pages, in the head of each. */
  readonly pages: Words<
    'play' | 'lobby' | 'ranking' | 'friends' | 'rules' | 'calculator' | 'account' | 'settings' | 'privacy'
  >;
  /** What a match is played for. */
  readonly modes: Words<ModeName>;
  /** How strong a bot plays. */
  readonly bots: Words<BotName>;
  readonly boxes: Words<BoxName>;
  readonly sections: Words<'upper' | 'lower'>;
  readonly ruleSets: Readonly<Record<RuleSetName, RuleSetWords>>;
  readonly reasons: ReasonWords;
  readonly rejections: RejectionWords;
  readonly serverErrors: ServerErrorWords;
  readonly errors: {
    readonly notFoundTitle: string;
    readonly notFound: string;
    readonly noTableTitle: string;
    readonly noTable: string;
    readonly brokenTitle: string;
    readonly broken: string;
    readonly staleFormTitle: string;
    readonly staleForm: string;
    /** It was posted from another site. */
    readonly foreignForm: string;
    readonly tooManyTitle: string;
    readonly tooMany: string;
    readonly badRequestTitle: string;
    readonly badRequest: string;
    readonly unreachable: string;
    readonly toHome: string;
    readonly again: string;
  };
  /** The table while a game is played. */
  readonly table: TableWords;
}

/** One language's catalog, loaded when it is asked for. */
export async function loadCatalog(language: Language): Promise<Catalog> {
  return (await import(`./${language}/catalog.ts`)).catalog;
}
