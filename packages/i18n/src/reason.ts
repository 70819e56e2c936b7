type Face = 1 | 2 | 3 | 4 | 5 | 6;

/** Why a box is worth what it is worth, as the rules give it. */
export type Reason =
  | { readonly type: 'alike'; readonly count: number; readonly face: Face }
  | { readonly type: 'twoPairs'; readonly faces: readonly [Face, Face] }
  | { readonly type: 'fullHouse'; readonly faces: readonly [three: Face, two: Face] }
  | { readonly type: 'run'; readonly from: Face; readonly to: Face }
  | { readonly type: 'allDice'; readonly sum: number }
  | { readonly type: 'furtherFiveAlike'; readonly face: Face; readonly points: number }
  | { readonly type: 'joker'; readonly face: Face }
  | { readonly type: 'waitsForFiveOfAKind' }
  | { readonly type: 'notMet' };

export interface ReasonWords {
  readonly alike: (count: number, face: Face) => string;
  readonly twoPairs: (high: Face, low: Face) => string;
  readonly fullHouse: (three: Face, two: Face) => string;
  readonly run: (from: Face, to: Face) => string;
  readonly allDice: (sum: number) => string;
  readonly furtherFiveAlike: (face: Face, points: number) => string;
  readonly joker: (face: Face) => string;
  readonly waitsForFiveOfAKind: string;
  readonly notMet: string;
}

/** A reason in a few words, such as "three 5s". */
export function reasonWords({ reasons }: { readonly reasons: ReasonWords }, reason: Reason): string {
  switch (reason.type) {
    case 'alike':
      return reasons.alike(reason.count, reason.face);
    case 'twoPairs':
      return reasons.twoPairs(...reason.faces);
    case 'fullHouse':
      return reasons.fullHouse(...reason.faces);
    case 'run':
      return reasons.run(reason.from, reason.to);
    case 'allDice':
      return reasons.allDice(reason.sum);
    case 'furtherFiveAlike':
      return reasons.furtherFiveAlike(reason.face, reason.points);
    case 'joker':
      return reasons.joker(reason.face);
    case 'waitsForFiveOfAKind':
    case 'notMet':
      return reasons[reason.type];
  }
}
