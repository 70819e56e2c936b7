import type { Box, Position } from '@open-yatzy/rules';

/** Why a command is refused. Codes are for clients and catalogues, messages in plain English for logs and tools. */
export const rejectionCodes = [
  'NotYourTurn',
  'Stale',
  'UnknownSeq',
  'NotYourSeat',
  'NotSeated',
  'NotTheMaker',
  'AlreadySeated',
  'TableFull',
  'TooFewSeats',
  'SeatEmpty',
  'AlreadyStarted',
  'NotStarted',
  'MatchOver',
  'MatchNotOver',
  'NoRollsLeft',
  'RollFirst',
  'NothingThrown',
  'StandingDieReleased',
  'BoxNotOnCard',
  'BoxFilled',
  'JokerElsewhere',
  'BadSeed',
  'BadName',
  /** Others are not to read such a name. */
  'NameRefused',
  'SeedDoesNotMatch',
  'SeedNotExpected',
  'AlreadyThere',
  'AlreadyProposed',
  'JustDeclined',
  'NothingProposed',
  'NobodyToAsk',
  'NotInThisMode',
  'NotOnOneDevice',
  'Resigned',
  'Paused',
  'NotPaused',
  'BotPlays',
  'NothingDue',
  'RematchExists',
] as const;
export type RejectionCode = (typeof rejectionCodes)[number];

export interface Rejection {
  readonly type: 'rejected';
  readonly code: RejectionCode;
  readonly message: string;
  /** `JokerElsewhere`: the boxes that may be written. */
  readonly boxes?: readonly Box[];
  /** `StandingDieReleased`: the positions that must stay. */
  readonly standing?: readonly Position[];
}

export function rejected(
  code: RejectionCode,
  message: string,
  detail: Pick<Rejection, 'boxes' | 'standing'> = {},
): Rejection {
  return { type: 'rejected', code, message, ...detail };
}
