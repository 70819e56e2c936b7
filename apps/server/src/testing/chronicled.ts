import type { MatchId, Milliseconds, PersonId, Seq } from '@open-yatzy/match';
import type { SqliteStore } from '../store/sqlite-store.ts';
import { finishedLog, type Sitter, type Wish } from './finished-log.ts';

/** Puts a finished match into a store, as the server does: its last event enters it in the chronicle. */
export async function enterMatch(store: SqliteStore, wish: Wish): Promise<void> {
  const events = finishedLog(wish);
  const match = wish.match as MatchId;
  const answer = await store.matches.append({ match, after: 0 as Seq, events, due: null, people: null });
  if (answer !== 'appended') throw new Error(`match ${match}: expected it to be new, got ${answer}`);
}

const people = ['ada', 'bo', 'cleo', 'dag'] as const;
const rules = ['scandinavian-15', 'pocket-15', 'joker-13'] as const;
const modes = ['ranked', 'diamonds', 'normal'] as const;
const hours = 60 * 60_000;

/** Games of four people over some weeks, of all modes, broken off and given up now and then; always the same. */
export function someWishes(count: number, from = Date.UTC(2026, 8, 20)): readonly Wish[] {
  return Array.from({ length: count }, (_, index): Wish => {
    const mode = modes[index % 3] ?? 'normal';
    const one = people[index % 4] ?? 'ada';
    const other = people[(index + 1 + (Math.floor(index / 4) % 3)) % 4] ?? 'bo';
    const rival: Sitter = mode === 'diamonds' && index % 4 === 1 ? { bot: 'master' } : { person: other };
    const third: readonly Sitter[] = mode === 'normal' && index % 6 === 2 ? [{ bot: 'casual' }] : [];
    return {
      match: `match${String(index).padStart(4, '0')}`,
      at: from + index * 7 * hours,
      mode,
      rules: third.length > 0 ? 'scandinavian-15' : (rules[Math.floor(index / 3) % 3] ?? 'joker-13'),
      sitters: [{ person: one }, rival, ...third],
      ...(index % 11 === 5 && 'person' in rival && { resigns: { seat: 1, after: 4 } }),
      ...(mode === 'normal' && index % 13 === 8 && { isAbandoned: true }),
    };
  });
}

/** What people do besides: Ada has a passkey from the first, Bo gets one after a while, Dag goes in the end. */
export async function enterEverything(store: SqliteStore, count: number): Promise<void> {
  const wishes = someWishes(count);
  const at = (index: number) => (wishes[index]?.at ?? 0) as Milliseconds;
  await store.chronicle.enter({ type: 'AccountKept', person: 'ada' as PersonId }, at(0));
  for (const [index, wish] of wishes.entries()) {
    await enterMatch(store, wish);
    if (index === Math.floor(count / 2))
      await store.chronicle.enter({ type: 'AccountKept', person: 'bo' as PersonId }, at(index));
  }
  await store.chronicle.enter({ type: 'PersonDeleted', person: 'dag' as PersonId }, at(count - 1));
}
