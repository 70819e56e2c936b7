import type { PersonId } from '@open-yatzy/match';
import { type AchievementId, achievementIds } from '@open-yatzy/protocol';
import { describe, expect, it } from 'vitest';
import { achieved, type History } from './achievements.ts';
import type { FinishedMatch, FinishedSeat } from './finished-match.ts';

const ada = 'ada' as PersonId;
const unsure = { mu: 25, sigma: 7, season: 1, games: 3 };

function seat(number: number, of: Partial<FinishedSeat> = {}): FinishedSeat {
  return {
    ...{ seat: number, person: null, bot: 'casual', name: 'x', isProgram: false, rank: 2, outcome: 'lost' },
    ...{ total: 180, isOwnCard: true, upperBonus: false, fiveOfAKind: false, fiveAlikes: 0 },
    ...{ strikes: 1, behind: 0, ...of },
  };
}

interface Case {
  readonly own?: Partial<FinishedSeat>;
  readonly others?: readonly Partial<FinishedSeat>[];
  readonly match?: Partial<FinishedMatch>;
  readonly history?: Partial<History>;
  readonly had?: readonly AchievementId[];
}

/** What Ada achieves beyond finishing a game. */
function feats({ own, others = [{}], match, history, had = ['finished'] }: Case) {
  const seats = [
    seat(0, { person: ada, bot: null, ...own }),
    ...others.map((other, index) => seat(index + 1, other)),
  ];
  const told = {
    match: 'm1',
    at: 0,
    rules: 'scandinavian-15',
    mode: 'normal',
    ending: null,
    seats,
    ...match,
  };
  return achieved(told as FinishedMatch, ada, {
    had,
    history: { games: 1, rules: [], people: 0, days: [100], belief: null, ...history },
  });
}

const won = { outcome: 'won', rank: 1 } as const;
const person = { person: 'bo' as PersonId, bot: null };

describe('achievements', () => {
  it.each<[AchievementId, Case]>([
    ['finished', { had: [] }],
    ['wonAgainstPeople', { own: won, others: [person] }],
    ['upperBonus', { own: { upperBonus: true } }],
    ['fiveAlike', { own: { fiveOfAKind: true } }],
    ['fiveAlikeTwice', { own: { fiveAlikes: 2 } }],
    ['noStrike', { own: { strikes: 0 } }],
    ['highScandinavian', { own: { total: 300 } }],
    ['highPocket', { own: { total: 400 }, match: { rules: 'pocket-15' } }],
    ['highJoker', { own: { total: 300 }, match: { rules: 'joker-13' } }],
    ['comeback', { own: { ...won, behind: 40 } }],
    ['byOnePoint', { own: { ...won, total: 181 } }],
    ['beatMaster', { own: won, others: [{ bot: 'master' }] }],
    ['wonAtFive', { own: won, others: [{}, {}, {}, {}] }],
    ['everyRuleSet', { history: { rules: ['joker-13', 'pocket-15', 'scandinavian-15'] } }],
    ['sevenDays', { history: { days: [94, 95, 96, 97, 98, 99, 100] } }],
    ['tenPeople', { history: { people: 10 } }],
    ['settled', { history: { belief: { ...unsure, sigma: 6 } } }],
    ['hundredGames', { history: { games: 100 } }],
  ])('%s', (achievement, given) => {
    expect(feats(given)).toEqual([achievement]);
    expect(feats({ ...given, had: [achievement, 'finished'] })).toEqual([]);
  });

  it.each<[string, Case]>([
    ['a total just short', { own: { total: 299 } }],
    ['a high total of other rules', { own: { total: 300 }, match: { rules: 'pocket-15' } }],
    ['a win against bots only', { own: won }],
    ['a win against a bot account only', { own: won, others: [{ ...person, isProgram: true }] }],
    ['a comeback that was lost', { own: { behind: 40 } }],
    ['39 points behind', { own: { ...won, behind: 39 } }],
    ['the master who left', { own: won, others: [{ bot: 'master' }], match: { ending: 'resigned' } }],
    ['six days', { history: { days: [95, 96, 97, 98, 99, 100] } }],
    ['a day left out', { history: { days: [93, 94, 95, 97, 98, 99, 100] } }],
    ['nine people', { history: { people: 9 } }],
    ['a rating that is not settled', { history: { belief: unsure } }],
    ['99 games', { history: { games: 99 } }],
  ])('are none for %s', (_, given) => {
    expect(feats(given)).toEqual([]);
  });

  it('are none on a card that a bot helped with', () => {
    const card = { upperBonus: true, fiveOfAKind: true, fiveAlikes: 3, strikes: 0, total: 350 };
    expect(feats({ own: { ...card, isOwnCard: false }, had: [] })).toEqual([]);
  });

  it('are none for a bot account', () => {
    expect(feats({ own: { isProgram: true, upperBonus: true }, had: [] })).toEqual([]);
  });

  it('are one and a half dozen', () => expect(achievementIds).toHaveLength(18));
});
