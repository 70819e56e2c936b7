import { expect, it } from 'vitest';
import { choiceFields, offeredBanks, parseChoice, quickMatchFor, seatsFor } from './choice.ts';

const parsed = (fields: string) => parseChoice(new URLSearchParams(fields));

it('offers a game against one bot of middling strength, a minute a turn, to a first visitor', () => {
  expect(parsed('')).toEqual({
    rules: 'scandinavian-15',
    company: 'bots',
    mode: 'normal',
    bot: 'casual',
    seats: 2,
    clock: 60,
    inLobby: false,
    players: [],
  });
});

it.each([
  'rules=joker-13&company=device&mode=normal&bot=casual&seats=2&clock=off&player=Anna&player=Bo',
  'rules=pocket-15&company=friends&mode=normal&bot=master&seats=5&clock=300&inLobby=on',
  'rules=pocket-15&company=friends&mode=normal&bot=master&seats=5&clock=180%2B20',
  'rules=pocket-15&company=people&mode=ranked&bot=master&seats=5&clock=60',
])('comes back from its fields as it was: %s', (fields) => {
  expect(choiceFields(parsed(fields)).toString()).toBe(fields);
});

it.each([
  ['rules=__proto__', { rules: 'scandinavian-15' }],
  ['company=admin', { company: 'bots' }],
  ['mode=cash', { mode: 'normal' }],
  ['bot=thumb', { bot: 'casual' }],
  ['bot=grandmaster', { bot: 'casual' }],
  ['seats=9', { seats: 5 }],
  ['seats=-1', { seats: 2 }],
  ['seats=2.5', { seats: 2 }],
  ['clock=1', { clock: 60 }],
  ['clock=', { clock: 60 }],
  ['clock=120%2B1', { clock: 60 }],
  ['clock=120%2B5', { clock: { bank: 120, increment: 5 } }],
] as const)('takes %s for what it can be', (fields, expected) => {
  expect(parsed(fields)).toMatchObject(expected);
});

it.each(offeredBanks)('offers a bank that there is: %s', (bank) => {
  expect(choiceFields(parsed(new URLSearchParams({ clock: bank }).toString())).get('clock')).toBe(bank);
});

it('seats no more than the rules allow, and two where something counts', () => {
  expect(seatsFor(parsed('rules=joker-13&seats=5'))).toBe(2);
  expect(seatsFor(parsed('rules=pocket-15&seats=5'))).toBe(5);
  expect(seatsFor(parsed('rules=pocket-15&seats=5&company=people&mode=ranked'))).toBe(2);
  expect(seatsFor(parsed('rules=pocket-15&seats=5&company=friends&mode=ranked'))).toBe(5);
});

it.each([
  ['company=people&rules=pocket-15&seats=4', { mode: 'normal', seats: 4, opponent: 'people' }],
  ['company=people&rules=pocket-15&seats=4&mode=ranked', { mode: 'ranked', seats: 2, opponent: 'people' }],
  ['company=bots&mode=diamonds', { mode: 'diamonds', seats: 2, opponent: 'master' }],
] as const)('asks the lobby for what is not one’s own table: %s', (fields, wish) => {
  expect(quickMatchFor(parsed(fields), 'c')).toMatchObject({ ...wish, commitment: 'c' });
});

it.each([
  'company=bots&mode=normal',
  'company=bots&mode=ranked',
  'company=friends&mode=ranked',
  'company=device&mode=diamonds',
])('asks nothing of the lobby for %s', (fields) => {
  expect(quickMatchFor(parsed(fields), null)).toBeNull();
});
