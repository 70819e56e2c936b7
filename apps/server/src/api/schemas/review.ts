import type { Analysis, GameReview } from '@open-yatzy/protocol';
import { type BoxChance, type Choice, type Decision, type Ending, stages } from '@open-yatzy/solver';
import * as v from 'valibot';
import { schemaOf } from './schema-of.ts';
import * as s from './vocabulary.ts';

const points = v.number();
const chance = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const rated = { value: points, regret: points };

const choice = schemaOf<Choice>()(
  v.variant('type', [
    v.strictObject({ ...rated, type: v.literal('keep'), keep: v.array(s.face) }),
    v.strictObject({ ...rated, type: v.literal('box'), box: s.box }),
  ]),
);
const boxChance = schemaOf<BoxChance>()(
  v.strictObject({
    box: s.box,
    goal: v.picklist(['points', 'three']),
    chance,
    afterKeep: v.nullable(chance),
  }),
);
const decision = schemaOf<Decision>()(
  v.strictObject({
    stage: v.picklist(stages),
    turn: s.count,
    card: s.card,
    dice: s.dice,
    rollsLeft: v.picklist([0, 1, 2]),
    kept: s.keep,
    taken: choice,
    best: choice,
    lost: points,
  }),
);
const seat = v.strictObject({
  total: points,
  toCome: points,
  start: points,
  luck: points,
  lost: points,
  lostBy: v.strictObject(v.entriesFromList(stages, points)),
  values: v.array(points),
  rolls: v.array(v.strictObject({ turn: s.count, roll: v.picklist([1, 2, 3]), dice: s.dice, luck: points })),
  decisions: v.array(decision),
  costliest: v.array(decision),
  goals: v.array(v.array(boxChance)),
});

export const review = schemaOf<GameReview>()(
  v.strictObject({
    seats: v.array(seat),
    curve: v.array(
      v.nullable(v.strictObject({ chances: v.array(chance), method: v.picklist(['exact', 'slices']) })),
    ),
  }),
);

export const ending = schemaOf<Ending>()(
  v.strictObject({
    mean: points,
    deviation: points,
    quantiles: v.array(points),
    from: points,
    chances: v.array(chance),
    upperBonus: v.nullable(chance),
    fiveOfAKind: v.nullable(chance),
  }),
);

export const analysis = schemaOf<Analysis>()(
  v.strictObject({
    answer: v.strictObject({
      value: points,
      choices: v.array(choice),
      written: points,
      boxes: v.array(boxChance),
    }),
    ending: v.nullable(ending),
  }),
);
