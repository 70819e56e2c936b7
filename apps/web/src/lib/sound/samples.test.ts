import type { Position } from '@open-yatzy/rules';
import { describe, expect, test } from 'vitest';
import { knockKinds, knocksOf } from './knocks.ts';
import { fanfare, knock, type Samples, stroke, turnTone } from './samples.ts';

const rate = 44_100;
const knocks = Array.from({ length: knockKinds }, (_, which) => knock(rate, which));
const peakOf = (samples: Samples) => samples.reduce((most, each) => Math.max(most, Math.abs(each)), 0);

/** Loudness of a piece, from 0 to 1 of it. */
function loudness(samples: Samples, from: number, to: number): number {
  const piece = samples.slice(from * samples.length, to * samples.length);
  return Math.sqrt(piece.reduce((sum, each) => sum + each ** 2, 0) / piece.length);
}

describe.each([
  ...knocks.map((samples, which) => ({ name: `knock ${which}`, samples, seconds: 0.15 })),
  { name: 'stroke', samples: stroke(rate), seconds: 0.2 },
  { name: 'turn', samples: turnTone(rate), seconds: 1 },
  { name: 'fanfare', samples: fanfare(rate), seconds: 1.5 },
])('$name', ({ samples, seconds }) => {
  test('is a sound, within its bounds and its time', () => {
    expect(samples.every((each) => Number.isFinite(each) && Math.abs(each) <= 1)).toBe(true);
    expect(peakOf(samples)).toBeGreaterThan(0.4);
    expect(samples.length / rate).toBeLessThanOrEqual(seconds);
  });

  test('begins and ends in silence, so that nothing clicks', () => {
    expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(0.001);
    expect(loudness(samples, 0.9, 1)).toBeLessThan(0.05 * peakOf(samples));
  });
});

test('no two knocks are alike, and each is over almost as it begins', () => {
  for (const [which, one] of knocks.entries()) {
    expect(loudness(one, 0, 0.2)).toBeGreaterThan(8 * loudness(one, 0.6, 1));
    for (const other of knocks.slice(which + 1)) expect(other).not.toEqual(one);
  }
});

test('a turn’s tone is softer than a die: it swells instead of striking', () => {
  const tone = turnTone(rate);
  const attack = tone.findIndex((each) => Math.abs(each) > 0.5 * peakOf(tone)) / rate;
  const strike = (knocks[0] ?? tone).findIndex((each) => Math.abs(each) > 0.5 * 0.9) / rate;
  expect(attack).toBeGreaterThan(strike);
});

describe('a throw', () => {
  const all: readonly Position[] = [0, 1, 2, 3, 4];

  test('is heard of the dice that are thrown, each landing as it is seen to land', () => {
    const heard = knocksOf({ seq: 7, thrown: [1, 4], ms: 800 });
    expect(new Set(heard.map(({ side }) => side))).toEqual(new Set([-0.28, 0.56]));
    const loudest = heard.toSorted((a, b) => b.gain - a.gain).slice(0, 2);
    for (const { at } of loudest) expect(Math.abs(at - 0.62 * 0.8)).toBeLessThanOrEqual(0.025);
  });

  test('is over when the dice rest', () => {
    for (const ms of [800, 350, 180])
      for (const { at } of knocksOf({ seq: 3, thrown: all, ms })) {
        expect(at).toBeGreaterThanOrEqual(0);
        expect(at).toBeLessThanOrEqual(Math.max(ms, 260) / 1000 + 0.03);
      }
  });

  test('is heard where nothing is seen to move, and sounds of nothing where no die is thrown', () => {
    expect(knocksOf({ seq: 3, thrown: all, ms: 0 }).length).toBeGreaterThanOrEqual(5);
    expect(knocksOf({ seq: 3, thrown: [], ms: 800 })).toEqual([]);
  });

  test('never clips, however its knocks fall together', () => {
    for (let seq = 0; seq < 40; seq++) {
      const mixed = new Float32Array(rate);
      for (const { at, gain, which } of knocksOf({ seq, thrown: all, ms: 800 })) {
        const start = Math.round(at * rate);
        knocks[which]?.forEach((each, index) => {
          mixed[start + index] = (mixed[start + index] ?? 0) + gain * each;
        });
      }
      // At the volume at which all of it is played.
      expect(0.32 * peakOf(mixed)).toBeLessThan(1);
    }
  });
});
