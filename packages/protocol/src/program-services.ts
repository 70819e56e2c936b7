import type { PersonId } from '@open-yatzy/match';
import type { Person } from './people-services.ts';
import type { Refused } from './refused.ts';

/** Programs that a person may have at once. */
export const mostPrograms = 5;

/** A bot account: it plays by the API, normal games only, and is marked as a bot wherever it is. */
export interface Program {
  readonly id: PersonId;
  readonly name: string;
}

/** A program with a token that was made just now; it is told once and stored only as a hash. */
export interface MadeProgram {
  readonly type: 'made';
  readonly program: Program;
  readonly token: string;
}

export const programRefusals = [
  'BadName',
  'NameRefused',
  'TooManyPrograms',
  'UnknownProgram',
  /** Programs make no programs. */
  'PeopleOnly',
] as const;
export type ProgramRefusal = (typeof programRefusals)[number];

/** The bot accounts of a person. What is another's is `UnknownProgram`. */
export interface ProgramServices {
  /** The oldest first. */
  list(owner: PersonId): Promise<readonly Program[]>;
  make(owner: Person, name: string): Promise<MadeProgram | Refused<ProgramRefusal>>;
  /** A fresh token; the one before proves nothing from now on. */
  renew(owner: PersonId, program: string): Promise<MadeProgram | Refused<ProgramRefusal>>;
  /** Takes the program out of what it plays, and deletes it. */
  remove(owner: PersonId, program: string): Promise<Refused<ProgramRefusal> | null>;
}
