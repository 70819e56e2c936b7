import type { Milliseconds, PersonId } from '@open-yatzy/match';
import { dailyLimit, diamondPrizes } from '@open-yatzy/protocol';
import type { FinishedMatch, FinishedSeat } from './finished-match.ts';

/**
 * The books of diamonds, by double entry: what one account gets another gives, so that all balances add up to nothing.
 * `treasury` gives what is won, and is the only one that may be below 0; `shop` has what looks cost; `held:` and
 * `owned:` are people's.
 */
export type Account = 'treasury' | 'shop' | `held:${string}` | `owned:${string}`;

export const heldBy = (person: PersonId) => `held:${person}` as const;
export const ownedBy = (person: PersonId) => `owned:${person}` as const;

export interface Leg {
  readonly account: Account;
  readonly amount: number;
}

/** What moved at once, and why; a cause moves something once. */
export interface Entry {
  readonly cause: string;
  readonly at: Milliseconds;
  readonly legs: readonly [from: Leg, to: Leg];
}

/** Diamonds that a guest won and that are neither handed over nor expired. */
export interface Lot {
  readonly cause: string;
  readonly at: Milliseconds;
  readonly amount: number;
}

/** What the books and the games of the day say of a person before an entry. */
export interface Winnings {
  readonly isKept: boolean;
  /** Diamonds won today. */
  readonly today: number;
  /** The oldest first. */
  readonly lots: readonly Lot[];
}

/** A guest's diamonds are held for this long, in milliseconds. */
export const heldTime = 30 * 24 * 60 * 60_000;

const wonBy = (match: string, person: PersonId) => `match ${match} ${person}`;

export function moved(cause: string, at: Milliseconds, { from, to, amount }: Move): Entry {
  return {
    cause,
    at,
    legs: [
      { account: from, amount: -amount },
      { account: to, amount },
    ],
  };
}

interface Move {
  readonly from: Account;
  readonly to: Account;
  readonly amount: number;
}

/** Whom a person met for diamonds: the other person, or the master bot; null where a match brings none to anybody. */
export function pairing({ mode, seats }: FinishedMatch, person: PersonId): PersonId | 'master' | null {
  const others = seats.filter((seat) => seat.person !== person);
  const [other] = others;
  if (mode !== 'diamonds' || !other || others.length > 1 || seats.some(({ isProgram }) => isProgram))
    return null;
  return other.person ?? (other.bot === 'master' ? 'master' : null);
}

/** Diamonds for a seat: half each time for the same pairing on the same day, and no more than the day's limit. */
export function gain(
  { outcome }: Pick<FinishedSeat, 'outcome'>,
  met: { readonly whom: PersonId | 'master'; readonly before: number },
  today: number,
): number {
  if (outcome === 'lost') return 0;
  const full = diamondPrizes[met.whom === 'master' ? 'master' : 'people'][outcome];
  return Math.min(Math.floor(full / 2 ** met.before), Math.max(0, dailyLimit - today));
}

/** Lots that are too old by now go back to where they came from. */
function expired(person: PersonId, at: Milliseconds, lots: readonly Lot[]): readonly Entry[] {
  return lots
    .filter((lot) => at - lot.at >= heldTime)
    .map(({ cause, amount }) =>
      moved(`expired ${cause}`, at, { from: heldBy(person), to: 'treasury', amount }),
    );
}

/** A finished match's entries for one of its people. `before`: how often the two met for diamonds earlier that day. */
export function matchEntries(
  match: FinishedMatch,
  seat: FinishedSeat,
  { winnings, before }: { readonly winnings: Winnings; readonly before: number },
): readonly Entry[] {
  const { person } = seat;
  const whom = person && pairing(match, person);
  if (!person || !whom) return [];
  const amount = gain(seat, { whom, before }, winnings.today);
  const account = winnings.isKept ? ownedBy(person) : heldBy(person);
  return [
    ...expired(person, match.at, winnings.lots),
    ...(amount > 0
      ? [moved(wonBy(match.match, person), match.at, { from: 'treasury', to: account, amount })]
      : []),
  ];
}

/** A guest has a passkey now: what is held and not too old is theirs. */
export function keptEntries(person: PersonId, at: Milliseconds, lots: readonly Lot[]): readonly Entry[] {
  const amount = lots.filter((lot) => at - lot.at < heldTime).reduce((sum, lot) => sum + lot.amount, 0);
  return [
    ...expired(person, at, lots),
    ...(amount > 0
      ? [moved(`kept ${person}`, at, { from: heldBy(person), to: ownedBy(person), amount })]
      : []),
  ];
}

/** What a person who is deleted had goes back. */
export function returned(
  person: PersonId,
  at: Milliseconds,
  balances: { readonly held: number; readonly owned: number },
): readonly Entry[] {
  const accounts = [
    ['held', heldBy(person)],
    ['owned', ownedBy(person)],
  ] as const;
  return accounts.flatMap(([kind, from]) =>
    balances[kind] > 0
      ? [moved(`deleted ${kind} ${person}`, at, { from, to: 'treasury', amount: balances[kind] })]
      : [],
  );
}

/** What is wrong with books, in words; empty where nothing is. */
export function bookProblems(
  entries: readonly { readonly cause: string; readonly legs: readonly Leg[] }[],
): readonly string[] {
  const balances = new Map<Account, number>();
  const problems: string[] = [];
  for (const { cause, legs } of entries) {
    const sum = legs.reduce((all, { amount }) => all + amount, 0);
    if (legs.length !== 2) problems.push(`${cause}: expected two legs, got ${legs.length}`);
    if (sum !== 0) problems.push(`${cause}: expected legs that add up to 0, got ${sum}`);
    for (const { account, amount } of legs) balances.set(account, (balances.get(account) ?? 0) + amount);
  }
  for (const [account, balance] of balances) {
    if (account !== 'treasury' && balance < 0)
      problems.push(`${account}: expected 0 or more, got ${balance}`);
  }
  return problems;
}
