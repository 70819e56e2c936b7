import {
  type Access,
  type Event,
  type MatchId,
  type MatchState,
  type Milliseconds,
  type PersonId,
  type Recorded,
  replay,
  ruleSetHash,
  type Seq,
} from '@open-yatzy/match';
import { findRuleSet } from '@open-yatzy/rules';
import { expect, it } from 'vitest';
import { ongoingMatch } from './ongoing.ts';

const [anna, bo] = ['anna' as PersonId, 'bo' as PersonId];

function matchOf(access: Access, events: readonly Event[]): MatchState {
  const ruleSet = findRuleSet('pocket-15');
  if (!ruleSet) throw new Error('expected the rule set pocket-15');
  const created: Event = {
    type: 'MatchCreated',
    version: 1,
    match: 'match' as MatchId,
    ruleSet,
    ruleSetHash: ruleSetHash(ruleSet),
    seats: 2,
    clock: null,
    access,
    maker: anna,
    commitment: '0'.repeat(64),
    rematchOf: null,
  };
  const log = [created, ...events].map(
    (event, index): Recorded => ({
      seq: (index + 1) as Seq,
      at: index as Milliseconds,
      by: 'server',
      command: null,
      event,
    }),
  );
  const state = replay(log);
  if (!state) throw new Error('expected a state, got none');
  return state;
}

const taken = (seat: number, person: PersonId, name: string): Event => ({
  type: 'SeatTaken',
  seat,
  person,
  name,
  seed: { type: 'shown', seed: '' },
});
const begun = (beginner: number): readonly Event[] => [
  { type: 'StartCalled' },
  { type: 'MatchStarted', seeds: ['', ''], beginner },
];

it('a table that waits has nobody at turn', () => {
  const state = matchOf('link', [taken(0, anna, 'Anna')]);
  expect(ongoingMatch(state, anna)).toEqual({ match: 'match', rules: 'pocket-15', names: [], turn: null });
});

it('names the others, and whose turn it is', () => {
  const state = matchOf('link', [taken(0, anna, 'Anna'), taken(1, bo, 'Bo'), ...begun(1)]);
  expect(ongoingMatch(state, anna)).toMatchObject({
    names: ['Bo'],
    turn: { type: 'other', name: 'Bo', round: 1 },
  });
  expect(ongoingMatch(state, bo)).toMatchObject({
    names: ['Anna'],
    turn: { type: 'own', name: 'Bo', round: 1 },
  });
});

it('round one device everyone is named, and so is who plays', () => {
  const state = matchOf('device', [taken(0, anna, 'Anna'), taken(1, anna, 'Bo'), ...begun(0)]);
  expect(ongoingMatch(state, anna)).toMatchObject({
    names: ['Anna', 'Bo'],
    turn: { type: 'other', name: 'Anna', round: 1 },
  });
});
