import { longestName, longestSeed, mostSeats } from '@open-yatzy/match';
import { describe, expect, it } from 'vitest';
import { longestClientMessage, parseClientMessage } from './client-messages.ts';

const fence = { at: 7, id: 'abcd-1234' };
const takeSeat = { type: 'takeSeat', ...fence, name: 'Anna', commitment: null };
const parse = (value: unknown) => parseClientMessage(JSON.stringify(value));

describe('a message', () => {
  it.each([
    { type: 'follow', version: 1, match: 'm0000000001', from: 0 },
    { type: 'ping' },
    takeSeat,
    { ...takeSeat, commitment: 'ab'.repeat(32) },
    { type: 'seatBot', ...fence },
    { type: 'seatBot', ...fence, bot: 'master' },
    { type: 'freeSeat', ...fence, seat: mostSeats - 1 },
    { type: 'start', ...fence },
    { type: 'revealSeed', ...fence, seat: 0, seed: '' },
    { type: 'roll', ...fence, keep: [4, 0] },
    { type: 'write', ...fence, box: 'chance' },
    { type: 'leave', ...fence },
    { type: 'return', ...fence },
    { type: 'resign', ...fence },
    { type: 'proposeEnd', ...fence },
    { type: 'proposeDraw', ...fence },
    { type: 'proposePause', ...fence },
    { type: 'declineProposal', ...fence },
    { type: 'resume', ...fence },
    { type: 'rematch', ...fence },
  ])('is taken as it is: %j', (message) => {
    expect(parse(message)).toEqual({ message });
  });

  it.each([
    ['an unknown type', { type: 'cheat', ...fence }, 'type'],
    ['a type that objects inherit', { type: 'constructor', ...fence }, 'type'],
    ['none', { ...fence }, 'type'],
    ['another version', { type: 'follow', version: 2, match: 'm', from: 0 }, 'version'],
    ['a member that is none of its own', { type: 'roll', ...fence, keep: [], faces: [6] }, 'faces'],
    ['a command of the server', { type: 'timeOut', ...fence, holdWith: 'thumb' }, 'type'],
    ['what only the server may say of a person', { ...takeSeat, program: true }, 'program'],
    ['no fence', { type: 'roll', keep: [] }, 'at'],
    ['a seq between two', { type: 'leave', ...fence, at: 1.5 }, 'at'],
    ['a seq before all', { type: 'leave', ...fence, at: -1 }, 'at'],
    ['an id too short', { type: 'leave', ...fence, id: 'abc' }, 'id'],
    [
      'an id with a space, which would name another person',
      { type: 'leave', ...fence, id: 'abcd 1234' },
      'id',
    ],
    ['a position twice', { type: 'roll', ...fence, keep: [1, 1] }, 'keep'],
    ['a sixth position', { type: 'roll', ...fence, keep: [5] }, 'keep'],
    ['a position as text', { type: 'roll', ...fence, keep: ['1'] }, 'keep'],
    ['an unknown box', { type: 'write', ...fence, box: '__proto__' }, 'box'],
    ['a sixth seat', { type: 'freeSeat', ...fence, seat: mostSeats }, 'seat'],
    ['an unknown bot', { type: 'seatBot', ...fence, bot: 'toString' }, 'bot'],
    ['a commitment in capitals', { ...takeSeat, commitment: 'AB'.repeat(32) }, 'commitment'],
    ['a blank name', { ...takeSeat, name: '  ' }, 'name'],
  ])('with %s is refused, and the place is named', (_, message, place) => {
    expect(parse(message)).toMatchObject({ error: expect.stringMatching(`^${place}`) });
  });

  it.each(['', 'roll', '[]', 'null', '"roll"', '{"type":', '1e999', '['.repeat(4000)])(
    'that is no object is refused: %s',
    (text) => {
      expect(parseClientMessage(text)).toEqual({ error: expect.any(String), id: null });
    },
  );

  it('that is refused keeps its id, in few characters, so that its sender knows which it was', () => {
    expect(parse({ type: 'roll', id: 'abcd-1234' })).toMatchObject({ id: 'abcd-1234' });
    expect(parse({ type: 'roll', id: 'x'.repeat(999) })).toMatchObject({ id: 'x'.repeat(64) });
    expect(parse({ type: 'roll', id: 7 })).toMatchObject({ id: null });
  });
});

it('a name may be as long as the match allows, and no longer', () => {
  expect(parse({ ...takeSeat, name: 'Å'.repeat(longestName) })).toHaveProperty('message');
  expect(parse({ ...takeSeat, name: 'Å'.repeat(longestName + 1) })).toHaveProperty('error');
});

it('the longest message has room for a seed in the most wordy JSON', () => {
  const seed = '\u0000'.repeat(longestSeed);
  const message = JSON.stringify({ type: 'revealSeed', ...fence, id: 'x'.repeat(64), seat: 4, seed });
  expect(message.length).toBeLessThan(longestClientMessage);
  expect(parseClientMessage(message)).toHaveProperty('message');
});
