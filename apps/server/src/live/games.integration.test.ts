import { type MatchId, verify } from '@open-yatzy/match';
import { ruleSetIds } from '@open-yatzy/rules';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { playOn } from '../testing/play-on.ts';
import { Serving } from '../testing/serving.ts';

let serving: Serving;
beforeEach(async () => {
  serving = await Serving.start();
});
afterEach(() => serving.remove());

async function exportedOf(match: MatchId): Promise<unknown> {
  const response = await fetch(`http://${serving.address}/api/matches/${match}.json`);
  return response.json();
}

describe('a whole game over the socket', () => {
  test.for(ruleSetIds)('%s against a bot ends, and its dice can be checked', async (rules) => {
    const ada = await serving.newPerson('Ada');
    const match = await serving.newMatch(ada.id, { rules });
    const player = await serving.follow(match, ada.token);
    await player.do({ type: 'takeSeat', name: 'Ada', commitment: null });
    await player.do({ type: 'seatBot' });
    await player.do({ type: 'start' });
    await playOn(player, 0);
    expect(player.state.phase).toBe('finished');
    expect(player.state.seats.map(({ card }) => Object.keys(card).length)).toEqual(
      [1, 1].map(() => player.state.ruleSet.boxes.length),
    );
    expect(verify(await exportedOf(match))).toEqual([]);
  });

  test('two people play it out, and both are told the same', async () => {
    const [ada, bo] = [await serving.newPerson('Ada'), await serving.newPerson('Bo')];
    const match = await serving.newMatch(ada.id, { rules: 'joker-13', clock: 60 });
    const one = await serving.follow(match, ada.token);
    const other = await serving.follow(match, bo.token);
    await one.do({ type: 'takeSeat', name: 'Ada', commitment: null });
    await other.do({ type: 'takeSeat', name: 'Bo', commitment: null });
    await one.until(() => one.state.seq === other.state.seq);
    await one.do({ type: 'start' });
    await Promise.all([playOn(one, 0), playOn(other, 1)]);
    await other.until(() => other.state.phase === 'finished');
    expect(other.state).toEqual(one.state);
    expect(verify(await exportedOf(match))).toEqual([]);
  });
});

test('the secret is in no message, no log line and no exported file before the end, and in all of the log after it', async () => {
  const ada = await serving.newPerson('Ada');
  const match = await serving.newMatch(ada.id, { rules: 'joker-13' });
  const player = await serving.follow(match, ada.token);
  await player.do({ type: 'takeSeat', name: 'Ada', commitment: null });
  await player.do({ type: 'seatBot' });
  await player.do({ type: 'start' });
  await playOn(player, 0, 20);
  const before = [...player.texts, ...serving.logged, JSON.stringify(await exportedOf(match))];
  await playOn(player, 0);
  const { secret } = player.state;
  if (secret === null) throw new Error('expected the secret to be revealed at the end');
  expect(before.filter((text) => text.includes(secret))).toEqual([]);
  expect(serving.logged.filter((line) => line.includes(secret) || line.includes(ada.token))).toEqual([]);
  expect(JSON.stringify(await exportedOf(match))).toContain(secret);
});
