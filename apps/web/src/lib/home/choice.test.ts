import { expect, it } from 'vitest';
import { choiceFields, parseChoice, seatsFor } from './choice.ts';

const parsed = (fields: string) => parseChoice(new URLSearchParams(fields));

it('offers a game against one bot of middling strength, a minute a turn, to a first visitor', () => {
  expect(parsed('')).toEqual({
    rules: 'scandinavian-15',
    company: 'bots',
    bot: 'casual',
    seats: 2,
    clock: 60,
    players: [],
  });
});

it.each([
  'rules=joker-13&company=device&bot=casual&seats=2&clock=off&player=Anna&player=Bo',
  'rules=pocket-15&company=friends&bot=master&seats=5&clock=300',
])('comes back from its fields as it was: %s', (fields) => {
  expect(choiceFields(parsed(fields)).toString()).toBe(fields);
});

it.each([
  ['rules=__proto__', { rules: 'scandinavian-15' }],
  ['company=admin', { company: 'bots' }],
  ['bot=thumb', { bot: 'casual' }],
  ['bot=grandmaster', { bot: 'casual' }],
  ['seats=9', { seats: 5 }],
  ['seats=-1', { seats: 2 }],
  ['seats=2.5', { seats: 2 }],
  ['clock=1', { clock: 60 }],
  ['clock=', { clock: 60 }],
] as const)('takes %s for what it can be', (fields, expected) => {
  expect(parsed(fields)).toMatchObject(expected);
});

it('seats no more than the rules allow', () => {
  expect(seatsFor(parsed('rules=joker-13&seats=5'))).toBe(2);
  expect(seatsFor(parsed('rules=pocket-15&seats=5'))).toBe(5);
});
