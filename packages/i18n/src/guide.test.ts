import { describe, expect, it } from 'vitest';
import { languages } from './languages.ts';
import type { BoxName, RuleSetName } from './names.ts';
import { type GuideFacts, type GuideWords, loadGuideWords } from './sections/guide-words.ts';
import { toldWith } from './told.ts';

const upper = ['ones', 'twos', 'threes', 'fours', 'fives', 'sixes'];
const lower = ['threeOfAKind', 'fourOfAKind', 'fullHouse', 'smallStraight', 'largeStraight'];
const boxes: Readonly<Record<RuleSetName, readonly string[]>> = {
  'scandinavian-15': [...upper, 'onePair', 'twoPairs', ...lower, 'fiveOfAKind', 'chance'],
  'pocket-15': [...upper, 'onePair', 'twoPairs', ...lower, 'fiveOfAKind', 'chance'],
  'joker-13': [...upper, ...lower, 'fiveOfAKind', 'chance'],
};

/** Every number is one that no prose would hold by itself. */
const facts: GuideFacts = {
  boxes: 70001,
  fewest: 70002,
  most: 70003,
  bonusFrom: 70004,
  bonus: 70005,
  fixed: (box: BoxName) => 70100 + box.length,
  further: 70006,
  highest: 70007,
  mean: '70008',
  standing: '70009',
  low: 70010,
  middle: 70011,
  high: 70012,
  upperBonus: '70013',
  fiveOfAKind: '70014',
  chance: (box: BoxName) => String(70200 + box.length),
};

const all = await Promise.all(
  languages.map(async (language) => ({ language, words: await loadGuideWords(language) })),
);
const guides = all.flatMap(({ language, words }) =>
  (Object.keys(boxes) as RuleSetName[]).map((ruleSet) => ({
    language,
    ruleSet,
    told: toldWith(words.sets[ruleSet], facts),
  })),
);

/** Every text by where it stands; functions are given what stands for name or number. */
function texts(value: unknown, path = ''): readonly (readonly [path: string, text: string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') return texts(value('70300', '70301'), path);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) => texts(member, `${path}.${key}`));
}

const withoutSets = ({ sets: _, ...rest }: GuideWords) => rest;

describe.each(guides)('the guide of $ruleSet in $language', ({ ruleSet, told }) => {
  it('speaks of every box of the card, and of no other', () => {
    expect(Object.keys(told.boxes).sort()).toEqual(boxes[ruleSet].toSorted());
  });

  it('has every section', () => {
    const lengths = {
      differs: told.differs.length,
      turn: told.turn.length,
      cases: told.cases.length,
      strategy: told.strategy.length,
      decisions: told.decisions.length,
      questions: told.questions.length,
      history: told.history.length,
    };
    for (const [section, length] of Object.entries(lengths)) {
      expect(length, section).toBeGreaterThanOrEqual(section === 'history' ? 2 : 3);
    }
  });

  it('shows the same dice as in the other languages', () => {
    for (const other of guides.filter((each) => each.ruleSet === ruleSet)) {
      const examples = (of: typeof told) => of.cases.flatMap(({ example }) => example ?? []).sort();
      expect(examples(other.told)).toEqual(examples(told));
      const decisions = (of: typeof told) => of.decisions.map(({ decision }) => decision);
      expect(decisions(other.told).sort()).toEqual(decisions(told).sort());
    }
  });

  it('takes every number from rules and solver, but years and rows of dice', () => {
    const typed = texts(told).flatMap(([path, text]) =>
      (text.match(/\d+/g) ?? [])
        .filter((number) => !/^(70\d{3}|[0-6]|19|(19|20)\d\d)$/.test(number))
        .map((number) => `${path}: ${number}`),
    );
    expect(typed).toEqual([]);
  });

  it('has a title and a description that search results show whole', () => {
    expect(told.title.length).toBeLessThanOrEqual(75);
    expect(told.description.length).toBeLessThanOrEqual(200);
  });
});

describe.each(all)('the guides in $language', ({ words }) => {
  const said = texts(withoutSets(words));

  it('leave nothing empty and never raise their voice', () => {
    expect(said.filter(([, text]) => text.trim() === '' || text.includes('!'))).toEqual([]);
  });

  it('fill every gap', () => {
    const filled = guides.flatMap(({ told }) => texts(told));
    expect(filled.filter(([, text]) => /undefined|NaN|\[object|\$\{/.test(text))).toEqual([]);
  });
});

it('says no sentence in two languages', () => {
  const sentences = guides.flatMap(({ language, told }) =>
    texts(told)
      .filter(([path]) => !/\.(example|decision)$/.test(path))
      .map(([path, text]) => ({ language, path, text })),
  );
  const twice = sentences.filter(({ language, text }) =>
    sentences.some((other) => other.language !== language && other.text === text),
  );
  expect(twice).toEqual([]);
});
