import {
  type Box,
  type Card,
  type Dice,
  type Position as DiePosition,
  type Face,
  faces,
  findRuleSet,
  isFull,
  keepRefusal,
  parseBonuses,
  parseCard,
  positions,
  type RuleSet,
  ruleSets,
} from '@open-yatzy/rules';
import type { SeatPosition } from '@open-yatzy/solver';

/** What stands in the calculator's fields, as typed; its address holds the same. */
export interface Entered {
  readonly ruleSet: RuleSet;
  readonly card: Readonly<Partial<Record<Box, string>>>;
  readonly bonuses: string;
  readonly dice: string;
  readonly rollsLeft: 0 | 1 | 2;
  /** Positions of the dice that stand. */
  readonly kept: readonly DiePosition[];
}

export type Problem =
  | { readonly type: 'dice' }
  | { readonly type: 'points'; readonly box: Box }
  | { readonly type: 'bonuses' };

/** The fields of an address; whatever makes no sense in it is left out. */
export function enteredIn(fields: URLSearchParams): Entered {
  const ruleSet = findRuleSet(fields.get('rules') ?? '') ?? (ruleSets[0] as RuleSet);
  const left = fields.get('left');
  const card = ruleSet.boxes.flatMap(({ box }) => {
    const text = fields.get(box)?.trim();
    return text ? [[box, text.slice(0, 4)]] : [];
  });
  return {
    ruleSet,
    card: Object.fromEntries(card) as Entered['card'],
    bonuses: fields.get('bonuses')?.trim().slice(0, 2) ?? '',
    dice: (fields.get('dice') ?? '').replace(/[\s,-]/g, '').slice(0, 5),
    rollsLeft: left === '0' ? 0 : left === '1' ? 1 : 2,
    kept: positions.filter((position) => fields.getAll('kept').includes(String(position))),
  };
}

/** The address that holds these fields, without what is empty. */
export function fieldsOf({ ruleSet, card, bonuses, dice, rollsLeft, kept }: Entered): URLSearchParams {
  const fields = new URLSearchParams({ rules: ruleSet.id });
  for (const { box } of ruleSet.boxes) if (card[box]) fields.set(box, card[box]);
  if (bonuses && ruleSet.furtherFiveAlike.type === 'joker') fields.set('bonuses', bonuses);
  if (!dice) return fields;
  fields.set('dice', dice);
  fields.set('left', String(rollsLeft));
  if (asksForStanding({ ruleSet, dice, rollsLeft }))
    for (const each of kept) fields.append('kept', String(each));
  return fields;
}

/** Whether it matters which dice stand: where they do, between the second roll and the third. */
export function asksForStanding({
  ruleSet,
  dice,
  rollsLeft,
}: Pick<Entered, 'ruleSet' | 'dice' | 'rollsLeft'>) {
  return ruleSet.keptDice === 'stand' && dice !== '' && rollsLeft === 1;
}

/** The die of that position a face further, 1 after 6; typed dice that are none become ones. */
export function turned(dice: string, position: number): string {
  return positions
    .map((each) => {
      const face = Number(dice[each]);
      const shown = faces.includes(face as Face) ? face : 1;
      return each === position ? (shown % 6) + 1 : shown;
    })
    .join('');
}

const numberIn = (text: string): number => (/^\d{1,4}$/.test(text) ? Number(text) : Number.NaN);

function cardIn({ ruleSet, card }: Entered): { readonly card: Card; readonly problems: readonly Problem[] } {
  const entries = Object.entries(card).map(([box, text]) => [box as Box, numberIn(text)] as const);
  const five = entries.find(([box]) => box === 'fiveOfAKind');
  // A box may hold a further five alike's hundred only beside a full `fiveOfAKind`, so each is looked at with that one.
  const fits = (entry: readonly [Box, number]) =>
    'value' in parseCard(ruleSet, Object.fromEntries(five ? [five, entry] : [entry]));
  const problems = entries.flatMap((entry): Problem[] =>
    fits(entry) ? [] : [{ type: 'points', box: entry[0] }],
  );
  return { card: Object.fromEntries(entries), problems };
}

/** The position that is meant, or what is wrong with what was typed. */
export function positionIn(
  entered: Entered,
): { readonly seat: SeatPosition; readonly dice: Dice | null } | { readonly problems: readonly Problem[] } {
  const { ruleSet, dice: text, rollsLeft, kept } = entered;
  const { card, problems: wrong } = cardIn(entered);
  const problems = [...wrong];
  const bonuses = parseBonuses(ruleSet, card, entered.bonuses === '' ? 0 : numberIn(entered.bonuses));
  const counts = ruleSet.furtherFiveAlike.type === 'joker';
  if (counts && 'error' in bonuses) problems.push({ type: 'bonuses' });
  if (text !== '' && !/^[1-6]{5}$/.test(text)) problems.push({ type: 'dice' });
  if (problems.length > 0) return { problems };
  const dice = text === '' || isFull(ruleSet, card) ? null : ([...text].map(Number) as unknown as Dice);
  const stands = asksForStanding(entered) && !keepRefusal(ruleSet, [], kept) ? kept : [];
  const thrown = dice && { dice, rollsLeft, kept: stands };
  const count = counts && 'value' in bonuses ? bonuses.value : 0;
  return { seat: { position: { card, ...(thrown && { thrown }) }, bonuses: count }, dice };
}
