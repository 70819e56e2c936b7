import type { Account, Person } from '@open-yatzy/protocol';
import * as v from 'valibot';
import { schemaOf } from './schema-of.ts';
import { personId } from './vocabulary.ts';

/** What anyone may know of a person. */
export const publicPerson = v.strictObject({
  id: personId,
  name: v.string(),
  kind: v.pipe(
    v.picklist(['person', 'program']),
    v.description('A program plays for the person who made it'),
  ),
});

export const person = schemaOf<Person>()(
  v.strictObject({
    ...publicPerson.entries,
    isKept: v.pipe(v.boolean(), v.description('Has a passkey, so that what they win is theirs for good')),
    isOperator: v.boolean(),
  }),
);

export const account = schemaOf<Account>()(
  v.strictObject({
    person,
    session: v.pipe(v.string(), v.description('The one that asks')),
    devices: v.array(
      v.strictObject({ id: v.string(), device: v.string(), since: v.number(), seen: v.number() }),
    ),
    passkeys: v.array(
      v.strictObject({ id: v.string(), label: v.string(), since: v.number(), used: v.number() }),
    ),
    recoveryCodeSince: v.nullable(v.number()),
  }),
);
