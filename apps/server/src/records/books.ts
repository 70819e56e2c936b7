import type { RecordTables } from '../store/record-store.ts';
import { type Account, bookProblems, type Leg } from './ledger.ts';

/** What is wrong with the books as they stand in the store; empty where nothing is. */
export function booksOf({ ledger = [], looks_owned: owned = [] }: RecordTables): readonly string[] {
  const legs = new Map<string, Leg[]>();
  for (const { cause, account, amount } of ledger) {
    const leg = { account: account as Account, amount: Number(amount) };
    legs.set(String(cause), [...(legs.get(String(cause)) ?? []), leg]);
  }
  const unpaid = owned.filter(({ person, look }) => !legs.has(`bought ${person} ${look}`));
  return [
    ...bookProblems([...legs].map(([cause, each]) => ({ cause, legs: each }))),
    ...unpaid.map(({ person, look }) => `${look} of ${person}: expected to be paid for`),
  ];
}
