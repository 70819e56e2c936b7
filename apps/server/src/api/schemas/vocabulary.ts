import {
  accesses,
  banks,
  type Clock,
  type CommandId,
  clocks,
  increments,
  type MatchId,
  type Milliseconds,
  modes,
  mostSeats,
  type PersonId,
  type Seq,
} from '@open-yatzy/match';
import {
  type Box,
  boxIds,
  type Dice,
  faces,
  type Position,
  positions,
  type RuleSet,
} from '@open-yatzy/rules';
import * as v from 'valibot';
import { askedId, kindOf, schemaOf } from './schema-of.ts';

/** The words that all messages and answers share. */

export const matchId = kindOf<MatchId>('Id of a match; unguessable, who knows it may look on');
export const personId = kindOf<PersonId>('Id of a person; public');
export const commandId = kindOf<CommandId>('Id that its sender gave a command');
export const seq = kindOf<Seq>('Number of an event in its match, from 1; 0 is before the first', 0);
export const milliseconds = kindOf<Milliseconds>('Milliseconds since 1970', 0);
/** Ids in an address or a body; whether there is such a thing is asked later. */
export const idText = askedId<string>();
export const askedMatch = askedId<MatchId>();
export const askedPerson = askedId<PersonId>();
/** A number in an address. */
export const wholeNumber = v.pipe(
  v.string(),
  v.regex(/^\d{1,9}$/, 'expected a whole number'),
  v.transform(Number),
);
export const hex = v.pipe(v.string(), v.regex(/^[0-9a-f]*$/), v.description('Lower-case hex'));
export const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(mostSeats - 1));
export const count = v.pipe(v.number(), v.integer(), v.minValue(0));
export const bot = v.pipe(v.string(), v.description('Which bot: how strong it plays'));
export const mode = v.picklist(modes);
export const access = v.picklist(accesses);
export const clock = schemaOf<Clock>()(
  v.pipe(
    v.nullable(
      v.union([
        v.picklist(clocks),
        v.strictObject({ bank: v.picklist(banks), increment: v.picklist(increments) }),
      ]),
    ),
    v.description('Seconds for a turn; or for all turns, with an increment for each; null for none'),
  ),
);

export const box = schemaOf<Box>()(v.picklist(boxIds));
export const face = v.picklist(faces);
export const dice = schemaOf<Dice>()(
  v.pipe(v.strictTuple([face, face, face, face, face]), v.description('Five faces by position')),
);
export const keep = schemaOf<readonly Position[]>()(v.array(v.picklist(positions)));
export const card = v.pipe(
  v.strictObject(v.entriesFromList(boxIds, v.exactOptional(count))),
  v.description('Points by box, of the boxes that are written'),
);

const pattern = v.variant('type', [
  v.strictObject({ type: v.literal('face'), face }),
  v.strictObject({ type: v.literal('alike'), count: v.picklist([2, 3, 4, 5]) }),
  v.strictObject({ type: v.literal('twoPairs'), differentFaces: v.boolean() }),
  v.strictObject({ type: v.literal('fullHouse'), fiveAlikeCount: v.boolean() }),
  v.strictObject({ type: v.literal('run'), length: v.picklist([4, 5]), from: v.exactOptional(face) }),
  v.strictObject({ type: v.literal('any') }),
]);
const score = v.variant('type', [
  v.strictObject({ type: v.literal('matchingDice') }),
  v.strictObject({ type: v.literal('allDice') }),
  v.strictObject({ type: v.literal('fixed'), points: count }),
]);
export const ruleSet = schemaOf<RuleSet>()(
  v.strictObject({
    id: v.string(),
    seats: v.strictObject({ min: count, max: count }),
    boxes: v.array(
      v.strictObject({
        box,
        pattern,
        score,
        fiveAlikeWaits: v.exactOptional(v.literal(true)),
        joker: v.exactOptional(v.literal(true)),
      }),
    ),
    upperBonus: v.strictObject({ from: count, points: count }),
    furtherFiveAlike: v.variant('type', [
      v.strictObject({ type: v.literal('nothing') }),
      v.strictObject({ type: v.literal('inBox'), points: count }),
      v.strictObject({ type: v.literal('joker'), bonus: count }),
    ]),
    keptDice: v.picklist(['stand', 'released']),
    tieBreak: v.picklist(['mostFiveAlike', 'none']),
  }),
);
