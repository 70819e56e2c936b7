import { describe, expect, it, test } from 'vitest';
import {
  appended,
  recordedAt,
  renumbered,
  sample,
  seqOf,
  withDie,
  withEvent,
  withEvents,
} from '../testing/sample-match.ts';
import { anna, bertil, seedOf } from '../testing/sample-table.ts';
import type { DiceRolled, MatchCreated } from './events.ts';
import { commitmentOf, ruleSetHash } from './hashing.ts';
import { verify } from './verify.ts';
import type { Milliseconds, PersonId } from './vocabulary.ts';

describe('the sample match', () => {
  it('stands as a file for other programs to try themselves on', async () => {
    await expect(`${JSON.stringify(sample, null, 1)}\n`).toMatchFileSnapshot(
      '../fixtures/finished-match.json',
    );
  });

  it('has nothing wrong, whatever the order of members in it', () => {
    const turned = (_: string, value: unknown) =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).reverse())
        : value;
    expect(verify(sample)).toEqual([]);
    expect(verify(JSON.parse(JSON.stringify(sample, turned)))).toEqual([]);
  });
});

const created = seqOf('MatchCreated');
const started = seqOf('MatchStarted');
const firstRoll = seqOf('DiceRolled');
const reroll = seqOf('DiceRolled', 1);
const keptPosition = (recordedAt(reroll).event as DiceRolled).keep[0] ?? -1;
const written = seqOf('BoxWritten', 3);
const finished = seqOf('MatchFinished');
const { ruleSet } = recordedAt(created).event as MatchCreated;
const otherRules = { ...ruleSet, upperBonus: { from: 63, points: 500 } };

const tampered: readonly (readonly [string, unknown, number | null, RegExp])[] = [
  [
    'another commitment to the secret',
    withEvent(created, { commitment: '0'.repeat(64) }),
    created,
    /commitment to the secret/,
  ],
  ['another secret', withEvent(finished, { secret: 'f'.repeat(64) }), created, /commitment to the secret/],
  ['other rules', withEvent(created, { ruleSet: otherRules }), created, /rule set hash/],
  [
    'a table of a million seats',
    withEvent(created, { seats: 1_000_000 }),
    created,
    /seats: expected 2 to 5, got 1000000/,
  ],
  [
    'other rules with their hash',
    withEvent(created, {
      ruleSet: { ...otherRules, seats: { min: 2, max: 999 } },
      ruleSetHash: ruleSetHash(otherRules),
      seats: 999,
    }),
    created,
    /seats/,
  ],
  [
    'another commitment to a seed',
    withEvent(seqOf('SeatTaken'), { seed: { type: 'committed', commitment: commitmentOf('x') } }),
    seqOf('SeedRevealed'),
    /commitment to the seed of seat 0/,
  ],
  [
    'another seed',
    withEvent(seqOf('SeedRevealed'), { seed: 'x' }),
    seqOf('SeedRevealed'),
    /commitment to the seed of seat 0/,
  ],
  [
    'a seed that nobody revealed',
    withEvent(started, { seeds: [seedOf(anna), '', seedOf(bertil)] }),
    started,
    /seeds/,
  ],
  ['another beginner', withEvent(started, { beginner: 4 }), started, /who begins/],
  [
    'a start before the time to reveal was over',
    withEvents((events) => events.map((each) => ({ ...each, at: 0 as Milliseconds }))),
    started,
    /seat 2 counts as empty before/,
  ],
  ['a die', withDie(firstRoll, 2), firstRoll, /die at position 2: expected/],
  ['a kept die', withDie(reroll, keptPosition), reroll, /which was kept/],
  [
    'a keep before the first roll',
    withEvent(firstRoll, { keep: [1] }),
    firstRoll,
    /keep: \[1\] is not allowed/,
  ],
  ['a position twice', withEvent(reroll, { keep: [0, 0] }), reroll, /keep/],
  ['a die too many', withEvent(firstRoll, { dice: [1, 1, 1, 1, 1, 1] }), firstRoll, /number of dice/],
  ['a roll of another turn', withEvent(firstRoll, { turn: 2 }), firstRoll, /seat, turn and roll/],
  [
    'a roll by someone else',
    withEvents((events) => events.with(firstRoll - 1, { ...recordedAt(firstRoll), by: 'carla' as PersonId })),
    firstRoll,
    /who plays/,
  ],
  [
    'a box written by someone else',
    withEvents((events) => events.with(written - 1, { ...recordedAt(written), by: 'carla' as PersonId })),
    written,
    /who plays/,
  ],
  ['points', withEvent(written, { points: 1_000 }), written, /points of \w+: expected \d+, got 1000/],
  ['a bonus', withEvent(written, { bonus: 100 }), written, /bonus of/],
  ['dice in a box', withEvent(written, { dice: [1, 1, 1, 1, 1] }), written, /dice/],
  [
    'a box that is no box',
    withEvent(written, { box: '__proto__' }),
    written,
    /box "__proto__" may not be written/,
  ],
  ['another seat’s box', withEvent(written, { seat: 1, turn: 9 }), written, /seat and turn/],
  ['another result', withEvent(finished, { results: [] }), finished, /results/],
  ['another match', { ...sample, match: 'm2' }, null, /match/],
  [
    'a seat taken in mid-game',
    withEvent(firstRoll, { ...sample.events[1]?.event }),
    firstRoll,
    /SeatTaken cannot come while the match is playing/,
  ],
  [
    'an event at no time',
    withEvents((events) => events.with(started - 1, { ...recordedAt(started), at: 'noon' as never })),
    started,
    /at: expected milliseconds, got "noon"/,
  ],
  [
    'nothing in place of an event',
    withEvents((events) => events.with(started - 1, null as never)),
    started,
    /expected an event, got null/,
  ],
  ['an event left out', withEvents((events) => events.toSpliced(reroll - 1, 1)), reroll, /expected event/],
  [
    'a roll left out, numbers mended',
    withEvents((events) => renumbered(events.toSpliced(reroll - 1, 1))),
    reroll,
    /roll|dice|die/,
  ],
  [
    'two events the other way round',
    withEvents((events) =>
      renumbered(events.toSpliced(reroll - 2, 2, ...events.slice(reroll - 2, reroll).reverse())),
    ),
    reroll - 1,
    /die|roll|turn/,
  ],
  [
    'an event after the end',
    appended({ type: 'SeatLeft', seat: 0, since: 0 }),
    finished + 1,
    /SeatLeft cannot come while the match is finished/,
  ],
  [
    'a second end',
    appended({ type: 'MatchAbandoned', why: 'noPeople', secret: 'f'.repeat(64) }),
    finished + 1,
    /cannot come/,
  ],
  [
    'an end that is not yet',
    withEvents((events) => renumbered(events.toSpliced(written, finished - 1 - written))),
    written + 1,
    /boxes are open/,
  ],
  [
    'a finished match called abandoned',
    withEvent(finished, { type: 'MatchAbandoned' }),
    finished,
    /finished, not abandoned/,
  ],
  [
    'an unknown event',
    withEvent(firstRoll, { type: 'constructor' }),
    firstRoll,
    /unknown event "constructor"/,
  ],
  [
    'a seat that is not there',
    withEvent(seqOf('SeatLeft'), { seat: 7 }),
    seqOf('SeatLeft'),
    /there is no seat 7/,
  ],
  ['no events', { ...sample, events: [] }, null, /expected an exported match/],
  ['a match that goes on', { ...sample, events: sample.events.slice(0, -1) }, null, /not over/],
];

describe('a match that was tampered with', () => {
  test.for(tampered)('is found out: %s', ([_, file, seq, message]) => {
    expect(verify(file)[0]).toEqual({ seq, message: expect.stringMatching(message) });
  });
});
