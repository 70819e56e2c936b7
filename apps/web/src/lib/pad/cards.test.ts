import type { PadEvent } from '@open-yatzy/protocol';
import { type Dice, faces, options, rolls, ruleSetIds } from '@open-yatzy/rules';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { cardsOf, withTwins } from './cards.ts';
import { enterDice, enterPoints } from './entering.ts';
import { evolve } from './pad.ts';
import { ada, bo, cardIn, cards, cleo, entered, opening, pad, rules, undone } from './pad-samples.ts';
import { bonusBeside, possiblePoints } from './points.ts';

describe('cards', () => {
  it('are empty at first, and the first player begins', () => {
    const { cards: all, turn, aside } = cards([opening('joker-13')]);
    expect(all.map(({ card, totals }) => [card, totals.total])).toEqual([
      [{}, 0],
      [{}, 0],
    ]);
    expect([turn, aside]).toEqual([ada, []]);
  });

  it('hold what was entered, add up, and pass the turn on', () => {
    const now = cards([opening('pocket-15'), entered(ada, 'sixes 24'), entered(bo, 'chance 20')]);
    expect(cardIn(now, ada)).toMatchObject({ card: { sixes: 24 }, totals: { upper: 24, total: 24 } });
    expect(cardIn(now, ada).upperBonus).toMatchObject({ missing: 39, state: 'open' });
    expect(now.turn).toBe(ada);
  });

  it('give the turn to whoever is behind, in the order of players, also out of order and after an undo', () => {
    const first = entered(ada, 'ones 3');
    const events = [opening('joker-13', [ada, bo, cleo]), first, entered(cleo, 'ones 2')];
    expect(cards(events).turn).toBe(bo);
    const round = [...events, entered(bo, 'ones 1')];
    expect(cards(round).turn).toBe(ada);
    const next = [...round, entered(ada, 'twos 2')];
    expect(cards(next).turn).toBe(bo);
    expect(cards([...next, undone(first)]).turn).toBe(ada);
  });

  it('keep what came after an entry that is undone', () => {
    const [wrong, later] = [entered(ada, 'sixes 12'), entered(ada, 'chance 17')];
    const now = cards([opening('scandinavian-15'), wrong, later, undone(wrong)]);
    expect(cardIn(now, ada).card).toEqual({ chance: 17 });
  });

  it('set a second entry of the same box aside, and lose nothing', () => {
    const [one, other] = [entered(ada, 'sixes 18'), entered(ada, 'sixes 24')];
    const events = [opening('joker-13'), one, other];
    expect(cards(events).aside).toEqual([{ entry: other, stands: one }]);
    expect(cardIn(cards(events), ada).card).toEqual({ sixes: 18 });
    const taken = cards([...events, undone(one)]);
    expect([cardIn(taken, ada).card, taken.aside]).toEqual([{ sixes: 24 }, []]);
    const kept = cards([...events, undone(other)]);
    expect([cardIn(kept, ada).card, kept.aside]).toEqual([{ sixes: 18 }, []]);
  });

  it('take two that say the same for one, and undo them together', () => {
    const [one, other] = [entered(ada, 'sixes 18'), entered(ada, 'sixes 18')];
    const events = [opening('joker-13'), one, other];
    expect(cards(events).aside).toEqual([]);
    const twins = withTwins(pad(events), one);
    expect(twins).toEqual([one, other]);
    expect(cardIn(cards([...events, ...twins.map(undone)]), ada).card).toEqual({});
  });

  it('let a hundred rest on the 50 that it came after: it goes and comes back with it', () => {
    const fifty = entered(ada, 'fiveOfAKind 50');
    const hundred = entered(ada, 'chance 100');
    const events = [opening('pocket-15'), fifty, hundred, undone(fifty)];
    expect(cardIn(cards(events), ada).card).toEqual({});
    expect(cards(events).aside).toEqual([{ entry: hundred, stands: null }]);
    const again = cards([...events, entered(ada, 'fiveOfAKind 50')]);
    expect(cardIn(again, ada).card).toEqual({ fiveOfAKind: 50, chance: 100 });
    expect(again.aside).toEqual([]);
  });

  it('count bonuses beside the boxes', () => {
    const now = cards([
      opening('joker-13'),
      entered(ada, 'fiveOfAKind 50'),
      entered(ada, 'fullHouse 25', { bonus: 100 }),
    ]);
    expect(cardIn(now, ada)).toMatchObject({ bonuses: 1, totals: { bonus: 100, total: 175 } });
  });

  test.each([
    ['points that no roll gives', entered(ada, 'fours 13')],
    ['a bonus before the 50', entered(ada, 'fullHouse 25', { bonus: 100 })],
    ['a bonus that the rules do not have', entered(ada, 'chance 20', { bonus: 50 })],
    ['a box that the rules do not have', entered(ada, 'onePair 12')],
  ])('set aside %s, from wherever it comes', (_, entry) => {
    const now = cards([opening('joker-13'), entry]);
    expect([cardIn(now, ada).card, now.aside]).toEqual([{}, [{ entry, stands: null }]]);
  });

  it('leave out who has gone, unless something stands on their card', () => {
    const gone: PadEvent = { type: 'PlayerRemoved', id: 'gone', at: 4, player: bo };
    const events = [opening('joker-13'), gone];
    expect(cards(events).cards.map(({ player }) => player.id)).toEqual([ada]);
    const back = cards([...events, entered(bo, 'ones 1')]);
    expect(back.cards.map(({ player, place }) => [player.id, place])).toEqual([
      [ada, 0],
      [bo, 1],
    ]);
  });
});

/** What people do at a table, with numbers that pick among what there is. */
interface Deed {
  readonly type: 'dice' | 'points' | 'undo';
  readonly a: number;
  readonly b: number;
  readonly c: number;
}
const deed: fc.Arbitrary<Deed> = fc.record({
  type: fc.constantFrom('dice', 'dice', 'points', 'undo'),
  a: fc.nat(),
  b: fc.nat(),
  c: fc.nat(),
});
const pick = <T>(list: readonly T[], number: number): T => list[number % list.length] as T;
/** Five alike every other time. */
function diceOf(number: number): Dice {
  const digits = Array.from({ length: 5 }, (_, place) => pick(faces, Math.floor(number / 6 ** place)));
  return (number % 2 === 0 ? digits.map(() => digits[0]) : digits) as unknown as Dice;
}

describe.each(ruleSetIds)('whatever is entered and undone under %s', (id) => {
  const ruleSet = rules(id);

  /** The event that a deed comes to on a pad, if it may be done there. */
  function eventOf(events: readonly PadEvent[], { type, a, b, c }: Deed): PadEvent | null {
    const now = pad(events);
    if (type === 'undo') return now.entries.length > 0 ? undone(pick(now.entries, a)) : null;
    const card = pick(cardsOf(now).cards, a);
    const { box } = pick(ruleSet.boxes, b);
    if (type === 'points' && card.card[box] !== undefined) return null;
    const answer =
      type === 'dice'
        ? enterDice(ruleSet, card, { box, dice: diceOf(c) })
        : enterPoints(ruleSet, card, {
            box,
            points: pick(possiblePoints(ruleSet, card, box), c),
            withBonus: c % 3 === 0,
          });
    if (answer.type !== 'fits') return null;
    const { points, bonus, dice } = answer.written;
    return entered(card.player.id, `${box} ${points}`, { bonus, ...(dice && { dice }) });
  }

  it('gives the same cards as entering only what stands, and counts nothing else', () => {
    fc.assert(
      fc.property(fc.array(deed, { maxLength: 60 }), (deeds) => {
        const events: PadEvent[] = [opening(id, [ada, bo, cleo])];
        for (const each of deeds) {
          const event = eventOf(events, each);
          if (event) events.push(event);
        }
        const now = cards(events);
        const standing = now.cards.flatMap(({ written }) => [...written.values()]);
        const only = cards([opening(id, [ada, bo, cleo]), ...standing]);
        expect(only.cards.map(({ card, bonuses, totals }) => [card, bonuses, totals])).toEqual(
          now.cards.map(({ card, bonuses, totals }) => [card, bonuses, totals]),
        );
        expect(only.aside).toEqual([]);
        const live = pad(events).entries.filter((entry) => !pad(events).undone.has(entry.id));
        expect(standing.length + now.aside.length).toBeLessThanOrEqual(live.length);
      }),
    );
  });

  it('accepts what a device may enter at once, also when it comes back from other devices', () => {
    fc.assert(
      fc.property(fc.array(deed, { maxLength: 40 }), (deeds) => {
        let events: readonly PadEvent[] = [opening(id)];
        for (const each of deeds) {
          const event = eventOf(events, each);
          if (!event) continue;
          const before = cards(events).aside.length;
          events = [...events, event];
          if (event.type === 'Entered') {
            const written = cardIn(cards(events), event.player).written.get(event.box);
            expect(written, JSON.stringify(event)).toEqual(event);
            expect(cards(events).aside.length).toBeLessThanOrEqual(before + 1);
          }
        }
      }),
    );
  });

  it('refuses every other number of points, and says what is possible', () => {
    const empty = cardIn(cards([opening(id)]), ada);
    for (const { box } of ruleSet.boxes) {
      const possible = possiblePoints(ruleSet, empty, box);
      const given = rolls.flatMap((dice) => options(ruleSet, {}, dice)).filter((each) => each.box === box);
      expect(new Set(possible), box).toEqual(new Set([...given.map(({ points }) => points)]));
      for (let points = -1; points <= 140; points++) {
        const answer = enterPoints(ruleSet, empty, { box, points, withBonus: false });
        expect(answer.type, `${box} ${points}`).toBe(possible.includes(points) ? 'fits' : 'impossible');
        if (answer.type === 'impossible') expect(answer.possible).toEqual(possible);
      }
    }
  });
});

test('a pad that was opened stays as it is when another opening comes', () => {
  const once = pad([opening('joker-13')]);
  expect(evolve(once, opening('pocket-15'))).toBe(once);
});

test('the bonus beside points is offered only where five alike may go', () => {
  const full = cardIn(
    cards([opening('joker-13'), entered(ada, 'fiveOfAKind 50'), entered(ada, 'fours 12')]),
    ada,
  );
  const ruleSet = rules('joker-13');
  expect(bonusBeside(ruleSet, full, { box: 'fullHouse', points: 25 })).toBe(100);
  expect(bonusBeside(ruleSet, full, { box: 'sixes', points: 30 })).toBe(100);
  expect(bonusBeside(ruleSet, full, { box: 'sixes', points: 24 })).toBe(0);
  expect(bonusBeside(ruleSet, { card: {}, bonuses: 0 }, { box: 'sixes', points: 30 })).toBe(0);
});
