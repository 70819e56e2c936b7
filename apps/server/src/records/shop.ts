import type { Milliseconds, PersonId } from '@open-yatzy/match';
import {
  findLook,
  type LookId,
  type Purse,
  type RecordAnswer,
  refused,
  type Wearing,
  type Worn,
} from '@open-yatzy/protocol';
import type { RecordStore } from '../store/record-store.ts';
import type { RecordViews } from '../store/record-views.ts';
import { dayOf } from './calendar.ts';
import { heldTime } from './ledger.ts';
import type { Projector } from './projector.ts';

export interface ShopParts {
  readonly records: RecordStore;
  readonly views: RecordViews;
  readonly projector: Projector;
}

const done: RecordAnswer = { type: 'done' };

export async function purseOf(
  person: PersonId,
  now: Milliseconds,
  { records, views }: Pick<ShopParts, 'records' | 'views'>,
): Promise<Purse> {
  const [{ owned }, { today, lots }, looks, worn] = await Promise.all([
    records.balances(person),
    records.winnings(person, dayOf(now)),
    views.looks(person),
    wornBy([person], views),
  ]);
  const held = lots.filter(({ at }) => now - at < heldTime);
  const [first] = held;
  return {
    owned,
    held: first
      ? { amount: held.reduce((sum, { amount }) => sum + amount, 0), until: first.at + heldTime }
      : null,
    today,
    looks: looks.flatMap((id) => findLook(id)?.id ?? []),
    worn: worn[person] ?? {},
  };
}

/** Buys a look once, however often it is asked for at once. */
export async function buyLook(
  person: PersonId,
  { look: id, now }: { readonly look: string; readonly now: Milliseconds },
  { records, projector }: ShopParts,
): Promise<RecordAnswer> {
  const look = findLook(id);
  if (!look) return refused('UnknownLook');
  for (;;) {
    await projector.catchUp();
    const answer = await records.buy(person, look, now);
    if (answer === 'behind') continue;
    if (answer === 'tooFew') return refused('TooFewDiamonds');
    await projector.catchUp();
    return done;
  }
}

export async function wearLook(
  person: PersonId,
  { kind, look: id }: Wearing,
  { records, views }: ShopParts,
): Promise<RecordAnswer> {
  if (id !== null) {
    if (findLook(id)?.kind !== kind) return refused('UnknownLook');
    if (!(await views.looks(person)).includes(id)) return refused('NotYours');
  }
  await records.wear(person, kind, id);
  return done;
}

/** What people wear, by person; who wears nothing is not there. */
export async function wornBy(
  people: readonly PersonId[],
  views: RecordViews,
): Promise<Readonly<Record<string, Worn>>> {
  const worn: Record<string, Partial<Record<string, LookId>>> = {};
  for (const { person, kind, look } of await views.worn(people)) {
    const known = findLook(look);
    if (known?.kind === kind) worn[person] = { ...worn[person], [kind]: known.id };
  }
  return worn;
}
