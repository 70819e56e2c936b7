import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { positions, ruleSets } from '@open-yatzy/rules';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import vectors from '../fixtures/fair-dice.json' with { type: 'json' };
import { phasesOf } from './check-event.ts';
import { drawBeginner, drawFaces } from './fair-dice.ts';
import { canonicalJson, commitmentOf, ruleSetHash } from './hashing.ts';
import type { MatchId } from './vocabulary.ts';

/** The vectors were made by another program, in another language, from docs/fair-dice.md. */

const { secret } = vectors;
const hex = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => Buffer.from(bytes).toString('hex'));
const seeds = fc.array(fc.string({ unit: 'grapheme', maxLength: 16 }), { minLength: 2, maxLength: 5 });
const match = fc.string({ minLength: 1 }).map((id) => id as MatchId);

describe('the vectors', () => {
  test.each(vectors.dice)('dice: $note', ({ match: id, seeds: texts, seat, turn, roll, faces }) => {
    const draw = { match: id as MatchId, seeds: texts, label: 'dice', seat, turn, roll } as const;
    expect(drawFaces(secret, draw)).toEqual(faces);
  });

  test.each(vectors.order)('order: $note', ({ match: id, seeds: texts, beginner }) => {
    expect(drawBeginner(secret, { match: id as MatchId, seeds: texts })).toBe(beginner);
  });

  test.each([...vectors.dice, ...vectors.order])('block: $note', ({ message, block }) => {
    const key = Buffer.from(secret, 'hex');
    expect(createHmac('sha256', key).update(Buffer.from(message, 'hex')).digest('hex')).toBe(block);
  });

  it('commitments are SHA-256 of the bytes of the secret, and of the UTF-8 of a seed', () => {
    expect(commitmentOf(Buffer.from(secret, 'hex'))).toBe(vectors.commitment);
    expect(vectors.seeds.map(({ seed }) => commitmentOf(seed))).toEqual(
      vectors.seeds.map(({ commitment }) => commitment),
    );
  });
});

describe('docs/fair-dice.md', () => {
  const page = readFileSync(new URL('../../../docs/fair-dice.md', import.meta.url), 'utf8');
  /** Long hex is broken into lines there. */
  const unbroken = page.replaceAll(/(?<=[0-9a-f]{96})\n/g, '');

  test.each(vectors.dice)('shows the dice: $note', ({ note, message, block, faces }) => {
    expect(page).toContain(note);
    expect(unbroken).toContain(`message\n${message}\nblock\n${block}\nfaces\n${faces.join(' ')}\n`);
  });

  test.each(vectors.order)('shows who begins: $note', ({ note, message, block, beginner }) => {
    expect(page).toContain(note);
    expect(unbroken).toContain(`message\n${message}\nblock\n${block}\nbegins\n${beginner}\n`);
  });

  it('shows the commitments and the hashes of the rule sets', () => {
    expect(page).toContain(vectors.commitment);
    for (const { commitment } of vectors.seeds) expect(page).toContain(commitment);
    for (const ruleSet of ruleSets)
      expect(page).toContain(`| \`${ruleSet.id}\` | \`${ruleSetHash(ruleSet)}\` |`);
  });

  it('tells of every type of event', () => {
    const table = [...page.matchAll(/^\| `([A-Z]\w+)` \|/gm)].map(([, type]) => type);
    expect(table.sort()).toEqual(['MatchCreated', ...Object.keys(phasesOf)].sort());
  });
});

/** The scheme once more, on Node's own HMAC and with nothing shared. */
function* plainly(key: string, fields: readonly unknown[]): Generator<number, never> {
  for (let counter = 0; ; counter++) {
    const message = createHmac('sha256', Buffer.from(key, 'hex'));
    for (const text of [...fields, counter]) {
      const bytes = Buffer.from(String(text));
      const length = Buffer.alloc(4);
      length.writeUInt32BE(bytes.length);
      message.update(length).update(bytes);
    }
    yield* message.digest();
  }
}

function first(bytes: Generator<number, never>, below: number): number {
  const byte = bytes.next().value;
  return byte < below ? byte : first(bytes, below);
}

describe('every draw', () => {
  it('gives five faces, those that a plain reading of the scheme gives', () => {
    const where = fc.record({
      seat: fc.nat(4),
      turn: fc.integer({ min: 1, max: 15 }),
      roll: fc.integer({ min: 1, max: 3 }),
    });
    fc.assert(
      fc.property(hex, match, seeds, where, (key, id, texts, { seat, turn, roll }) => {
        const bytes = plainly(key, ['open-yatzy/1', id, texts.length, ...texts, 'dice', seat, turn, roll]);
        const faces = positions.map(() => (first(bytes, 252) % 6) + 1);
        expect(drawFaces(key, { match: id, seeds: texts, label: 'dice', seat, turn, roll })).toEqual(faces);
        expect(faces.every((face) => face >= 1 && face <= 6)).toBe(true);
      }),
    );
  });

  it('of who begins gives a seat, the one that a plain reading gives', () => {
    fc.assert(
      fc.property(hex, match, seeds, (key, id, texts) => {
        const bytes = plainly(key, ['open-yatzy/1', id, texts.length, ...texts, 'order', 0, 0, 0]);
        const beginner = first(bytes, 256 - (256 % texts.length)) % texts.length;
        expect(drawBeginner(key, { match: id, seeds: texts })).toBe(beginner);
        expect(beginner).toBeLessThan(texts.length);
      }),
    );
  });

  it('shows every face about equally often', () => {
    const counts = [0, 0, 0, 0, 0, 0];
    for (let turn = 1; turn <= 2_000; turn++) {
      const draw = {
        match: 'm' as MatchId,
        seeds: ['a', 'b'],
        label: 'dice',
        seat: 0,
        turn,
        roll: 1,
      } as const;
      for (const face of drawFaces(secret, draw)) counts[face - 1] = (counts[face - 1] ?? 0) + 1;
    }
    const mean = 10_000 / 6;
    const chiSquare = counts.reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0);
    // 99.9 % of fair dice stay below, at five degrees of freedom; the draw is fixed, so this cannot flicker.
    expect(chiSquare).toBeLessThan(20.5);
  });
});

describe('the hash of a rule set', () => {
  it('is SHA-256 of its canonical JSON, whatever the order of its members', () => {
    for (const ruleSet of ruleSets) {
      const turned = Object.fromEntries(Object.entries(ruleSet).reverse()) as unknown as typeof ruleSet;
      const sum = createHash('sha256').update(canonicalJson(ruleSet)).digest('hex');
      expect([ruleSetHash(ruleSet), ruleSetHash(turned)]).toEqual([sum, sum]);
    }
  });

  it('has members sorted at every depth and no white space', () => {
    const value = { b: [{ d: 'ä "', c: null }, 1.5], a: true };
    expect(canonicalJson(value)).toBe('{"a":true,"b":[{"c":null,"d":"ä \\""},1.5]}');
  });
});
