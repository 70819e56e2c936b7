import { expect, test } from 'vitest';
import { compareCard, rulesOf, seeded, solvedTables } from '../testing/solved.ts';

/** Whatever a machine needs: the reference takes minutes for what the kernel does in a second. */
const untilDone = { timeout: 3_600_000 };

test('every state of joker-13 has the value that the reference gives it', untilDone, async () => {
  const tables = await solvedTables(rulesOf('joker-13'));
  let compared = 0;
  let worst = 0;
  for (let layer = 0; layer < tables.states.layers; layer += 1) {
    for (let upperSet = 0; upperSet < 64; upperSet += 1) {
      const card = compareCard(tables, layer, upperSet);
      compared += card.compared;
      worst = Math.max(worst, card.worst);
    }
  }
  expect(compared).toBe(192 * 2794);
  expect(worst).toBeLessThan(1e-9);
});

test.for([
  ['scandinavian-15', undefined],
  ['scandinavian-15', 'released'],
  ['pocket-15', undefined],
] as const)(
  '%s %s: 20,000 states have the values that the reference gives them',
  untilDone,
  async ([id, kept]) => {
    const tables = await solvedTables(rulesOf(id, kept));
    const below = seeded(20_000);
    let compared = 0;
    while (compared < 20_000) {
      const card = compareCard(tables, below(tables.states.layers), below(64));
      expect(card.worst).toBeLessThan(1e-9);
      compared += card.compared;
    }
  },
);
