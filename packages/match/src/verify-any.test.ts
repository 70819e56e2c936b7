import { ruleSets } from '@open-yatzy/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Choices, type Log, playByChoice, sample, seqOf, withEvent } from '../testing/sample-match.ts';
import { anna, begun, bertil, exportedTable } from '../testing/sample-table.ts';
import type { Event } from './events.ts';
import { type ExportedMatch, verify } from './verify.ts';

/** Where an event of some type stands in a log, the `pick`th of them round and round. */
function placeOf(events: Log, type: Event['type'], pick: number): number {
  const places = events.flatMap(({ event }, index) => (event.type === type ? [index] : []));
  return places[pick % places.length] ?? -1;
}

const anyHex = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => Buffer.from(bytes).toString('hex'));

/** A value in the log, by the type of its event and its place in it, and another one to stand there. */
const mutation = fc.oneof(
  fc
    .tuple(fc.nat(4), fc.constantFrom(1, 2, 3, 4, 5, 6))
    .map(([p, face]) => ['DiceRolled', ['dice', p], face] as const),
  fc
    .constantFrom('points', 'bonus')
    .chain((name) => fc.nat(120).map((n) => ['BoxWritten', [name], n] as const)),
  fc.nat(1).chain((seat) => fc.string().map((seed) => ['MatchStarted', ['seeds', seat], seed] as const)),
  fc.nat(1).map((seat) => ['MatchStarted', ['beginner'], seat] as const),
  fc.string().map((seed) => ['SeedRevealed', ['seed'], seed] as const),
  fc
    .nat(1)
    .chain((seat) =>
      fc
        .constantFrom('won', 'drawn', 'lost')
        .map((outcome) => ['MatchFinished', ['results', seat, 'outcome'], outcome] as const),
    ),
  anyHex.map((hex) => ['MatchFinished', ['secret'], hex] as const),
  anyHex.map((hex) => ['MatchCreated', ['commitment'], hex] as const),
  anyHex.map((hex) => ['MatchCreated', ['ruleSetHash'], hex] as const),
  anyHex.map((hex) => ['SeatTaken', ['seed', 'commitment'], hex] as const),
);

/** A copy with another value at a path; the value that was there before. */
function put(
  value: unknown,
  path: readonly (string | number)[],
  other: unknown,
): { copy: unknown; was: unknown } {
  const [key, ...rest] = path;
  if (key === undefined) return { copy: other, was: value };
  const inner = put((value as Record<string | number, unknown>)[key], rest, other);
  const copy = Array.isArray(value)
    ? value.with(Number(key), inner.copy)
    : { ...(value as object), [key]: inner.copy };
  return { copy, was: inner.was };
}

describe('any match, played by chance', () => {
  const played = fc
    .tuple(fc.constantFrom(...ruleSets), fc.array(fc.nat(), { minLength: 30, maxLength: 30 }))
    .map(([ruleSet, numbers]) => {
      let count = 0;
      const pick = <T>(of: readonly T[]) => of[(numbers[count++ % 30] ?? 0) % of.length];
      const keep: Choices['keep'] = (keeps) => pick([undefined, ...keeps]);
      return exportedTable(playByChoice(begun([anna, bertil], { ruleSet }), { keep, write: pick }));
    });

  it('has nothing wrong; with one value changed, this is named', () => {
    fc.assert(
      fc.property(played, fc.nat(), mutation, (file, pick, [type, path, other]) => {
        expect(verify(file)).toEqual([]);
        const { copy, was } = put(
          file,
          ['events', placeOf(file.events, type, pick), 'event', ...path],
          other,
        );
        fc.pre(was !== other);
        const [problem] = verify(copy);
        const named = { MatchFinished: 'MatchCreated', SeatTaken: 'SeedRevealed' }[type as string] ?? type;
        const at = path[0] === 'results' ? 'MatchFinished' : named;
        expect((copy as ExportedMatch).events[(problem?.seq ?? 0) - 1]?.event.type).toBe(at);
      }),
      { numRuns: 60 },
    );
  });
});

describe('what is not a match', () => {
  it('is a problem, never an exception', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(verify(value)).not.toEqual([]);
      }),
    );
  });

  it('is a problem, also where a part of a match is anything at all', () => {
    const where = fc.constantFrom<readonly (string | number)[]>(
      ['events', 0],
      ['events', 3],
      ['events', 0, 'event', 'ruleSet'],
      ['events', 0, 'event', 'ruleSet', 'boxes'],
      ['events', 0, 'event', 'seats'],
      ['events', 1, 'event', 'seed'],
      ['events', seqOf('SeedRevealed') - 1, 'event', 'seed'],
      ['events', seqOf('DiceRolled') - 1, 'event'],
      ['events', seqOf('DiceRolled') - 1, 'event', 'dice'],
      ['events', seqOf('DiceRolled', 1) - 1, 'event', 'keep'],
      ['events', seqOf('BoxWritten') - 1, 'event', 'box'],
      ['events', sample.events.length - 1, 'event', 'results'],
      ['match'],
    );
    fc.assert(
      fc.property(where, fc.anything({ withNullPrototype: true }), (path, value) => {
        expect(verify(put(sample, path, value).copy)).not.toEqual([]);
      }),
    );
  });

  it('may be nested deeper than any stack', () => {
    const deep = JSON.parse(`${'['.repeat(50_000)}${']'.repeat(50_000)}`);
    expect(verify({ ...sample, match: deep })).not.toEqual([]);
    expect(verify(withEvent(sample.events.length, { results: deep }))).not.toEqual([]);
    expect(verify(withEvent(1, { ruleSet: deep }))).not.toEqual([]);
  });
});
