/** Who wrote what. */
interface Move {
  readonly name: string;
  readonly box: string;
  readonly points: number;
}

/** What the table says. Box, seat and rule-set names come in as they are read; faces are 1 to 6, seconds whole. */
export interface TableWords {
  readonly title: (rules: string) => string;
  readonly faces: readonly [string, string, string, string, string, string];
  readonly die: (place: number, face: number) => string;
  readonly dieUnthrown: (place: number) => string;
  readonly dieRolling: (place: number) => string;
  readonly dice: string;
  readonly kept: string;
  readonly stands: string;
  readonly standing: string;
  readonly released: string;
  readonly keepHint: string;
  readonly keepHintStand: string;
  readonly chooseBox: string;
  readonly allKept: string;
  readonly notThrown: string;

  readonly roll: string;
  readonly rollOf: (roll: number) => string;
  readonly throwAll: string;
  readonly write: string;
  readonly writeBox: (box: string) => string;
  readonly strikeBox: (box: string) => string;
  readonly strikeOnceMore: (box: string) => string;

  readonly option: (box: string, points: number) => string;
  readonly optionStrike: (box: string) => string;
  readonly optionBonus: (box: string, points: number, bonus: number) => string;
  readonly jokerMustGo: (boxes: string) => string;
  readonly refusedJoker: (box: string, boxes: string) => string;

  readonly card: string;
  readonly whoseCard: string;
  readonly seat: (name: string, total: number) => string;
  readonly sum: string;
  readonly bonus: string;
  readonly extraBonus: string;
  readonly total: string;
  readonly missing: (points: number) => string;
  readonly missingLong: (points: number, from: number, bonus: number) => string;
  readonly open: string;
  readonly turn: string;
  readonly you: string;
  readonly bot: string;
  readonly away: string;
  readonly held: string;
  readonly resigned: string;

  readonly yourTurn: string;
  readonly yourTurnNamed: (name: string) => string;
  readonly handOver: (name: string) => string;
  readonly turnOf: (name: string) => string;
  readonly waitFor: (name: string) => string;
  readonly awayFor: (name: string) => string;
  readonly secondsLeft: (seconds: number) => string;
  readonly watching: string;
  readonly watchers: (count: number) => string;
  readonly talk: string;
  readonly botFinishes: string;
  readonly heldByBot: string;
  readonly playOn: string;
  readonly preparing: string;

  /** What players settle among themselves; who asks is named. */
  readonly agreement: {
    readonly proposes: {
      readonly end: (name: string) => string;
      readonly draw: (name: string) => string;
      readonly pause: (name: string) => string;
    };
    readonly accept: string;
    readonly decline: string;
    /** Said to who has proposed it. */
    readonly asked: { readonly end: string; readonly draw: string; readonly pause: string };
    readonly declined: (name: string) => string;
    readonly paused: string;
    readonly resume: string;
  };

  readonly wrote: (name: string, box: string, points: number) => string;
  readonly struck: (name: string, box: string) => string;
  readonly wroteBonus: (move: Move & { readonly bonus: number }) => string;
  readonly lastMoves: string;
  readonly noMoves: string;

  /** The first turn of a first game, shown once: what to do now, beside where it is done. */
  readonly firstTurn: {
    readonly roll: string;
    readonly keep: string;
    /** In one line of a narrow screen. */
    readonly write: string;
    /** All of it, for those who listen. */
    readonly ears: string;
  };

  /** On pages that run no scripts. */
  readonly plain: {
    readonly keep: string;
    readonly keepStand: string;
    /** The page shows of itself, so often, how the game stands. */
    readonly refreshes: (seconds: number) => string;
    readonly refresh: string;
    readonly back: string;
  };

  readonly reconnecting: string;
  readonly offline: string;

  readonly ears: {
    readonly rolled: (roll: number, faces: string, kept: string) => string;
    readonly otherTurn: (name: string) => string;
    readonly yourTurn: (seconds: number | null) => string;
    readonly timedOut: (name: string) => string;
    readonly held: (name: string) => string;
    readonly left: (name: string) => string;
    readonly returned: (name: string) => string;
  };

  readonly end: {
    readonly won: (name: string) => string;
    readonly youWon: string;
    readonly drawn: (names: string) => string;
    readonly abandoned: string;
    readonly closed: string;
    readonly closedWhy: string;
    readonly ranking: string;
    readonly points: (points: number) => string;
    readonly decisive: (move: Move & { readonly turn: number }) => string;
    readonly decisiveFirst: (name: string) => string;
    readonly tieBreak: (fiveOfAKind: string) => string;
    /** `won` names every seat with the matches that it has won. */
    readonly score: (won: string) => string;
    readonly byResigning: (name: string) => string;
    readonly byAbsence: (name: string) => string;
    readonly byAgreement: string;
    readonly rematch: string;
    /** After a match that counts, since the next does not. */
    readonly rematchForFun: string;
    readonly toRematch: string;
    readonly review: string;
    readonly newGame: string;
    /** The picture of the result: sent on where the device can, else downloaded. */
    readonly share: string;
  };

  readonly menu: {
    readonly open: string;
    readonly title: string;
    readonly close: string;
    readonly rules: string;
    readonly fairDice: string;
    readonly keys: string;
    readonly diceMotion: string;
    readonly motions: { readonly normal: string; readonly quick: string; readonly none: string };
    readonly theme: string;
    readonly themes: { readonly system: string; readonly light: string; readonly dark: string };
    readonly coach: string;
    readonly coaches: { readonly off: string; readonly asked: string; readonly always: string };
    readonly oneTap: string;
    readonly oneTapWhat: string;
    readonly sound: string;
    readonly soundWhat: string;
    readonly vibration: string;
    readonly vibrationWhat: string;
    readonly proposeEnd: string;
    readonly proposeEndAlone: string;
    readonly proposeEndWhat: string;
    readonly proposeDraw: string;
    readonly proposePause: string;
    readonly resign: string;
    readonly resignWhat: string;
    readonly resignNow: string;
    readonly leave: string;
    readonly leaveWhat: string;
    /** Where the match counts. */
    readonly leaveCounts: string;
    readonly home: string;
  };

  readonly keys: readonly (readonly [keys: string, what: string])[];

  readonly fair: {
    readonly what: string;
    readonly commitment: string;
    readonly secret: string;
    readonly secretLater: string;
    readonly seeds: string;
    readonly seedBy: { readonly client: string; readonly server: string; readonly nobody: string };
    readonly seedPending: string;
    readonly seedEmpty: string;
    readonly download: string;
    readonly check: string;
  };

  readonly rules: {
    readonly goal: (boxes: number) => string;
    readonly standing: string;
    readonly released: string;
    readonly upperBonus: (from: number, points: number) => string;
    readonly tieBreak: (fiveOfAKind: string) => string;
    readonly further: {
      readonly inBox: (fiveOfAKind: string, points: number) => string;
      readonly joker: (fiveOfAKind: string, bonus: number) => string;
    };
    readonly boxes: string;
    readonly face: (face: number) => string;
    readonly alike: (count: number) => string;
    readonly twoPairs: (differentFaces: boolean) => string;
    readonly fullHouse: (fiveAlikeCount: boolean) => string;
    readonly run: (length: number) => string;
    readonly runFrom: (from: number, to: number) => string;
    readonly any: string;
    readonly waits: (fiveOfAKind: string) => string;
    readonly matchingDice: string;
    readonly allDice: string;
    readonly fixed: (points: number) => string;
  };
}
