import type { MatchState } from '@open-yatzy/match';
import type { Box, Card } from '@open-yatzy/rules';
import { describe, expect, it } from 'vitest';
import { Playback, paces } from './playback.ts';
import { anna, begun, bertil, handClock, noon, type Play, rolled, since, written } from './sample-play.ts';
import { actingSeat, arm, freshUi, settledUi, type TableUi, toggleKeep } from './table-ui.ts';
import { type TableView, tableView } from './table-view.ts';

function viewOf({ state }: Play, ui: TableUi = freshUi(state), person = anna): TableView {
  return tableView({ state, tumble: null }, { person, ui });
}

function cellOf({ upper, lower }: TableView, box: Box) {
  return [...upper, ...lower].find((row) => row.box === box)?.cells[0];
}

/** The play with Anna's card as given, as many turns of a match would leave it. */
function withCard(play: Play, card: Card): Play {
  const seats = play.state.seats.map((seat, number) => (number === 0 ? { ...seat, card } : seat));
  return { ...play, state: { ...play.state, seats } satisfies MatchState };
}

const start = begun('scandinavian-15');
const fives = rolled(start, [5, 2, 5, 5, 6]);

describe('keeping', () => {
  const kept = [2, 0].reduce(
    (ui, position) => toggleKeep(ui, fives.state, position as 0 | 2),
    freshUi(fives.state),
  );

  it('is by position, and undone by the same tap', () => {
    expect(kept.keep).toEqual([0, 2]);
    expect(toggleKeep(kept, fives.state, 0).keep).toEqual([2]);
  });

  it('does not begin before the first roll, nor go on after the third', () => {
    const third = rolled(rolled(fives, [5, 1, 5, 5, 1], [0, 2, 3]), [5, 1, 5, 5, 2], [0, 2, 3]);
    expect(toggleKeep(freshUi(start.state), start.state, 0).keep).toEqual([]);
    expect(toggleKeep(freshUi(third.state), third.state, 1).keep).toEqual([0, 2, 3]);
  });

  it('stands where the rules make it stand, with throwing all five beside it', () => {
    const again = rolled(fives, [5, 1, 5, 5, 1], [0, 2]);
    const view = viewOf(again);
    expect(toggleKeep(freshUi(again.state), again.state, 0).keep).toEqual([0, 2]);
    expect(view.dice.map(({ isStanding }) => isStanding)).toEqual([true, false, true, false, false]);
    expect(view.dice.map(({ mayToggle }) => mayToggle)).toEqual([false, true, false, true, true]);
    expect(view.canThrowAll).toBe(true);
  });

  it('may be released where the rules say so', () => {
    const again = rolled(rolled(begun('pocket-15'), [5, 2, 5, 5, 6]), [5, 1, 5, 5, 1], [0, 2]);
    expect(toggleKeep(freshUi(again.state), again.state, 0).keep).toEqual([2]);
    expect(viewOf(again)).toMatchObject({ canThrowAll: false });
    expect(viewOf(again).dice.map(({ isKept }) => isKept)).toEqual([true, false, true, false, false]);
  });

  it('of all five leaves nothing to roll', () => {
    expect(viewOf(fives, { ...kept, keep: [0, 1, 2, 3, 4] }).canRoll).toBe(false);
    expect(viewOf(fives, kept).canRoll).toBe(true);
  });
});

describe('arming', () => {
  const armed = arm(freshUi(fives.state), fives.state, 'threeOfAKind');

  it('shows what the box would give, and why', () => {
    expect(viewOf(fives, armed).armed).toMatchObject({
      box: 'threeOfAKind',
      points: 15,
      reason: { type: 'alike', count: 3, face: 5 },
    });
  });

  it('ends with a roll and with the turn, but not with what others do', () => {
    const again = rolled(fives, [5, 1, 5, 5, 1], [0, 2, 3]);
    const next = written(fives, 'chance');
    expect(settledUi(armed, fives.state, again.state)).toEqual({
      keep: [0, 2, 3],
      armed: null,
      looked: null,
    });
    expect(settledUi(armed, fives.state, next.state).armed).toBeNull();
    expect(settledUi(armed, fives.state, { ...fives.state, seq: again.state.seq })).toBe(armed);
  });

  it('takes no filled box, and none of another card', () => {
    const filled = withCard(fives, { chance: 20 });
    expect(arm(armed, filled.state, 'chance').armed).toBeNull();
    expect(arm(freshUi(start.state), start.state, 'chance').armed).toBeNull();
  });
});

describe('the card', () => {
  it('has a ghost in every open box of the seat at turn, a zero as 0', () => {
    const view = viewOf(withCard(fives, { fives: 20 }));
    expect(cellOf(view, 'fives')).toMatchObject({ points: 20, ghost: null });
    expect(cellOf(view, 'fullHouse')).toMatchObject({
      points: null,
      ghost: { points: 0, reason: { type: 'notMet' } },
    });
    expect(cellOf(view, 'chance')).toMatchObject({ ghost: { points: 23 } });
  });

  it('has none for those who only look on', () => {
    expect(cellOf(viewOf(fives, freshUi(fives.state), bertil), 'chance')).toMatchObject({ ghost: null });
  });

  it('says how far the upper bonus is, and never 0 too early', () => {
    const [seat] = viewOf(withCard(fives, { fives: 25 })).seats;
    expect(seat).toMatchObject({ upperBonus: { missing: 38, state: 'open' } });
  });

  it('refuses what a joker may not fill, naming where it goes', () => {
    const joker = withCard(rolled(begun('joker-13'), [4, 4, 4, 4, 4]), { fiveOfAKind: 50 });
    const view = viewOf(joker);
    expect(view.jokerBoxes).toEqual(['fours']);
    expect(cellOf(view, 'fours')).toMatchObject({ ghost: { points: 20, bonus: 100 }, refusal: null });
    expect(cellOf(view, 'chance')).toMatchObject({
      ghost: null,
      refusal: { type: 'jokerElsewhere', boxes: ['fours'] },
    });
  });
});

describe('dice in the air', () => {
  const yatzy = rolled(fives, [5, 5, 5, 5, 5], [0, 2, 3]);
  const playback = new Playback(fives.state, {
    ...handClock(),
    pace: () => paces.normal,
    isOwn: () => true,
    show: () => {},
  });
  playback.play(since(fives, yatzy));
  const view = tableView(playback.shown, { person: anna, ui: freshUi(fives.state) });

  it('tell nothing but themselves: no ghost, no total, nothing to press', () => {
    expect(view.isTumbling).toBe(true);
    expect(
      [...view.upper, ...view.lower].flatMap(({ cells }) => cells.flatMap(({ ghost }) => ghost ?? [])),
    ).toEqual([]);
    expect(view.seats).toEqual(viewOf(fives).seats);
    expect(view).toMatchObject({ canRoll: false, canThrowAll: false, armed: null, rolls: 2 });
  });
});

describe('before the first roll', () => {
  it('nothing lies there at the start, and later what the seat before left', () => {
    expect(viewOf(start).diceAre).toBe('unthrown');
    const next = viewOf(written(fives, 'chance'));
    expect(next.diceAre).toBe('previous');
    expect(next.dice.map(({ face }) => face)).toEqual([5, 2, 5, 5, 6]);
    expect(next.dice.some(({ isKept }) => isKept)).toBe(false);
  });
});

describe('the seat that is looked at', () => {
  const onOneDevice = begun('scandinavian-15', { beside: 'herself' });

  it("is one's own, or on one device whoever is to play, or the one asked for", () => {
    const next = written(rolled(onOneDevice, [1, 1, 1, 1, 2]), 'ones');
    expect(viewOf(written(fives, 'chance')).looked).toBe(0);
    expect(viewOf(next).looked).toBe(1);
    expect(viewOf(fives, { ...freshUi(fives.state), looked: 1 }).looked).toBe(1);
  });

  it('is played by whoever holds the device', () => {
    expect(actingSeat(onOneDevice.state, anna)).toBe(0);
    expect(actingSeat(onOneDevice.state, bertil)).toBeNull();
  });
});

describe('waiting', () => {
  it('is for someone and until some time', () => {
    const table = written(
      rolled(begun('scandinavian-15', { beside: 'bertil' }), [1, 2, 3, 4, 5]),
      'smallStraight',
    );
    expect(viewOf(table).waiting).toEqual({ seat: 1, why: 'turn', until: noon + 60_000 });
    expect(viewOf(table, freshUi(table.state), bertil).waiting).toBeNull();
  });

  it('has no end where nobody else waits', () => {
    expect(viewOf(written(fives, 'chance')).waiting).toEqual({ seat: 1, why: 'turn', until: null });
  });
});
