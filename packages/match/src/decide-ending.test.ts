import { describe, expect, it } from 'vitest';
import {
  act,
  anna,
  begun,
  bertil,
  carla,
  counting,
  eventsOf,
  later,
  matchId,
  onTurn,
  openTable,
  playOut,
  playTurn,
  seatOf,
  secret,
  settle,
  sitDown,
  typesOf,
} from '../testing/sample-table.ts';
import type { Command } from './commands.ts';
import { dueStep } from './due.ts';
import { allowsCoach } from './mode.ts';
import { makerGrace } from './vocabulary.ts';

const resign: Command = { type: 'resign' };
const leave: Command = { type: 'leave' };
const comeBack: Command = { type: 'return' };

const two = begun([anna, bertil], { clock: 60 });
const three = begun([anna, bertil, carla], { clock: 60 });

describe('resigning', () => {
  it('with two at the table ends the match: who resigned has lost, whatever stands on the cards', () => {
    const ahead = playTurn(playTurn(two));
    for (const [by, results] of [
      [anna, ['lost', 'won']],
      [bertil, ['won', 'lost']],
    ] as const) {
      const { state } = act(ahead, by, resign);
      expect(state).toMatchObject({ phase: 'finished', secret, turn: null });
      expect(state.ending).toEqual({ type: 'resigned', seat: by === anna ? 0 : 1 });
      expect(state.results?.map(({ outcome }) => outcome)).toEqual(results);
    }
  });

  it('with more lets the others play on, and hands the turn on', () => {
    const by = onTurn(three);
    const gone = act(act(three, by, { type: 'roll', keep: [] }), by, resign);
    expect(gone.state.turn?.seat).toBe(((three.state.turn?.seat ?? 0) + 1) % 3);
    const finished = playOut(gone);
    expect(finished.state.ending).toBeNull();
    expect(Object.keys(seatOf(finished, by).card)).toEqual([]);
    expect(finished.state.results?.[three.state.turn?.seat ?? 0]).toEqual({ rank: 3, outcome: 'lost' });
  });

  it('shares the last place among all who did', () => {
    const { state } = act(act(three, carla, resign), anna, resign);
    expect(state.ending).toEqual({ type: 'resigned', seat: 0 });
    expect(state.results?.map(({ rank }) => rank)).toEqual([2, 1, 2]);
  });

  it('by the only person leaves nothing to play for', () => {
    const alone = begun([anna], { seats: 4 });
    expect(typesOf(alone, anna, resign)).toEqual(['MatchFinished']);
    expect(act(alone, anna, resign).state.results?.[0]).toEqual({ rank: 4, outcome: 'lost' });
  });

  it('by the last who has a box to write ends the match', () => {
    let table = three;
    while (table.log.filter(({ event }) => event.type === 'BoxWritten').length < 3 * 15 - 1)
      table = playTurn(table);
    expect(typesOf(table, onTurn(table), resign)).toEqual(['MatchFinished']);
  });

  it('ends the waiting: with the others gone there is no clock', () => {
    const [one, other] = [anna, bertil, carla].filter((person) => person !== onTurn(three));
    if (!one || !other) throw new Error('expected two who wait');
    const left = act(act(three, one, leave), other, resign);
    expect(dueStep(left.state)?.step).toBe('abandon');
  });
});

describe('absence in a game that counts', () => {
  const ranked = counting('ranked', { clock: 300 });
  const player = onTurn(ranked);
  const other = player === anna ? bertil : anna;
  const seat = ranked.state.turn?.seat ?? 0;

  it('ends the turn after half a minute and is a loss after a minute in all', () => {
    const away = act(ranked, player, leave);
    const once = settle(later(away, 30_000));
    expect(once.log.filter(({ event }) => event.type === 'TurnTimedOut')).toHaveLength(1);
    expect(seatOf(once, player).absentOnTurn).toBe(30_000);
    const again = later(playTurn(later(once, 500_000)), 29_999);
    expect(dueStep(again.state)).toEqual({ due: again.now + 1, step: 'forfeit' });
    const lost = settle(later(again, 1));
    expect(lost.state).toMatchObject({ phase: 'finished', ending: { type: 'absence', seat }, secret });
    expect(lost.state.results?.[seat]).toEqual({ rank: 2, outcome: 'lost' });
  });

  it('is summed over comings and goings, and only while the turn is one’s own and another waits', () => {
    const back = act(later(act(ranked, player, leave), 20_000), player, comeBack);
    const twice = act(later(act(later(back, 50_000), player, leave), 25_000), player, comeBack);
    expect(seatOf(twice, player).absentOnTurn).toBe(45_000);
    expect(dueStep(act(twice, player, leave).state)).toEqual({ due: twice.now + 15_000, step: 'forfeit' });
    const elsewhere = act(later(act(twice, other, leave), 40_000), other, comeBack);
    expect(seatOf(elsewhere, other).absentOnTurn).toBe(0);
    const bothGone = act(act(twice, other, leave), player, leave);
    expect(seatOf(act(later(bothGone, 99_000), player, comeBack), player).absentOnTurn).toBe(45_000);
  });

  it('does not lose a game that does not count', () => {
    const away = act(begun([anna, bertil]), anna, leave);
    const turned = onTurn(away) === anna ? away : playTurn(away);
    const held = settle(later(playTurn(settle(later(turned, 30_000))), 30_000));
    expect(seatOf(held, anna)).toMatchObject({ absentOnTurn: 60_000, heldBy: 'thumb' });
  });

  it('waits for the only person against the master bot, for days', () => {
    const alone = counting('diamonds', {}, null);
    const mine = alone.state.turn?.seat === 0 ? alone : playTurn(alone);
    expect(dueStep(act(mine, anna, leave).state)?.step).toBe('abandon');
  });

  it('and so is letting two turns running run out, where else a bot would take over', () => {
    const once = playTurn(settle(later(ranked, 300_000)));
    expect(dueStep(once.state)).toEqual({ due: once.now + 300_000, step: 'forfeit' });
    const lost = settle(later(once, 300_000));
    expect(lost.state).toMatchObject({ phase: 'finished', ending: { type: 'absence', seat } });
  });

  it('has no coach', () => {
    expect([allowsCoach(two.state), allowsCoach(ranked.state)]).toEqual([true, false]);
  });
});

describe('a maker who is away before the start', () => {
  const full = act(act(openTable(), anna, sitDown(anna)), bertil, sitDown(bertil));
  const away = act(full, anna, leave);

  it('makes way for the next person after a minute, and keeps the seat', () => {
    const gone = act(full, 'server', { type: 'markAway', person: anna, since: full.now });
    expect(dueStep(gone.state)).toEqual({ due: full.now + makerGrace, step: 'handOn' });
    const handed = settle(later(gone, makerGrace));
    expect(handed.state.maker).toBe(bertil);
    expect(seatOf(handed, anna).awaySince).toBe(full.now);
    expect(dueStep(handed.state)).toBeNull();
    expect(away.state.maker).toBe(bertil);
  });

  it('stays the maker where nobody else is there', () => {
    const gone = { type: 'markAway', person: anna, since: full.now } as const;
    const alone = act(act(openTable(), anna, sitDown(anna)), 'server', gone);
    expect(dueStep(alone.state)?.step).toBe('closeTable');
    const both = act(act(full, 'server', gone), 'server', { ...gone, person: bertil });
    expect(dueStep(both.state)?.step).toBe('closeTable');
  });
});

describe('a table for a pair', () => {
  const reserved = [bertil, anna];

  it('has a seat for each of them and for nobody else', () => {
    const table = openTable({ access: 'paired', reserved, mode: 'ranked', clock: 30 });
    expect(eventsOf(table, anna, sitDown(anna))).toMatchObject([{ type: 'SeatTaken', seat: 1 }]);
    expect(table.state).toMatchObject({ mode: 'ranked', match: matchId, reserved });
  });

  it('seats the master for diamonds, and no other bot', () => {
    const table = openTable({ access: 'paired', reserved: [anna, null], mode: 'diamonds', clock: 30 });
    const bot = { type: 'seatBot', name: 'Milo' } as const;
    expect(typesOf(table, anna, { ...bot, bot: 'master' })).toEqual(['BotSeated']);
    expect(() => typesOf(table, anna, { ...bot, bot: 'perfect' })).toThrow('NotInThisMode');
  });

  it('marks a bot account at its seat', () => {
    const sitting = act(openTable(), anna, { ...sitDown(anna), program: true } as Command);
    expect(seatOf(sitting, anna).holder).toMatchObject({ type: 'person', program: true });
  });
});
