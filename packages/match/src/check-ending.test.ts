import { describe, expect, it, test } from 'vitest';
import {
  act,
  anna,
  begun,
  bertil,
  carla,
  counting,
  exportedTable,
  later,
  onTurn,
  playOut,
  playTurn,
  settle,
  type Table,
} from '../testing/sample-table.ts';
import type { Command } from './commands.ts';
import type { Event } from './events.ts';
import { type ExportedMatch, verify } from './verify.ts';
import type { Seq } from './vocabulary.ts';

const resign: Command = { type: 'resign' };
const both = (table: Table, command: Command) =>
  [anna, bertil].reduce((before, person) => act(before, person, command), table);

const bank = { bank: 120, increment: 5 } as const;
const two = playTurn(begun([anna, bertil], { clock: bank }));
const ranked = counting('ranked');
const resigned = act(two, anna, resign);
const drawn = both(two, { type: 'proposeDraw' });
const forfeited = settle(
  later(playTurn(settle(later(act(ranked, onTurn(ranked), { type: 'leave' }), 30_000))), 60_000),
);
const asked = act(two, anna, { type: 'proposeDraw' });
const rested = act(both(act(asked, bertil, { type: 'declineProposal' }), { type: 'proposePause' }), anna, {
  type: 'resume',
});
const paused = playOut(rested);
const withoutCarla = playOut(act(begun([anna, bertil, carla]), carla, resign));

const matches = { resigned, drawn, forfeited, paused, withoutCarla };

/** The match with the first event of a type changed, or another put in its place. */
function changed(table: Table, type: Event['type'], members: object): ExportedMatch {
  const file = exportedTable(table);
  const index = file.events.findIndex(({ event }) => event.type === type);
  const recorded = file.events[index];
  if (!recorded) throw new Error(`expected ${type} in the match, got none`);
  const event = { ...recorded.event, ...members } as Event;
  return { ...file, events: file.events.with(index, { ...recorded, event }) };
}

/** The match without the first event of a type. */
function without(table: Table, type: Event['type']): ExportedMatch {
  const file = exportedTable(table);
  const index = file.events.findIndex(({ event }) => event.type === type);
  const events = file.events.toSpliced(index, 1).map((each, at) => ({ ...each, seq: (at + 1) as Seq }));
  return { ...file, events };
}

describe('a match that ended early, or rested', () => {
  it.each(Object.entries(matches))('has nothing wrong: %s', (_, table) => {
    expect(verify(JSON.parse(JSON.stringify(exportedTable(table))))).toEqual([]);
  });

  const tampered: readonly (readonly [string, ExportedMatch, RegExp])[] = [
    [
      'the other resigned',
      changed(resigned, 'MatchFinished', { ending: { type: 'resigned', seat: 1 } }),
      /who resigned/,
    ],
    ['nobody resigned', changed(resigned, 'MatchFinished', { ending: undefined }), /boxes are open/],
    [
      'an ending that there is not',
      changed(resigned, 'MatchFinished', { ending: { type: 'boredom' } }),
      /unknown/,
    ],
    [
      'absence where it costs nothing',
      changed(resigned, 'MatchFinished', { ending: { type: 'absence', seat: 0 } }),
      /absence/,
    ],
    ['who resigned has won', changed(resigned, 'MatchFinished', { results: drawn.state.results }), /results/],
    ['a draw that was won', changed(drawn, 'MatchFinished', { results: resigned.state.results }), /results/],
    [
      'a draw where it counts',
      changed(forfeited, 'MatchFinished', { ending: { type: 'drawAgreed' } }),
      /a draw/,
    ],
    [
      'absence of who waits',
      changed(forfeited, 'MatchFinished', {
        ending: { type: 'absence', seat: 1 - (ranked.state.turn?.seat ?? 0) },
      }),
      /whose turn/,
    ],
    [
      'an early end once all is written',
      changed(paused, 'MatchFinished', { ending: { type: 'drawAgreed' } }),
      /every card is full/,
    ],
    ['a pause that nobody ended', without(paused, 'MatchResumed'), /while the match is paused/],
    ['a pause that nobody began', without(paused, 'MatchPaused'), /not paused/],
    [
      'a draw proposed where it counts',
      changed(forfeited, 'TurnTimedOut', { type: 'DrawProposed' }),
      /no place/,
    ],
    ['a turn of who has resigned', without(withoutCarla, 'SeatResigned'), /who plays/],
    [
      'the resignation of one of two',
      changed(resigned, 'MatchFinished', { type: 'SeatResigned', seat: 0 }),
      /not over/,
    ],
    [
      'a ranked match with a link',
      changed(forfeited, 'MatchCreated', { access: 'link' }),
      /access: expected paired/,
    ],
    [
      'a ranked match that is none',
      changed(forfeited, 'MatchCreated', { mode: 'normal' }),
      /absence loses only/,
    ],
    ['a mode that there is not', changed(resigned, 'MatchCreated', { mode: 'blitz' }), /mode: expected/],
    ['a clock that there is not', changed(resigned, 'MatchCreated', { clock: 7 }), /clock: expected/],
    ['seats kept for others', changed(forfeited, 'MatchCreated', { reserved: [carla, bertil] }), /kept for/],
    [
      'seats kept for a number',
      changed(forfeited, 'MatchCreated', { reserved: 7 }),
      /reserved: expected a list/,
    ],
  ];
  test.for(tampered)('is found out: %s', ([_, file, message]) => {
    expect(verify(file)[0]?.message).toMatch(message);
  });
});
