import {
  type CaseName,
  type Language,
  languages,
  loadCatalog,
  loadGuideWords,
  loadSolverWords,
  type RuleSetName,
} from '@open-yatzy/i18n';
import { type Box, findRuleSet, type Position, type RuleSet, ruleSets } from '@open-yatzy/rules';
import { describe, expect, it, test } from 'vitest';
import { boxExamples, caseExamples } from './examples.ts';
import { highestTotal } from './facts.ts';
import { figures, type Play } from './figures.ts';
import { guideOf } from './guide.ts';
import { guideIndexOf } from './guide-index.ts';
import type { GuideSpeech, Shown } from './shown.ts';
import { faqPage } from './structured.ts';

const names = ruleSets.map(({ id }) => id as RuleSetName);
const speeches: readonly GuideSpeech[] = await Promise.all(
  languages.map(async (language) => ({
    catalog: await loadCatalog(language),
    guide: await loadGuideWords(language),
    coach: (await loadSolverWords(language)).coach,
  })),
);
const speechIn = (language: Language) =>
  speeches.find(({ catalog }) => catalog.language === language) as GuideSpeech;
const guides = speeches.flatMap((speech) =>
  names.map((name) => ({ language: speech.catalog.language, name, guide: guideOf(name, speech) })),
);
const rulesOf = (name: RuleSetName) => findRuleSet(name) as RuleSet;

/** In the order of an example's boxes or keeps: points, or whether that is allowed. */
const rulingsOf = ({ rulings }: Shown) => rulings.map(({ points, isAllowed }) => points ?? isAllowed);

/** What stands beside each box of the card, by the rules as people play them. */
const beside: Readonly<Record<RuleSetName, Readonly<Partial<Record<Box, readonly number[]>>>>> = {
  'scandinavian-15': {
    ones: [3],
    twos: [4],
    threes: [9],
    fours: [16],
    fives: [15],
    sixes: [24],
    onePair: [12],
    twoPairs: [14],
    threeOfAKind: [9],
    fourOfAKind: [20],
    smallStraight: [15, 0],
    largeStraight: [20],
    fullHouse: [8, 28],
    chance: [20],
    fiveOfAKind: [50],
  },
  'pocket-15': {
    ones: [3],
    twos: [4],
    threes: [9],
    fours: [16],
    fives: [15],
    sixes: [24],
    onePair: [19],
    twoPairs: [20, 18],
    threeOfAKind: [20],
    fourOfAKind: [22],
    fullHouse: [25, 25],
    smallStraight: [30, 30],
    largeStraight: [40, 40],
    fiveOfAKind: [50],
    chance: [20],
  },
  'joker-13': {
    ones: [3],
    twos: [4],
    threes: [9],
    fours: [16],
    fives: [15],
    sixes: [24],
    threeOfAKind: [20],
    fourOfAKind: [22],
    fullHouse: [25, 25],
    smallStraight: [30, 30],
    largeStraight: [40, 40],
    fiveOfAKind: [50],
    chance: [20],
  },
};

/** What a doubtful case comes to, as its text says. */
const settled: Readonly<
  Record<RuleSetName, Readonly<Partial<Record<CaseName, readonly (readonly (number | boolean)[])[]>>>>
> = {
  'scandinavian-15': {
    fiveAsFour: [[0], [24]],
    fiveElsewhere: [[10, 15, 0, 0]],
    fourAsTwoPairs: [[0, 8, 12]],
    highestPair: [[10]],
    straights: [[20, 0, 20]],
    standing: [[], [true, true, false, false, true]],
  },
  'pocket-15': {
    straightWithPair: [[30, 0]],
    twoPairsAlike: [[18], [15]],
    fiveBefore: [[25, 0, 0, 10]],
    furtherInBox: [[120, 100, 100, 100, 100]],
  },
  'joker-13': {
    straightWithPair: [[30, 0]],
    fiveBefore: [[0, 0, 15]],
    jokerUpper: [[15, false, false]],
    jokerLower: [[40, 30, 25, 15]],
    jokerStrikes: [[0]],
  },
};

describe.each(guides)('the guide of $name in $language', ({ language, name, guide }) => {
  it('shows what each box is worth, in the order of the card', () => {
    const shown = guide.sections.flatMap(({ boxes }) => boxes.map((box) => box.shown.map(rulingsOf)));
    expect(shown).toEqual(rulesOf(name).boxes.map(({ box }) => beside[name][box]?.map((points) => [points])));
  });

  it('settles its cases as its texts say', () => {
    const { cases } = speechIn(language).guide.sets[name];
    const shown = cases.flatMap(({ example }, at) =>
      example ? [[example, guide.cases[at]?.examples.map(rulingsOf)]] : [],
    );
    expect(Object.fromEntries(shown)).toEqual(settled[name]);
  });

  it('leaves no gap', () => {
    expect(JSON.stringify(guide)).not.toMatch(/undefined|NaN|null,"text":""|\[object/);
  });

  it('has questions and answers as structured data', () => {
    const page = faqPage(guide, 'en') as { mainEntity: { name: string; acceptedAnswer: { text: string } }[] };
    expect(page.mainEntity).toHaveLength(guide.words.questions.length + guide.cases.length);
    for (const { name: asked, acceptedAnswer } of page.mainEntity) {
      expect(asked).toMatch(/\?$/);
      expect(acceptedAnswer.text.length).toBeGreaterThan(5);
    }
  });
});

it('rolls again what was not kept, and asks of keeps what their words say', () => {
  for (const example of Object.values(caseExamples['scandinavian-15']).flat()) {
    if (!('keeps' in example)) continue;
    const { rolls, kept, keeps } = example;
    const shows = (keep: readonly Position[]) => keep.map((position) => rolls[1][position]);
    expect(shows(kept)).toEqual(kept.map((position) => rolls[0][position]));
    expect(keeps.both).toEqual(kept);
    expect(shows(keeps.third)).toEqual([5, 5, 5]);
    expect(keeps.swapped).not.toEqual(kept);
    expect(shows(keeps.swapped)).toEqual(shows(kept));
    expect(kept).toEqual(expect.arrayContaining([...keeps.one]));
    expect([keeps.one.length, keeps.none.length]).toEqual([1, 0]);
  }
});

it('uses every example that there is', () => {
  for (const name of names) {
    expect(Object.keys(caseExamples[name]).sort()).toEqual(Object.keys(settled[name]).sort());
    expect(Object.keys(boxExamples[name]).sort()).toEqual(
      rulesOf(name)
        .boxes.map(({ box }) => box)
        .sort(),
    );
  }
});

it('says that a joker brings its bonus whatever it may fill', () => {
  const { cases } = guideOf('joker-13', speechIn('en'));
  const jokers = cases.slice(0, 3).flatMap(({ examples }) => examples.flatMap(({ rulings }) => rulings));
  const allowed = jokers.filter(({ isAllowed }) => isAllowed);
  expect(allowed).toHaveLength(6);
  for (const { text } of allowed) expect(text).toMatch(/\+ 100 bonus$/);
});

test.each([
  ['scandinavian-15', 374],
  ['pocket-15', 1590],
  ['joker-13', 1575],
] as const)('%s: the highest total', (name, highest) => {
  expect(highestTotal(rulesOf(name))).toBe(highest);
});

describe('what the texts say of the figures', () => {
  const best = (name: RuleSetName) =>
    Object.fromEntries(
      Object.entries(figures[name].decisions).map(([decision, { best: play }]) => [decision, said(play)]),
    );
  const said = (play: Play) => ('keep' in play ? `keep ${play.keep.join('')}` : play.box);
  const costs = (name: RuleSetName, decision: 'pairOfOnes' | 'threeSixes' | 'miss') =>
    (figures[name].decisions[decision]?.others ?? []).map((play) => [said(play), play.cost] as const);

  test.each([
    ['scandinavian-15', { straightOrPair: 'keep 55', threeSixes: 'threeOfAKind', pairOfOnes: 'keep 6' }],
    ['pocket-15', { straightOrPair: 'keep 2345', fourFours: 'fours', further: 'fours' }],
    ['joker-13', { straightOrPair: 'keep 2345', threeSixes: 'sixes', joker: 'largeStraight' }],
  ] as const)('%s: which play is best', (name, plays) => {
    const always = { twoPairs: 'keep 66', house: 'keep 222', highDie: 'keep 55', miss: 'twos' };
    expect(best(name)).toMatchObject({ ...always, ...plays });
  });

  test('a pair of ones is the worst of the plays shown', () => {
    expect(costs('scandinavian-15', 'pairOfOnes').at(-1)?.[0]).toBe('keep 11');
  });

  test('sixes or three of a kind: next to nothing in it', () => {
    expect(costs('scandinavian-15', 'threeSixes')[0]?.[1]).toBeLessThan(0.5);
  });

  test('striking a rare small straight: next to nothing either, and less than the ones', () => {
    const [straight, ones] = costs('scandinavian-15', 'miss');
    expect([straight?.[0], ones?.[0]]).toEqual(['smallStraight', 'ones']);
    expect(straight?.[1]).toBeLessThan(0.5);
  });

  test('striking five alike costs the most', () => {
    for (const name of names) expect(costs(name, 'miss').at(-1)?.[0]).toBe('fiveOfAKind');
  });

  test('standing dice cost little, the bonus is won oftener than five alike, and least often with a joker', () => {
    const [swedish, pocket, joker] = names.map((name) => figures[name]);
    expect(swedish?.standing).toBeGreaterThan(0);
    expect(swedish?.standing).toBeLessThan(3);
    for (const each of [swedish, pocket, joker])
      expect(each?.upperBonus).toBeGreaterThan(each?.fiveOfAKind ?? 1);
    expect(joker?.upperBonus).toBeLessThan(Math.min(swedish?.upperBonus ?? 0, pocket?.upperBonus ?? 0));
  });
});

test.each(speeches)('the page that leads to the guides compares them', ({ catalog, guide }) => {
  const index = guideIndexOf(catalog, guide);
  expect(index.sets.map(({ ruleSet }) => ruleSet)).toEqual(names);
  for (const { label, values } of index.rows) {
    expect(label).not.toBe('');
    expect(values).toHaveLength(names.length);
  }
  const digits = (row: number) => index.rows[row]?.values.map((value) => value.match(/\d+/g)?.at(-1));
  expect([0, 2].map(digits)).toEqual([
    ['15', '15', '13'],
    ['50', '35', '35'],
  ]);
});
