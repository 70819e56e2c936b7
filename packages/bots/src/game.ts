import {
  type BotId,
  type Dice,
  type Face,
  type FinalScore,
  fiveAlike,
  isFull,
  options,
  positions,
  type RuleSet,
  totals,
  write,
} from '@open-yatzy/rules';
import { choose } from './bots.ts';
import type { Luck } from './luck.ts';
import type { Mind } from './mind.ts';
import type { Choice, Position, Standing } from './position.ts';

/** A game of bots by the rules alone: fast, for measuring how they play. */
export interface Table {
  readonly ruleSet: RuleSet;
  /** By seat. */
  readonly bots: readonly BotId[];
  readonly beginner: number;
  /** Numbers from 0 up to 1 for the dice. */
  readonly dice: () => number;
  readonly mind: Mind;
  /** Told every throw, every keep and every box written. */
  readonly luck?: Luck;
  readonly decided?: (position: Position, choice: Choice) => void;
}

type Seat = Standing & { readonly fiveAlikes: number };

/** One turn of a seat, to the box that it writes. */
function playTurn(table: Table, seats: readonly Seat[], seat: number): Seat {
  const { ruleSet, bots, mind, luck, decided } = table;
  const [bot, own] = [bots[seat], seats[seat]];
  if (!bot || !own) throw new Error(`expected a bot on seat ${seat}, got ${bots}`);
  const face = () => (Math.floor(table.dice() * 6) + 1) as Face;
  const others = seats.filter((_, index) => index !== seat);
  luck?.begin(seat, seats);
  let [dice, kept, rollsLeft]: [Dice | null, Position['kept'], number] = [null, [], 3];
  for (;;) {
    const before: Dice | null = dice;
    dice = positions.map((at) => (before && kept.includes(at) ? before[at] : face())) as unknown as Dice;
    rollsLeft -= 1;
    const position: Position = { ...own, ruleSet, others, dice, kept, rollsLeft: rollsLeft as 0 | 1 | 2 };
    luck?.thrown(position);
    const choice = choose(bot, position, mind);
    decided?.(position, choice);
    if (choice.type === 'write') {
      const option = options(ruleSet, own.card, dice).find(({ box }) => box === choice.box);
      if (!option) throw new Error(`expected a box that may be written, got ${choice.box} for ${dice}`);
      const next = {
        card: write(own.card, option),
        bonuses: own.bonuses + (option.bonus > 0 ? 1 : 0),
        fiveAlikes: own.fiveAlikes + (fiveAlike(dice) ? 1 : 0),
      };
      luck?.written(own, next);
      return next;
    }
    if (rollsLeft === 0) throw new Error(`expected a box after the last roll, got a keep of ${choice.keep}`);
    kept = choice.keep;
    luck?.kept(position, kept);
  }
}

/** Plays a game to its end; by seat, what each has. */
export function playGame(table: Table): readonly FinalScore[] {
  const { ruleSet, bots, beginner } = table;
  let seats: readonly Seat[] = bots.map(() => ({ card: {}, bonuses: 0, fiveAlikes: 0 }));
  for (let turn = 0; !seats.every(({ card }) => isFull(ruleSet, card)); turn += 1) {
    const seat = (beginner + turn) % bots.length;
    const next = playTurn(table, seats, seat);
    seats = seats.map((each, index) => (index === seat ? next : each));
  }
  return seats.map(({ card, bonuses, fiveAlikes }) => ({
    total: totals(ruleSet, card, bonuses).total,
    fiveAlikes,
  }));
}
