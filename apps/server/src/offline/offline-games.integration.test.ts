import type { ExportedMatch, PersonId, Recorded } from '@open-yatzy/match';
import { exported, type MatchId } from '@open-yatzy/match';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { finishedLog, type Wish } from '../testing/finished-log.ts';
import { Serving } from '../testing/serving.ts';

let serving: Serving;
beforeAll(async () => {
  serving = await Serving.start();
});
afterAll(() => serving.remove());

const offline = () => serving.services.offline;
const newPerson = async () => (await serving.newPerson('Anna')).id;
const yesterday = Date.now() - 24 * 60 * 60 * 1000;
const id = (letter: string) => `offline-${letter.repeat(24)}`;

/** A whole match as a browser writes it: its own person against a bot. */
function played(match: string, wish: Partial<Wish> = {}): ExportedMatch {
  const sitters = [{ person: 'this-device', name: 'Anna' }, { bot: 'casual' }];
  return exported(match as MatchId, finishedLog({ match, at: yesterday, sitters, ...wish }));
}

/** The match with one of its events changed. */
function changed(
  { events, ...rest }: ExportedMatch,
  type: Recorded['event']['type'],
  change: object,
): ExportedMatch {
  const place = events.findIndex(({ event }) => event.type === type);
  return {
    ...rest,
    events: events.map((each, index) =>
      index === place ? ({ ...each, event: { ...each.event, ...change } } as Recorded) : each,
    ),
  };
}

/** The samples of one device are made by someone called `maker`; a browser calls all who play there by one name. */
function madeHere({ events, ...rest }: ExportedMatch): ExportedMatch {
  const renamed = JSON.stringify(events).replaceAll(/"(maker|by|person)":"maker"/g, '"$1":"this-device"');
  return { ...rest, events: JSON.parse(renamed) as ExportedMatch['events'] };
}

const board = { rules: 'scandinavian-15', mode: 'ranked', span: 'season' } as const;

/** Everything that games which count bring someone. */
async function recordsOf(person: PersonId) {
  const { records } = serving.services;
  return {
    games: await records.games(person, { page: 1 }, person),
    profile: await records.profile(person),
    purse: await records.purse(person),
    leaderboard: await records.leaderboard(board, person),
    aftermath: await records.aftermath(id('c') as MatchId),
  };
}

describe('a match that was played without a network', () => {
  test('is kept once, however often it is brought in', async () => {
    const person = await newPerson();
    const match = played(id('a'));
    expect(await offline().keep(person, match)).toBeNull();
    expect(await offline().keep(person, match)).toBeNull();
    expect(await offline().games(person)).toEqual([
      {
        ...{ match: id('a'), at: yesterday, rules: 'scandinavian-15', names: ['Bruno'] },
        ...{ rank: expect.any(Number), outcome: expect.any(String), total: expect.any(Number) },
      },
    ]);
    expect(await offline().game(person, id('a'))).toEqual(match);
  });

  test('is its person’s alone', async () => {
    const [anna, bertil] = [await newPerson(), await newPerson()];
    await offline().keep(anna, played(id('b')));
    expect(await offline().games(bertil)).toEqual([]);
    expect(await offline().game(bertil, id('b'))).toBeNull();
  });

  test('counts for nothing', async () => {
    const person = await newPerson();
    const before = await recordsOf(person);
    expect(await offline().keep(person, played(id('c')))).toBeNull();
    expect(await recordsOf(person)).toEqual(before);
    expect(await serving.services.load(id('c'))).toBeNull();
  });

  test('goes with its person, who can take it along', async () => {
    const person = await newPerson();
    const match = played(id('d'));
    await offline().keep(person, match);
    const { people } = serving.services;
    expect(await people.export(person, 'http://localhost')).toMatchObject({ playedOffline: [match] });
    expect(await people.delete(person, 'Anna')).toBeNull();
    expect(await offline().games(person)).toEqual([]);
  });

  test('may be one round one device, which names all who played', async () => {
    const person = await newPerson();
    const sitters = ['Anna', 'Bo'].map((name) => ({ person: 'this-device', name }));
    const match = madeHere(played(id('e'), { sitters, access: 'device' }));
    expect(await offline().keep(person, match)).toBeNull();
    expect(await offline().games(person)).toMatchObject([{ names: ['Anna', 'Bo'] }]);
  });
});

describe('what is refused', () => {
  const match = played(id('f'));
  const cases: readonly (readonly [string, unknown])[] = [
    ['nothing at all', null],
    ['a text', 'a match'],
    ['points that the dice do not give', changed(match, 'BoxWritten', { points: 50 })],
    ['dice that the secret does not give', changed(match, 'DiceRolled', { dice: [6, 6, 6, 6, 6] })],
    ['a result that the cards do not give', changed(match, 'MatchFinished', { results: [] })],
    ['another person’s match', played(id('f'), { sitters: [{ person: 'anna' }, { bot: 'casual' }] })],
    ['a match that has a server’s id', played('m0123456789a')],
    ['a match that was broken off', played(id('f'), { isAbandoned: true })],
    ['a match from the future', played(id('f'), { at: Date.now() + 3 * 24 * 60 * 60 * 1000 })],
    [
      'a match for a rating',
      played(id('f'), {
        mode: 'ranked',
        sitters: [{ person: 'this-device' }, { person: 'bertil' }],
      }),
    ],
  ];

  test.each(cases)('%s', async (_, file) => {
    const person = await newPerson();
    expect(await offline().keep(person, file)).toBe('NotAGame');
    expect(await offline().games(person)).toEqual([]);
  });

  test('more than anyone plays', async () => {
    const person: PersonId = await newPerson();
    const answers = [];
    for (let each = 0; each < 60; each++) answers.push(await offline().keep(person, null));
    expect(answers.at(-1)).toBe('TooFast');
  });
});
