import {
  type Card,
  type Dice,
  type Face,
  isFull,
  options,
  positions,
  type RuleSet,
  totals,
  write,
} from '@open-yatzy/rules';
import { type BotId, type Choice, choose, type Position } from '../src/index.ts';

/** Numbers from 0 up to 1, the same for the same seed (mulberry32 by Tommy Ettinger, public domain). */
export function seededNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Decided = (position: Position, choice: Choice) => void;

/** Plays one card to its end and gives its total; `decided` sees every decision. */
export function solitaireTotal(
  ruleSet: RuleSet,
  bot: BotId,
  { number, decided }: { readonly number: () => number; readonly decided?: Decided },
): number {
  const face = () => (Math.floor(number() * 6) + 1) as Face;
  const rolled = (dice: Dice, kept: Position['kept']) =>
    positions.map((position) => (kept.includes(position) ? dice[position] : face())) as unknown as Dice;
  let [card, bonuses]: [Card, number] = [{}, 0];
  while (!isFull(ruleSet, card)) {
    let position: Position = { ruleSet, card, dice: rolled([1, 1, 1, 1, 1], []), rollsLeft: 2, kept: [] };
    let choice = choose(bot, position);
    decided?.(position, choice);
    while (choice.type === 'keep') {
      const { keep } = choice;
      if (position.rollsLeft === 0)
        throw new Error(`expected a box after the last roll, got a keep of ${keep}`);
      const rollsLeft = position.rollsLeft === 2 ? 1 : 0;
      position = { ...position, dice: rolled(position.dice, keep), rollsLeft, kept: keep };
      choice = choose(bot, position);
      decided?.(position, choice);
    }
    const { box } = choice;
    const option = options(ruleSet, card, position.dice).find((each) => each.box === box);
    if (!option) throw new Error(`expected a box that may be written, got ${box} for ${position.dice}`);
    card = write(card, option);
    if (option.bonus > 0) bonuses += 1;
  }
  return totals(ruleSet, card, bonuses).total;
}
