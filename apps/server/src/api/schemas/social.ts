import {
  type FriendsPage,
  measureTypes,
  type NotedMeasure,
  type Notices,
  type OpenReport,
  reportReasons,
  saidSchema,
  type TableCompany,
  type TalkEntry,
} from '@open-yatzy/protocol';
import * as v from 'valibot';
import { schemaOf } from './schema-of.ts';
import { matchId, personId, seat } from './vocabulary.ts';

const time = v.number();
export const namedPerson = v.strictObject({ id: personId, name: v.string() });
export const friendLink = v.strictObject({ code: v.string(), until: time });

export const talkEntry = schemaOf<TalkEntry>()(
  v.strictObject({
    n: v.pipe(v.number(), v.description('Its place in what is said at the match')),
    at: time,
    seat,
    person: v.string(),
    name: v.string(),
    said: saidSchema,
  }),
);

export const company = schemaOf<TableCompany>()(
  v.strictObject({
    talk: v.array(talkEntry),
    muted: v.array(personId),
    blocked: v.array(personId),
    mayTalk: v.boolean(),
    mayWrite: v.boolean(),
    isTextOff: v.boolean(),
    watchers: v.number(),
  }),
);

const invitation = v.strictObject({ match: matchId, from: namedPerson, rules: v.string(), until: time });
const restrictions = v.strictObject({
  talkUntil: v.nullable(time),
  playUntil: v.nullable(time),
  nameUntil: v.nullable(time),
});

export const friends = schemaOf<FriendsPage>()(
  v.strictObject({
    friends: v.array(
      v.strictObject({
        ...namedPerson.entries,
        isHere: v.boolean(),
        invitedTo: v.nullable(matchId),
        standing: v.strictObject({ wins: v.number(), draws: v.number(), losses: v.number() }),
      }),
    ),
    link: v.nullable(friendLink),
    invitations: v.array(invitation),
    blocked: v.array(namedPerson),
    restrictions,
  }),
);

const measure = v.strictObject({
  id: v.number(),
  at: time,
  type: v.picklist(measureTypes),
  until: v.nullable(time),
  why: v.string(),
});

export const notices = schemaOf<Notices>()(
  v.strictObject({ invitations: v.array(invitation), measures: v.array(measure) }),
);

export const openReport = schemaOf<OpenReport>()(
  v.strictObject({
    id: v.number(),
    at: time,
    by: namedPerson,
    against: namedPerson,
    nameThen: v.string(),
    match: matchId,
    reason: v.picklist(reportReasons),
    note: v.string(),
    talk: v.array(talkEntry),
    restrictions,
    earlier: v.array(
      v.strictObject({
        at: time,
        reason: v.picklist(reportReasons),
        outcome: v.nullable(v.picklist(measureTypes)),
      }),
    ),
  }),
);

export const notedMeasure = schemaOf<NotedMeasure>()(
  v.strictObject({ ...measure.entries, person: namedPerson, operator: namedPerson }),
);
