import { describe, expect, it } from 'vitest';
import {
  act,
  anna,
  ask,
  begun,
  bertil,
  carla,
  counting,
  later,
  onTurn,
  playTurn,
  seatOf,
  secret,
  settle,
  type Table,
  typesOf,
} from '../testing/sample-table.ts';
import type { Command } from './commands.ts';
import { dueStep } from './due.ts';
import { clockDue } from './turn-clock.ts';
import { longestPause } from './vocabulary.ts';

const roll: Command = { type: 'roll', keep: [] };
const leave: Command = { type: 'leave' };
const resume: Command = { type: 'resume' };
const proposeEnd: Command = { type: 'proposeEnd' };
const proposeDraw: Command = { type: 'proposeDraw' };
const proposePause: Command = { type: 'proposePause' };
const decline: Command = { type: 'declineProposal' };

const two = begun([anna, bertil], { clock: 60 });
const player = onTurn(two);
const other = player === anna ? bertil : anna;
const three = begun([anna, bertil, carla], { clock: 60 });

const paused = (table: Table) =>
  [anna, bertil].reduce((before, person) => act(before, person, proposePause), table);

describe('ending by agreement', () => {
  it('abandons the match once all would, and reveals the secret', () => {
    const asked = act(two, player, proposeEnd);
    expect(asked.state.phase).toBe('playing');
    expect(act(asked, other, proposeEnd).state).toMatchObject({ phase: 'abandoned', secret, results: null });
  });

  it('needs nobody else against bots, nor someone gone for longer than the grace', () => {
    expect(typesOf(begun([anna], { seats: 3 }), anna, proposeEnd)).toEqual(['EndProposed', 'MatchAbandoned']);
    const gone = act(two, other, leave);
    expect(typesOf(later(gone, 29_999), player, proposeEnd)).toEqual(['EndProposed']);
    const asked = act(gone, player, proposeEnd);
    expect(typesOf(later(asked, 30_000), player, proposeEnd)).toEqual(['MatchAbandoned']);
  });
});

describe('a draw by agreement', () => {
  it('is a result, in which all have drawn whatever stands on their cards', () => {
    const drawn = act(act(playTurn(playTurn(two)), anna, proposeDraw), bertil, proposeDraw);
    expect(drawn.state).toMatchObject({ phase: 'finished', ending: { type: 'drawAgreed' }, secret });
    const all = { rank: 1, outcome: 'drawn' };
    expect(drawn.state.results).toEqual([all, all]);
  });

  it('leaves out who has resigned, and does not wait for who is long gone', () => {
    const asked = act(act(three, carla, { type: 'resign' }), anna, proposeDraw);
    expect(act(asked, bertil, proposeDraw).state.results).toEqual([
      { rank: 1, outcome: 'drawn' },
      { rank: 1, outcome: 'drawn' },
      { rank: 3, outcome: 'lost' },
    ]);
    const gone = later(act(act(three, carla, leave), anna, proposeDraw), 30_000);
    expect(act(gone, bertil, proposeDraw).state.phase).toBe('finished');
  });
});

describe('a proposal', () => {
  const asked = act(two, other, proposeDraw);
  const askedInTurn = act(two, player, proposeDraw);

  it('stands until its proposer has played another turn to its end', () => {
    expect(seatOf(playTurn(asked), other).proposes).toBe('draw');
    expect(seatOf(playTurn(playTurn(asked)), other).proposes).toBeNull();
    const played = playTurn(playTurn(askedInTurn));
    expect(seatOf(played, player).proposes).toBe('draw');
    expect(seatOf(playTurn(played), player).proposes).toBeNull();
  });

  it('takes the place of another of the same seat', () => {
    expect(seatOf(act(asked, other, proposePause), other).proposes).toBe('pause');
    expect(act(act(asked, other, proposePause), player, proposeDraw).state.phase).toBe('playing');
  });

  it('that is declined is gone, and comes again only after a turn of its proposer', () => {
    const declined = act(asked, player, decline);
    expect(declined.state.seats.map(({ proposes }) => proposes)).toEqual([null, null]);
    expect(ask(declined, proposeDraw, { by: other })).toMatchObject({ code: 'JustDeclined' });
    expect(typesOf(declined, other, proposePause)).toEqual(['PauseProposed']);
    expect(typesOf(declined, player, proposeDraw)).toEqual(['DrawProposed']);
    expect(typesOf(playTurn(playTurn(declined)), other, proposeDraw)).toEqual(['DrawProposed']);
  });

  it('is agreed to by who was declined the same a moment ago', () => {
    const asksBack = act(act(asked, player, decline), player, proposeDraw);
    expect(act(asksBack, other, proposeDraw).state.phase).toBe('finished');
  });
});

describe('a pause', () => {
  const rested = later(paused(later(two, 20_000)), 3_600_000);

  it('stops the clock, and goes on with what was left of it', () => {
    expect(clockDue(rested.state)).toBeNull();
    const resumed = act(rested, other, resume);
    expect(clockDue(resumed.state)).toBe(rested.now + 40_000);
    expect(typesOf(resumed, player, roll)).toEqual(['DiceRolled']);
  });

  it('stops absence and bots', () => {
    const gone = act(rested, player, leave);
    expect(settle(later(gone, 3_600_000)).state.turn?.seat).toBe(two.state.turn?.seat);
    const resumed = act(later(gone, 3_600_000), other, resume);
    expect(dueStep(resumed.state)).toEqual({ due: resumed.now + 30_000, step: 'timeOut' });
  });

  it('is over of itself after a day, in a game that counts after ten minutes', () => {
    const since = two.now;
    expect(dueStep(paused(two).state)).toEqual({ due: since + longestPause.other, step: 'resume' });
    const ranked = paused(counting('ranked'));
    expect(settle(later(ranked, longestPause.counting - 1)).state.pausedSince).toBe(ranked.now);
    expect(settle(later(ranked, longestPause.counting)).state).toMatchObject({
      pausedSince: null,
      phase: 'playing',
    });
  });
});
