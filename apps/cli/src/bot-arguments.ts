import { type BotId, botIds, parseRuleSet, type RuleSet } from '@open-yatzy/rules';
import { UsageError } from './command.ts';

/** What commands that let bots play are told. All throw `UsageError`. */

export function ruleSetNamed(id: string | undefined): RuleSet {
  const found = parseRuleSet(id);
  if ('error' in found) throw new UsageError(`--${found.error.message}`);
  return found.value;
}

export function botsOf(list: string | undefined, { id, seats: { min, max } }: RuleSet): readonly BotId[] {
  const bots = (list ?? '').split(',').map((name) => {
    const bot = botIds.find((each) => each === name);
    if (!bot)
      throw new UsageError(
        `--seats: expected a list of bots (${botIds.join(', ')}), got ${list ?? 'nothing'}`,
      );
    return bot;
  });
  const range = min === max ? `${min}` : `${min} to ${max}`;
  if (bots.length < min || bots.length > max) {
    throw new UsageError(`--seats: ${id} has ${range} seats, got ${bots.length}`);
  }
  return bots;
}

export function countOf(text: string): number {
  const count = Number(text);
  if (!/^\d+$/.test(text) || count < 1 || !Number.isSafeInteger(count)) {
    throw new UsageError(`--games: expected a whole number from 1, got ${text}`);
  }
  return count;
}
