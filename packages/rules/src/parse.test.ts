import { describe, expect, it, test } from 'vitest';
import { parseBonuses, parseCard, parseDice, parseRuleSet, shown } from './parse.ts';
import { ruleSets } from './rule-sets.ts';

const [S, K, J] = ruleSets as [(typeof ruleSets)[0], (typeof ruleSets)[0], (typeof ruleSets)[0]];
const json = (text: string): unknown => JSON.parse(text);
const code = (parsed: object) => ('error' in parsed ? (parsed.error as { code: string }).code : 'accepted');
const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;

describe('rule set', () => {
  it('R8.1 is found by its id', () => {
    for (const ruleSet of ruleSets) expect(parseRuleSet(ruleSet.id)).toEqual({ value: ruleSet });
  });
  test.each(['"yatzy"', '"__proto__"', '"constructor"', '""', 'null', '13', '["joker-13"]', '{}', 'true'])(
    'R8.1 is not %s',
    (text) => expect(code(parseRuleSet(json(text)))).toBe('unknownRules'),
  );
  it('R8.1 is not absent', () => expect(code(parseRuleSet(undefined))).toBe('unknownRules'));
});

describe('dice', () => {
  test.each(['[1,2,3,4,6]', '[6,6,6,6,6]', '[3.0,1,1,1,1]'])('R8.2 are %s', (text) => {
    expect(parseDice(json(text))).toEqual({ value: json(text) });
  });
  test.each([
    '[0,1,2,3,4]',
    '[1,2,3,4,7]',
    '[1,2,3,4,-1]',
    '[-0,1,2,3,4]',
    '["3",3,3,3,3]',
    '[3.5,3,3,3,3]',
    '[1e999,3,3,3,3]',
    '[1e-999,3,3,3,3]',
    '[9007199254740993,3,3,3,3]',
    '[null,3,3,3,3]',
    '[true,3,3,3,3]',
    '[[3],3,3,3,3]',
    '[3,3,3,3]',
    '[3,3,3,3,3,3]',
    '[]',
    '"33333"',
    '33333',
    'null',
    '{"0":3,"1":3,"2":3,"3":3,"4":3,"length":5}',
  ])('R8.2 are not %s', (text) => expect(code(parseDice(json(text)))).toBe('badDice'));
  it('R8.2 are not holes, nor absent, nor NaN', () => {
    for (const dice of [new Array(5), undefined, [Number.NaN, 1, 1, 1, 1]])
      expect(code(parseDice(dice))).toBe('badDice');
  });
});

describe('card', () => {
  test.each([
    [S, '{}'],
    [S, '{"ones":0,"fourOfAKind":24,"fullHouse":28}'],
    [S, '{"fiveOfAKind":0,"onePair":12}'],
    [K, '{"fours":120,"fiveOfAKind":50}'],
    [K, '{"fiveOfAKind":50,"threes":100,"fullHouse":100,"ones":5}'],
    [J, '{"fiveOfAKind":50,"fullHouse":25,"ones":5}'],
  ] as const)('R8.3, R8.4 $id has %s', (ruleSet, text) => {
    expect(parseCard(ruleSet, json(text))).toEqual({ value: json(text) });
  });

  test.each(['null', '[]', '[1]', '"ones"', '3', 'true'])('R8.3 is not %s', (text) => {
    for (const ruleSet of ruleSets) expect(code(parseCard(ruleSet, json(text)))).toBe('badCard');
  });

  test.each([
    [S, '{"__proto__":3}'],
    [S, '{"__proto__":{"ones":3}}'],
    [S, '{"constructor":3}'],
    [S, '{"toString":0}'],
    [S, '{"yatzy":50}'],
    [S, '{"Ones":3}'],
    [S, '{"":0}'],
    [J, '{"onePair":12}'],
    [J, '{"twoPairs":0}'],
  ] as const)('R8.3 $id has no box of %s', (ruleSet, text) => {
    expect(code(parseCard(ruleSet, json(text)))).toBe('unknownBox');
  });

  test.each([
    [S, '{"ones":6}'],
    [S, '{"twos":3}'],
    [S, '{"sixes":-6}'],
    [S, '{"sixes":"6"}'],
    [S, '{"sixes":null}'],
    [S, '{"sixes":[6]}'],
    [S, '{"sixes":{}}'],
    [S, '{"sixes":true}'],
    [S, '{"sixes":1e999}'],
    [S, '{"sixes":6.5}'],
    [S, '{"sixes":120,"fiveOfAKind":50}'],
    [S, '{"onePair":14}'],
    [S, '{"twoPairs":24}'],
    [S, '{"smallStraight":20}'],
    [S, '{"largeStraight":15}'],
    [S, '{"fullHouse":30}'],
    [S, '{"fullHouse":5}'],
    [S, '{"fiveOfAKind":25}'],
    [S, '{"chance":4}'],
    [S, '{"chance":31}'],
    [K, '{"fullHouse":100}'],
    [K, '{"fullHouse":100,"fiveOfAKind":0}'],
    [K, '{"fours":120}'],
    [K, '{"fours":104,"fiveOfAKind":50}'],
    [K, '{"fours":116,"fiveOfAKind":50}'],
    [K, '{"fours":125,"fiveOfAKind":50}'],
    [K, '{"chance":120,"fiveOfAKind":50}'],
    [K, '{"fiveOfAKind":100}'],
    [K, '{"fullHouse":20}'],
    [K, '{"onePair":5,"twoPairs":4}'],
    [J, '{"fullHouse":100,"fiveOfAKind":50}'],
    [J, '{"fours":120,"fiveOfAKind":50}'],
    [J, '{"fiveOfAKind":150}'],
  ] as const)('R8.4 $id never puts %s', (ruleSet, text) => {
    expect(code(parseCard(ruleSet, json(text)))).toBe('impossiblePoints');
  });

  it('R8.4 is not undefined in a box', () => {
    expect(code(parseCard(S, { ones: undefined }))).toBe('impossiblePoints');
  });
});

describe('bonuses', () => {
  const full = { fiveOfAKind: 50 };
  test.each([
    [J, full, 2, 2],
    [J, full, 12, 12],
    [J, full, undefined, 0],
    [J, {}, 0, 0],
    [S, full, undefined, 0],
    [K, full, 0, 0],
  ] as const)('R8.6 $id with %j: %s', (ruleSet, card, value, expected) => {
    expect(parseBonuses(ruleSet, card, value)).toEqual({ value: expected });
  });
  test.each([
    [J, {}, 1],
    [J, { fiveOfAKind: 0 }, 1],
    [J, full, 13],
    [J, full, -1],
    [J, full, 1.5],
    [J, full, '1'],
    [J, full, null],
    [J, full, Number.NaN],
    [J, full, 1e300],
    [J, full, [1]],
    [S, full, 1],
    [K, full, 1],
  ] as const)('R8.6 $id with %j refuses %s', (ruleSet, card, value) => {
    expect(code(parseBonuses(ruleSet, card, value))).toBe('badBonuses');
  });
});

describe('messages', () => {
  test.each([
    ['a deep array', json(deep)],
    ['deep under empty names', json(`${'{"":'.repeat(50_000)}1${'}'.repeat(50_000)}`)],
    ['a long string', 'x'.repeat(1_000_000)],
    ['a long array', Array.from({ length: 1_000_000 }, () => 'x'.repeat(20))],
  ])('R8.7 are short for %s', (_name, value) => {
    expect(shown(value).length).toBeLessThanOrEqual(60);
    for (const parsed of [parseRuleSet(value), parseDice(value), parseCard(S, { ones: value })]) {
      expect('error' in parsed && parsed.error.message.length).toBeLessThan(160);
    }
  });
  it('R8.7 tell what was expected and what came', () => {
    expect(parseDice([1, 2, 3, '4', null])).toEqual({
      error: {
        code: 'badDice',
        message: 'dice: expected five whole numbers from 1 to 6, got [1,2,3,"4",null]',
      },
    });
    expect(parseCard(J, { onePair: 2 })).toMatchObject({
      error: { message: 'card: joker-13 has no box "onePair"' },
    });
  });
});
