import { type Language, loadCatalog, loadSolverWords } from '@open-yatzy/i18n';
import { type Dice, findRuleSet } from '@open-yatzy/rules';
import type { Answer, BoxChance, Choice } from '@open-yatzy/solver';
import { expect, test } from 'vitest';
import { figuresOf } from '../solver/figures.ts';
import { choiceWords, reasonsAmong, type Speech, whyBest } from './explain.ts';

async function speech(language: Language, dice: Dice): Promise<Speech> {
  const ruleSet = findRuleSet('scandinavian-15');
  if (!ruleSet) throw new Error('expected scandinavian-15');
  const catalog = await loadCatalog(language);
  const { coach } = await loadSolverWords(language);
  return { catalog, words: coach, figures: figuresOf(language), ruleSet, card: {}, dice };
}

const keep = (faces: number[], value: number, regret = 0) =>
  ({ type: 'keep', keep: faces, value, regret }) as Choice;
const chance = (box: BoxChance['box'], afterKeep: number | null, goal: BoxChance['goal'] = 'points') => ({
  box,
  goal,
  chance: afterKeep ?? 0,
  afterKeep,
});
const answer = (choices: readonly Choice[], boxes: readonly BoxChance[] = []): Answer => ({
  value: choices[0]?.value ?? 0,
  choices,
  written: 0,
  boxes,
});

test.each([
  ['en', '34.1 expected, 2.3 more than: keep 5-5-6; 42% for Three of a kind'],
  ['de', '34,1 zu erwarten, 2,3 mehr als 5-5-6 behalten; 42 % für Dreierpasch'],
  ['nb', '34,1 i snitt, 2,3 mer enn: spar 5-5-6; 42 % for Tre like'],
  ['sv', '34,1 i snitt, 2,3 mer än att spara 5-5-6; 42 % för Triss'],
] as const)('%s: why a keep is best', async (language, why) => {
  const said = answer([keep([5, 5], 34.1), keep([5, 5, 6], 31.8, 2.3)], [chance('threeOfAKind', 0.42)]);
  const text = whyBest(await speech(language, [5, 5, 6, 1, 2]), said);
  expect(text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '')).toBe(why);
  expect(text, 'no line ends within a keep').toContain('5\u2060-\u20605\u2060-\u20606');
});

test('what is as good, and what is all there is', async () => {
  const english = await speech('en', [1, 2, 3, 4, 6]);
  const two = answer([keep([], 20), keep([6], 19.99, 0.01)]);
  expect(whyBest(english, two)).toBe('20.0 expected, as good as: keep 6');
  const one: Choice = { type: 'box', box: 'chance', value: 16, regret: 0 };
  expect(whyBest(english, answer([one]))).toBe('16.0 expected, there is nothing else to do');
});

test('a box is written for what the dice bring, or struck', async () => {
  const english = await speech('en', [5, 5, 5, 2, 2]);
  const box = (name: 'fullHouse' | 'largeStraight') =>
    choiceWords(english, { type: 'box', box: name, value: 0, regret: 0 });
  expect([box('fullHouse'), box('largeStraight')]).toEqual(['write Full house, 19', 'strike Large straight']);
  expect(choiceWords(english, keep([], 1))).toBe('throw all five');
});

test('reasons are the likeliest two that are neither sure nor hopeless', () => {
  const boxes = [
    chance('onePair', 1),
    chance('fives', 0.67, 'three'),
    chance('threeOfAKind', 0.69),
    chance('fullHouse', 0.2),
    chance('fiveOfAKind', 0.03),
    chance('chance', null),
  ];
  expect(reasonsAmong(boxes).map(({ box }) => box)).toEqual(['threeOfAKind', 'fives']);
});
