import { describe, expect, it } from 'vitest';
import { asksForStanding, enteredIn, fieldsOf, positionIn, turned } from './position.ts';

const from = (address: string) => enteredIn(new URLSearchParams(address));

describe('the address of a position', () => {
  it.each([
    'rules=scandinavian-15&ones=3&fiveOfAKind=0&dice=55126&left=1&kept=0&kept=1',
    'rules=pocket-15&fours=120&fiveOfAKind=50&dice=66666&left=0',
    'rules=joker-13&fiveOfAKind=50&bonuses=2',
    'rules=joker-13',
  ])('holds all that was entered: %s', (address) => {
    expect(fieldsOf(from(address)).toString()).toBe(address);
  });

  it('leaves out what makes no sense', () => {
    const entered = from('rules=chess&onePair=8&knight=3&dice=5 5-1,26&left=7&kept=9');
    expect(entered).toMatchObject({ card: { onePair: '8' }, dice: '55126', rollsLeft: 2, kept: [] });
    expect(entered.ruleSet.id).toBe('scandinavian-15');
  });

  it('asks which dice stand only where they do', () => {
    expect(asksForStanding(from('rules=scandinavian-15&dice=55126&left=1'))).toBe(true);
    expect(asksForStanding(from('rules=scandinavian-15&dice=55126&left=2'))).toBe(false);
    expect(asksForStanding(from('rules=pocket-15&dice=55126&left=1'))).toBe(false);
  });
});

describe('the position that is meant', () => {
  it('has the card, the dice and what stands', () => {
    expect(positionIn(from('rules=scandinavian-15&ones=3&dice=55126&left=1&kept=0&kept=1'))).toEqual({
      seat: {
        position: { card: { ones: 3 }, thrown: { dice: [5, 5, 1, 2, 6], rollsLeft: 1, kept: [0, 1] } },
        bonuses: 0,
      },
      dice: [5, 5, 1, 2, 6],
    });
  });

  it('is before the first roll without dice', () => {
    expect(positionIn(from('rules=joker-13&fiveOfAKind=50&bonuses=1'))).toEqual({
      seat: { position: { card: { fiveOfAKind: 50 } }, bonuses: 1 },
      dice: null,
    });
  });

  it.each([
    ['rules=joker-13&dice=5512', [{ type: 'dice' }]],
    ['rules=joker-13&dice=55127', [{ type: 'dice' }]],
    [
      'rules=joker-13&fullHouse=24&sixes=x',
      [
        { type: 'points', box: 'sixes' },
        { type: 'points', box: 'fullHouse' },
      ],
    ],
    ['rules=pocket-15&fours=120', [{ type: 'points', box: 'fours' }]],
    ['rules=joker-13&bonuses=1', [{ type: 'bonuses' }]],
  ])('%s is none', (address, problems) => {
    expect(positionIn(from(address))).toEqual({ problems });
  });

  it('a hundred in a box fits beside a full fiveOfAKind', () => {
    expect(positionIn(from('rules=pocket-15&fours=120&fiveOfAKind=50'))).toHaveProperty('seat');
  });
});

it('a die is turned face by face', () => {
  expect(turned('55126', 4)).toBe('55121');
  expect(turned('', 2)).toBe('11211');
});
