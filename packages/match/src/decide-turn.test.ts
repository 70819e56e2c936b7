import { ruleSets } from '@open-yatzy/rules';
import { describe, expect, it } from 'vitest';
import {
  act,
  anna,
  ask,
  begun,
  bertil,
  eventsOf,
  firstBox,
  follow,
  heldTable,
  lastTypes,
  later,
  noon,
  onTurn,
  openTable,
  playOut,
  playTurn,
  rollThrees,
  seatOf,
  secret,
  settle,
  sitDown,
  typesOf,
} from '../testing/sample-table.ts';
import type { Command } from './commands.ts';
import { dueStep } from './due.ts';
import { replay } from './evolve.ts';
import { clockDue } from './turn-clock.ts';
import { idleMatchTime, type MatchId } from './vocabulary.ts';

const roll: Command = { type: 'roll', keep: [] };
const start: Command = { type: 'start', bots: [] };
const leave: Command = { type: 'leave' };
const comeBack: Command = { type: 'return' };

const two = begun([anna, bertil], { clock: 60 });
const player = onTurn(two);
const other = player === anna ? bertil : anna;
const rolled = act(two, player, roll);

describe('a turn', () => {
  it('goes from seat to seat, and ends the match with results and the secret', () => {
    const finished = playOut(two);
    expect(lastTypes(finished, 2)).toEqual(['BoxWritten', 'MatchFinished']);
    expect(finished.state).toMatchObject({ phase: 'finished', secret, turn: null });
    expect(finished.state.results).toHaveLength(2);
  });

  it('gives kept dice and their faces back by position', () => {
    const [again] = eventsOf(rolled, player, { type: 'roll', keep: [3, 1] });
    const before = rolled.state.turn?.dice;
    expect(again).toMatchObject({ type: 'DiceRolled', roll: 2, keep: [1, 3] });
    if (again?.type !== 'DiceRolled' || !before) throw new Error('expected a roll');
    expect([again.dice[1], again.dice[3]]).toEqual([before[1], before[3]]);
  });

  it('where dice stand may throw all five again, which clears what stood', () => {
    const all = act(act(rolled, player, { type: 'roll', keep: [1] }), player, roll);
    expect(all.state.turn?.kept).toEqual([]);
  });

  it('answers a command sent again as before, also once the turn has moved on, and decides a refused one afresh', () => {
    const id = 'c0000001';
    const accepted = follow(two, ask(two, roll, { by: player, id }), { by: player, id });
    const repeated = { type: 'repeated', seq: accepted.state.seq };
    expect(ask(accepted, roll, { by: player, id, at: two.state.seq })).toEqual(repeated);
    expect(
      ask(playTurn(playTurn(act(accepted, player, { type: 'write', box: firstBox(accepted) }))), roll, {
        by: player,
        id,
        at: 1,
      }),
    ).toEqual(repeated);
    expect(ask(accepted, roll, { by: other, id })).toMatchObject({ code: 'NotYourTurn' });
    expect(ask(two, roll, { by: other, id }).type).toBe('rejected');
    expect(ask(playTurn(two), roll, { by: other, id }).type).toBe('accepted');
  });

  it('is not made stale by who comes and goes', () => {
    const { seq } = rolled.state;
    const moved = act(act(rolled, other, leave), other, comeBack);
    expect(ask(moved, { type: 'roll', keep: [0] }, { by: player, at: seq }).type).toBe('accepted');
  });

  it('played by someone taken for away brings them back', () => {
    const away = act(rolled, 'server', { type: 'markAway', person: player, since: noon });
    expect(typesOf(away, player, { type: 'write', box: 'ones' })).toEqual(['SeatReturned', 'BoxWritten']);
  });
});

describe('the last box of a match', () => {
  it.each(ruleSets)('of $id counts in the result with all that it brings', (ruleSet) => {
    let table = begun([anna, bertil], { ruleSet });
    while (table.state.phase === 'playing') {
      const by = onTurn(table);
      const box =
        table.state.seats[table.state.turn?.seat ?? 0]?.card.fiveOfAKind === undefined && 'fiveOfAKind';
      const thrown = rollThrees(table, by);
      table = act(thrown, by, { type: 'write', box: box || firstBox(thrown) });
    }
    const boxes = ruleSet.boxes.length;
    const bonuses = ruleSet.furtherFiveAlike.type === 'joker' ? boxes - 1 : 0;
    const alike = { fiveAlikes: boxes, bonuses };
    expect(table.state.seats).toMatchObject([alike, alike]);
    // Both threw the same: a last box that counted for less would lose.
    expect(table.state.results?.map(({ outcome }) => outcome)).toEqual(['drawn', 'drawn']);
  });
});

describe('clock and absence', () => {
  it('end the turn: it is written as it lies, or rolled once first', () => {
    const before = settle(later(two, 60_000));
    expect(lastTypes(before, 3)).toEqual(['TurnTimedOut', 'DiceRolled', 'BoxWritten']);
    expect(before.log.at(-3)?.event).toMatchObject({ why: 'clock' });
    expect(lastTypes(settle(later(rolled, 60_000)), 2)).toEqual(['TurnTimedOut', 'BoxWritten']);
  });

  it('count from when the seat was last heard of, but only in its own turn', () => {
    const gone = act(later(two, 10_000), 'server', { type: 'markAway', person: player, since: two.now });
    expect(dueStep(gone.state)).toEqual({ due: noon + 30_000, step: 'timeOut' });
    const otherGone = act(two, other, leave);
    const turned = playTurn(later(otherGone, 29_000));
    expect(dueStep(turned.state)).toEqual({ due: noon + 59_000, step: 'timeOut' });
  });

  it('stop where no other person waits: against bots, on one device, or with the others gone', () => {
    const abandon = { due: noon + idleMatchTime, step: 'abandon' };
    const alone = begun([anna], { clock: 30, seats: 2 });
    const mine = alone.state.turn?.seat === 0 ? alone : playTurn(alone);
    expect(dueStep(act(mine, anna, leave).state)).toEqual(abandon);
    const device = [1, 2].reduce(
      (table) => act(table, anna, sitDown(anna)),
      openTable({ access: 'device', clock: 30 }),
    );
    const handed = settle(later(act(device, anna, start), 5_000));
    expect(dueStep(handed.state)).toEqual({ due: noon + 5_000 + idleMatchTime, step: 'abandon' });
    expect(dueStep(act(act(two, other, leave), player, leave).state)).toEqual(abandon);
    expect(settle(later(mine, idleMatchTime)).state).toMatchObject({ phase: 'abandoned', secret });
  });

  it('run once another person comes back to wait', () => {
    const back = act(later(act(two, other, leave), 600_000), other, comeBack);
    expect(clockDue(back.state)).toBe(noon + 660_000);
  });

  it('after two turns running let a bot hold the seat until its owner is back, at once', () => {
    const held = heldTable();
    expect(seatOf(held, player)).toMatchObject({ heldBy: 'thumb', timeouts: 2 });
    const inTurn = playTurn(held);
    expect(dueStep(inTurn.state)?.step).toBe('bot');
    const back = act(later(act(inTurn, 'server', { type: 'botRoll', keep: [] }), 5_000), player, comeBack);
    expect(typesOf(back, player, { type: 'roll', keep: [0] })).toEqual(['DiceRolled']);
    expect(seatOf(back, player)).toMatchObject({
      heldBy: null,
      timeouts: 0,
      card: seatOf(held, player).card,
    });
    expect(clockDue(back.state)).toBe(back.now + 60_000);
  });

  it('give a turn back to an owner who returns before it is finished', () => {
    const gone = later(act(two, player, leave), 30_000);
    const timedOut = act(gone, 'server', { type: 'timeOut', holdWith: 'thumb' });
    expect(typesOf(act(timedOut, player, comeBack), player, roll)).toEqual(['DiceRolled']);
  });

  it('do not count two turns with a played one between them', () => {
    const once = playTurn(settle(later(two, 60_000)));
    const twice = settle(later(playTurn(playTurn(once)), 60_000));
    expect(seatOf(twice, player)).toMatchObject({ heldBy: null, timeouts: 1 });
  });
});

describe('after the end', () => {
  it('one rematch is opened, by whoever asks first', () => {
    const finished = playOut(two);
    const rematch: Command = { type: 'rematch', next: 'm2' as MatchId };
    expect(act(finished, bertil, rematch).state.rematch).toBe('m2');
  });

  it('the log alone tells the same state, as does its copy in JSON', () => {
    const { log, state } = playOut(two);
    expect(replay(log)).toEqual(state);
    expect(replay(JSON.parse(JSON.stringify(log)))).toEqual(state);
  });
});
