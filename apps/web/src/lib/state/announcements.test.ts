import { loadCatalog } from '@open-yatzy/i18n';
import { describe, expect, it } from 'vitest';
import { announcement, outcomeWords } from './announcements.ts';
import { anna, begun, bertil, noon, type Play, rolled, written } from './sample-play.ts';

const catalog = await loadCatalog('en');

function heard(play: Play, person = anna): string {
  const last = play.log.at(-1);
  if (!last) throw new Error('heard: expected an event, got none');
  return announcement(last, play.state, { person, catalog, now: noon + 20_000 });
}

const start = begun('scandinavian-15', { beside: 'bertil' });
const again = rolled(rolled(start, [2, 2, 4, 6, 6]), [2, 2, 5, 6, 6], [3, 4]);

describe('what is said', () => {
  it('of an own roll: the dice, and what was kept', () => {
    expect(heard(again)).toBe('Roll 2 of 3: two, two, five, six, six. Kept: six, six.');
  });

  it("of another's roll: nothing, since the box is told soon", () => {
    expect(heard(again, bertil)).toBe('');
  });

  it('of a box: who wrote what, and whose turn it is', () => {
    const wrote = written(again, 'twoPairs');
    expect(heard(wrote, bertil)).toBe('Anna wrote Two pairs, 16. Your turn, 40 seconds.');
    expect(heard(wrote, anna)).toBe('Anna wrote Two pairs, 16. Bertil’s turn.');
    expect(heard(written(again, 'fiveOfAKind'), bertil)).toBe('Anna struck Yatzy. Your turn, 40 seconds.');
  });

  it('on one device: whom to hand it to', () => {
    const table = written(rolled(begun('scandinavian-15', { beside: 'herself' }), [1, 1, 1, 2, 2]), 'ones');
    expect(heard(table)).toBe('Anna wrote Ones, 3. Hand over to Bertil.');
  });

  it('of the end: who won', () => {
    const results = [
      { rank: 2, outcome: 'lost' },
      { rank: 1, outcome: 'won' },
    ] as const;
    const over = { ...start.state, phase: 'finished', results } as const;
    expect(outcomeWords(catalog, over, anna)).toBe('Bertil wins');
    expect(outcomeWords(catalog, over, bertil)).toBe('You win');
    const drawn = [
      { rank: 1, outcome: 'drawn' },
      { rank: 1, outcome: 'drawn' },
    ] as const;
    expect(outcomeWords(catalog, { ...over, results: drawn }, anna)).toBe('A draw: Anna and Bertil');
  });
});
