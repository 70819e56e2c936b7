import type { PadEvent } from '@open-yatzy/protocol';
import { type Box, type Dice, type RuleSetId, ruleSets } from '@open-yatzy/rules';
import { describe, expect, it, test } from 'vitest';
import { cardsOf } from './cards.ts';
import { ada, bo, cleo, entered, opening, pad, rules } from './pad-samples.ts';
import { fiveAlikeRange } from './points.ts';
import { rankingOf } from './ranking.ts';

const all = (face: number) => [face, face, face, face, face] as unknown as Dice;

function ranking(id: RuleSetId, events: readonly PadEvent[], names = [ada, bo]) {
  const now = pad([opening(id, names), ...events]);
  const { places, asked } = rankingOf(now, cardsOf(now));
  return {
    places: places.map(({ card, rank, outcome }) => `${rank} ${card.player.id} ${outcome}`),
    asked: asked.map(({ card, least, most }) => [card.player.id, least, most]),
  };
}
const told = (counts: Record<string, number>): PadEvent => ({
  type: 'FiveAlikesTold',
  id: 'told',
  at: 9,
  counts: Object.entries(counts).map(([player, count]) => ({ player, count })),
});

describe('the ranking', () => {
  it('goes by totals, without a question', () => {
    expect(ranking('scandinavian-15', [entered(bo, 'chance 20'), entered(ada, 'chance 10')])).toEqual({
      places: ['1 bo won', '2 ada lost'],
      asked: [],
    });
  });

  it('counts ranks on behind a tie', () => {
    const events = [entered(ada, 'sixes 24'), entered(cleo, 'sixes 24'), entered(bo, 'ones 1')];
    expect(ranking('joker-13', events, [ada, bo, cleo]).places).toEqual([
      '1 ada drawn',
      '1 cleo drawn',
      '3 bo lost',
    ]);
  });

  it('knows five alike from dice, and asks nothing then', () => {
    const dice = { dice: all(4) };
    expect(
      ranking('scandinavian-15', [
        entered(ada, 'fours 20', { dice: [4, 4, 4, 4, 4] }),
        entered(bo, 'chance 20', { dice: [6, 6, 5, 2, 1] }),
      ]),
    ).toEqual({ places: ['1 ada won', '2 bo lost'], asked: [] });
    expect(
      ranking('scandinavian-15', [entered(ada, 'fours 20', dice), entered(bo, 'chance 20', dice)]).places,
    ).toEqual(['1 ada drawn', '1 bo drawn']);
  });

  it('asks at a tie that hangs on what points do not tell, and only those of whom it is not known', () => {
    const tie = [entered(ada, 'chance 20'), entered(bo, 'fours 20')];
    expect(ranking('scandinavian-15', tie).asked).toEqual([[ada, 0, 1]]);
    expect(ranking('scandinavian-15', [...tie, told({ [ada]: 1 })])).toEqual({
      places: ['1 ada drawn', '1 bo drawn'],
      asked: [],
    });
    expect(ranking('scandinavian-15', [...tie, told({ [ada]: 0 })])).toEqual({
      places: ['1 bo won', '2 ada lost'],
      asked: [],
    });
  });

  it('does not ask where what is known decides', () => {
    const events = [
      entered(ada, 'fiveOfAKind 50'),
      entered(ada, 'fours 20'),
      entered(bo, 'chance 20'),
      entered(bo, 'fullHouse 24'),
      entered(bo, 'fourOfAKind 20'),
      entered(bo, 'twos 6'),
    ];
    expect(ranking('scandinavian-15', events)).toMatchObject({ asked: [[bo, 0, 2]] });
    const fewer = [...events.slice(0, 3), entered(bo, 'fullHouse 26'), entered(bo, 'sixes 24')];
    expect(ranking('scandinavian-15', fewer)).toEqual({ places: ['1 ada won', '2 bo lost'], asked: [] });
  });

  it('asks again when an answer no longer fits what stands', () => {
    const tie = [entered(ada, 'chance 20'), entered(bo, 'fours 20'), told({ [ada]: 3 })];
    expect(ranking('scandinavian-15', tie).asked).toEqual([[ada, 0, 1]]);
  });

  it('asks nothing where a tie is a draw', () => {
    const tie = [entered(ada, 'chance 20'), entered(bo, 'chance 20')];
    expect(ranking('pocket-15', tie)).toEqual({ places: ['1 ada drawn', '1 bo drawn'], asked: [] });
  });

  it('has one winner among one', () => {
    expect(ranking('scandinavian-15', [], [ada]).places).toEqual(['1 ada won']);
  });
});

test.each<[Box, number, number, number]>([
  ['fiveOfAKind', 50, 1, 1],
  ['fiveOfAKind', 0, 0, 0],
  ['fours', 20, 1, 1],
  ['fours', 16, 0, 0],
  ['chance', 30, 1, 1],
  ['chance', 29, 0, 0],
  ['chance', 20, 0, 1],
  ['onePair', 8, 0, 1],
  ['fourOfAKind', 16, 0, 1],
  ['twoPairs', 0, 0, 1],
  ['fullHouse', 18, 0, 0],
])('%s with %i points was five alike between %i and %i times', (box, points, least, most) => {
  const entry = { box, points, bonus: 0, dice: null };
  expect(fiveAlikeRange(rules('scandinavian-15'), entry)).toEqual({ least, most });
});

test('a bonus beside a box was five alike', () => {
  const joker = ruleSets.find(({ furtherFiveAlike }) => furtherFiveAlike.type === 'joker');
  if (!joker) throw new Error('expected rules with a joker');
  expect(fiveAlikeRange(joker, { box: 'fullHouse', points: 25, bonus: 100, dice: null })).toEqual({
    least: 1,
    most: 1,
  });
});
