import { describe, expect, it } from 'vitest';
import { gamesQuestionIn, leaderboardQuestionIn } from './record-questions.ts';

const fields = (text: string) => new URLSearchParams(text);

describe('what an address asks of records', () => {
  it.each([
    ['', { page: 1 }],
    [
      'rules=joker-13&mode=ranked&outcome=won&page=3',
      { rules: 'joker-13', mode: 'ranked', outcome: 'won', page: 3 },
    ],
    ['rules=&mode=&outcome=lost', { outcome: 'lost', page: 1 }],
    ['rules=chess&outcome=won', { outcome: 'won', page: 1 }],
    ['page=0', { page: 1 }],
    ['page=-1&mode=normal', { mode: 'normal', page: 1 }],
    ['page=9999999999999', { page: 1 }],
    ['rules=joker-13&rules=pocket-15', { rules: 'pocket-15', page: 1 }],
    ['__proto__=x&constructor=y', { page: 1 }],
  ])('of games: %s', (text, question) => {
    expect(gamesQuestionIn(fields(text))).toEqual(question);
  });

  it.each([
    ['', { rules: 'scandinavian-15', mode: 'ranked', span: 'season' }],
    ['rules=pocket-15&span=week', { rules: 'pocket-15', mode: 'ranked', span: 'week' }],
    ['span=ever&mode=diamonds', { rules: 'scandinavian-15', mode: 'diamonds', span: 'season' }],
  ])('of places: %s', (text, question) => {
    expect(leaderboardQuestionIn(fields(text))).toEqual(question);
  });
});
