import type { Services } from '@open-yatzy/protocol';
import {
  keepRefusal,
  type Parsed,
  parseBonuses,
  parseCard,
  parseRuleSet,
  type RuleSet,
  ruleSetIds,
} from '@open-yatzy/rules';
import type { Thrown } from '@open-yatzy/solver';
import * as v from 'valibot';
import { Failure } from './failure.ts';
import type { Routes } from './routes.ts';
import { analysis } from './schemas/review.ts';
import { dice, keep } from './schemas/vocabulary.ts';

const position = v.strictObject({
  rules: v.picklist(ruleSetIds),
  card: v.pipe(
    v.record(v.string(), v.number()),
    v.description('Points by box, of the boxes that are written'),
  ),
  bonuses: v.optional(v.number(), 0),
  dice: v.exactOptional(dice),
  rollsLeft: v.exactOptional(v.picklist([0, 1, 2])),
  kept: v.exactOptional(keep),
});
type Asked = v.InferOutput<typeof position>;

export function analysisRoutes(routes: Routes, services: Services): void {
  routes.post(
    '/api/analysis',
    {
      schema: {
        tags: ['analysis'],
        summary: 'What each choice is worth under perfect solitaire play, and how the game ends',
        description:
          '`dice` and `rollsLeft` go together; without them it is the position before the first roll.',
        body: position,
        response: { 200: analysis },
      },
    },
    async ({ body }) => {
      const ruleSet = value(parseRuleSet(body.rules));
      const written = value(parseCard(ruleSet, body.card));
      const bonuses = value(parseBonuses(ruleSet, written, body.bonuses));
      const thrown = thrownOf(ruleSet, body);
      const seat = { position: { card: written, ...(thrown && { thrown }) }, bonuses };
      const found = await services.analysis(ruleSet, seat);
      if (!found) throw new Failure('NotReady', 'The server is still finding this out.', { retryAfter: 30 });
      return found;
    },
  );
}

function value<T>(parsed: Parsed<T>): T {
  if ('value' in parsed) return parsed.value;
  const { message } = parsed.error;
  throw new Failure('BadInput', message, { where: message.split(':')[0] ?? 'body' });
}

function thrownOf(ruleSet: RuleSet, { dice: rolled, rollsLeft, kept = [] }: Asked): Thrown | null {
  if (rolled === undefined && rollsLeft === undefined && kept.length === 0) return null;
  if (rolled === undefined || rollsLeft === undefined)
    throw new Failure('BadInput', 'dice: expected together with rollsLeft', { where: 'dice' });
  const areDifferent = new Set(kept).size === kept.length;
  if (!areDifferent || keepRefusal(ruleSet, [], kept))
    throw new Failure('BadInput', 'kept: expected up to four different positions', { where: 'kept' });
  return { dice: rolled, rollsLeft, kept };
}
