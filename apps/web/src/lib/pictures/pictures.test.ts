import { loadCatalog, loadRecordWords } from '@open-yatzy/i18n';
import type { MatchState, PersonId } from '@open-yatzy/match';
import type { PicturePart, Profile } from '@open-yatzy/protocol';
import type { Dice } from '@open-yatzy/rules';
import { describe, expect, test } from 'vitest';
import { begun, type Play, rolled, written } from '../state/sample-play.ts';
import { colour } from './colour.ts';
import { canDraw } from './parts.ts';
import { profilePicture } from './profile-picture.ts';
import { resultPicture } from './result-picture.ts';

const catalog = await loadCatalog('sv');

/** All that is written in a picture, in reading order. */
function texts(part: PicturePart): readonly string[] {
  if (part.type === 'text') return [part.text];
  return part.type === 'container' ? part.children.flatMap(texts) : [];
}

/** Anna throws sixes, the bot ones, and each box is written in its order. */
function playedOut(): MatchState {
  const first = begun('scandinavian-15');
  const dice: readonly Dice[] = [
    [6, 6, 6, 6, 6],
    [1, 1, 1, 1, 1],
  ];
  return first.state.ruleSet.boxes
    .flatMap(({ box }) => dice.map((thrown) => ({ box, thrown })))
    .reduce<Play>((play, { box, thrown }) => written(rolled(play, thrown), box), first).state;
}
const over = playedOut();

function renamed(state: MatchState, seat: number, name: string): MatchState {
  return {
    ...state,
    seats: state.seats.map((each, number) =>
      number === seat && each.holder.type === 'person' ? { ...each, holder: { ...each.holder, name } } : each,
    ),
  };
}

describe('the picture of a result', () => {
  test('says who won by which rules, and ranks all by their totals', () => {
    expect(texts(resultPicture(over, catalog))).toEqual([
      ...['Open Yatzy', 'Yatzy', 'Anna vinner'],
      ...['1', 'Anna', '140', '2', 'Kåre', '65'],
    ]);
  });

  test('names nobody who is no longer here', () => {
    expect(texts(resultPicture(renamed(over, 0, ''), catalog))).toContain('Raderad spelare');
  });

  test('calls whose letters it cannot draw by their seat', () => {
    expect(texts(resultPicture(renamed(over, 0, 'Игорь'), catalog))).toContain('Plats 1');
    expect(['Łukasz', 'Zoë', 'Şahin', 'O’Neill'].every(canDraw)).toBe(true);
    expect(['Игорь', '中', 'A😀'].some(canDraw)).toBe(false);
  });

  test('is of finished matches alone', () => {
    expect(() => resultPicture(begun('joker-13').state, catalog)).toThrow('got one that is playing');
  });
});

test('the picture of a profile adds up the games of all rules', async () => {
  const record = { won: 2, drawn: 0, lost: 1, rating: null, curve: [] };
  const cards = { games: 3, mean: 220, best: 312, bestMatch: over.match, upperBonus: 1, fiveOfAKind: 0 };
  const profile: Profile = {
    person: 'p1' as PersonId,
    name: 'Anna',
    isProgram: false,
    isKept: true,
    since: 0,
    records: [
      { ...record, rules: 'scandinavian-15', games: 3, cards: { ...cards, lost: null, totals: [] } },
      { ...record, rules: 'joker-13', games: 4, cards: null },
    ],
    achieved: [],
  };
  const said = texts(profilePicture(profile, catalog, await loadRecordWords('sv')));
  expect(said.slice(0, 3)).toEqual(['Open Yatzy', 'Anna', '7 spel']);
  expect(said.some((each) => each.endsWith('312'))).toBe(true);
});

test.each([
  { lightness: 1, chroma: 0, hue: 0, hex: '#ffffff' },
  { lightness: 0, chroma: 0, hue: 0, hex: '#000000' },
  // https://www.w3.org/TR/css-color-4/#ok-lab, pure sRGB colours.
  { lightness: 0.62796, chroma: 0.25768, hue: 29.234, hex: '#ff0000' },
  { lightness: 0.86644, chroma: 0.29483, hue: 142.495, hex: '#00ff00' },
  { lightness: 0.45201, chroma: 0.31321, hue: 264.052, hex: '#0000ff' },
])('$hex in OKLCH', ({ lightness, chroma, hue, hex }) => {
  expect(colour(lightness, chroma, hue)).toBe(hex);
});
