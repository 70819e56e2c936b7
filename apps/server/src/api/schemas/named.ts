import { commandSchema } from '@open-yatzy/protocol';
import { failureAnswer } from '../failure.ts';
import { recorded } from './events.ts';
import { match } from './match.ts';
import { person } from './people.ts';
import { rejection } from './server-messages.ts';
import { ruleSet } from './vocabulary.ts';

/** What documents describe once and refer to. */
export const named = {
  RuleSet: ruleSet,
  Event: recorded,
  Match: match,
  Command: commandSchema,
  Rejection: rejection,
  Person: person,
  Error: failureAnswer,
} as const;
