/** What diamonds buy: looks, and nothing that touches play. */

/** What a look changes: one's dice, one's paper, or the mark of one's seat, which all at the table see. */
export const lookKinds = ['dice', 'paper', 'seat'] as const;
export type LookKind = (typeof lookKinds)[number];

export interface Look {
  readonly id: string;
  readonly kind: LookKind;
  /** In diamonds. */
  readonly price: number;
}

/** In the order of the shop. A price that changes holds for later purchases only. */
export const looks = [
  { id: 'birch', kind: 'dice', price: 40 },
  { id: 'pine', kind: 'dice', price: 60 },
  { id: 'falu', kind: 'dice', price: 80 },
  { id: 'ink', kind: 'dice', price: 120 },
  { id: 'amber', kind: 'dice', price: 200 },
  { id: 'ice', kind: 'dice', price: 300 },
  { id: 'squared', kind: 'paper', price: 40 },
  { id: 'ruled', kind: 'paper', price: 60 },
  { id: 'dotted', kind: 'paper', price: 80 },
  { id: 'kraft', kind: 'paper', price: 100 },
  { id: 'linen', kind: 'paper', price: 160 },
  { id: 'blueprint', kind: 'paper', price: 240 },
  { id: 'hollow', kind: 'seat', price: 30 },
  { id: 'dot', kind: 'seat', price: 50 },
  { id: 'double', kind: 'seat', price: 80 },
  { id: 'halved', kind: 'seat', price: 100 },
  { id: 'striped', kind: 'seat', price: 140 },
  { id: 'crown', kind: 'seat', price: 250 },
] as const satisfies readonly Look[];
export type LookId = (typeof looks)[number]['id'];

/** Ids come from outside, so any string may ask. */
export function findLook(id: string): (Look & { readonly id: LookId }) | undefined {
  return looks.find((look) => look.id === id);
}

/** What a person wears, by kind; a kind that is not there is as it came. */
export type Worn = Readonly<Partial<Record<LookKind, LookId>>>;
