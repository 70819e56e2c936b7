import { describe, expect, it } from 'vitest';
import { finishedLog, type Wish } from '../testing/finished-log.ts';
import { finishedMatch } from './finished-match.ts';

const wish: Wish = { match: 'm1', at: 1_000, sitters: [{ person: 'ada' }, { person: 'bo' }] };
const told = (of: Partial<Wish> = {}) => finishedMatch(finishedLog({ ...wish, ...of }));

describe('what records take from a match', () => {
  it('is told seat by seat', () => {
    const match = told();
    expect(match).toMatchObject({
      match: 'm1',
      at: 1_000,
      rules: 'scandinavian-15',
      mode: 'normal',
      ending: null,
    });
    expect(match?.seats.map(({ person, isOwnCard, isProgram }) => [person, isOwnCard, isProgram])).toEqual([
      ['ada', true, false],
      ['bo', true, false],
    ]);
    expect(match?.seats.map(({ outcome }) => outcome).sort()).toEqual(['lost', 'won']);
    const [one, other] = match?.seats ?? [];
    expect((one?.behind ?? 0) + (other?.behind ?? 0)).toBe(0);
  });

  it('counts the boxes that hold nothing', () => {
    const [seat] = told()?.seats ?? [];
    const zeros = finishedLog(wish).filter(
      ({ event }) => event.type === 'BoxWritten' && event.seat === 0 && event.points === 0,
    );
    expect(seat?.strikes).toBe(zeros.length);
  });

  it('marks bots, and bot accounts', () => {
    const match = told({ sitters: [{ person: 'ada' }, { bot: 'casual' }, { person: 'r2', program: true }] });
    expect(match?.seats.map(({ person, bot, isProgram }) => [person, bot, isProgram])).toEqual([
      ['ada', null, false],
      [null, 'casual', false],
      ['r2', null, true],
    ]);
  });

  it('knows a card that was not filled', () => {
    const match = told({ resigns: { seat: 1, after: 3 } });
    expect(match?.ending).toBe('resigned');
    expect(match?.seats.map(({ outcome, isOwnCard, behind }) => [outcome, isOwnCard, behind])).toEqual([
      ['won', false, null],
      ['lost', false, null],
    ]);
  });

  it('is nothing where it was broken off, is not over, or was played on one device', () => {
    expect(told({ isAbandoned: true })).toBeNull();
    expect(finishedMatch(finishedLog(wish).slice(0, -1))).toBeNull();
    expect(told({ access: 'device' })).toBeNull();
  });
});
