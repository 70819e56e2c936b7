import type { PadEvent } from '@open-yatzy/protocol';
import { type Box, type Dice, findRuleSet, type RuleSet, type RuleSetId } from '@open-yatzy/rules';
import { type Cards, cardsOf, type PlayerCard } from './cards.ts';
import { type Pad, padOf } from './pad.ts';

/** Pads for tests. */

export const [ada, bo, cleo] = ['ada', 'bo', 'cleo'];

export function rules(id: RuleSetId): RuleSet {
  const found = findRuleSet(id);
  if (!found) throw new Error(`expected a rule set, got ${id}`);
  return found;
}

export function opening(id: RuleSetId, names: readonly string[] = [ada, bo]): PadEvent {
  return {
    type: 'PadOpened',
    id: 'opened',
    at: 1,
    rules: id,
    players: names.map((name) => ({ player: name, name })),
  };
}

let made = 0;
/** An entry such as 'sixes 24'. */
export function entered(
  player: string,
  what: `${Box} ${number}`,
  rest: { readonly bonus?: number; readonly dice?: Dice } = {},
): Extract<PadEvent, { type: 'Entered' }> {
  made += 1;
  const [box, points] = what.split(' ') as [Box, string];
  const { bonus = 0, dice = null } = rest;
  return {
    type: 'Entered',
    id: `entry ${made}`,
    at: 2,
    player,
    box,
    points: Number(points),
    bonus,
    dice: dice && [...dice],
  };
}

export function undone(entry: { readonly id: string }): PadEvent {
  made += 1;
  return { type: 'Undone', id: `undone ${made}`, at: 3, entry: entry.id };
}

export function pad(events: readonly PadEvent[]): Pad {
  const found = padOf(events);
  if (!found) throw new Error(`expected a pad, got none from ${events.length} events`);
  return found;
}

export const cards = (events: readonly PadEvent[]): Cards => cardsOf(pad(events));

export function cardIn({ cards: all }: Cards, player: string): PlayerCard {
  const found = all.find((card) => card.player.id === player);
  if (!found) throw new Error(`expected a card of ${player}, got ${all.length} others`);
  return found;
}
