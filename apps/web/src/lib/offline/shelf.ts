import type { Hex, MatchId, Recorded } from '@open-yatzy/match';

/** A match that this browser holds whole. */
export interface KeptMatch {
  readonly match: MatchId;
  /** What its dice come from; shown only at its end. */
  readonly secret: Hex;
  readonly log: readonly Recorded[];
  /** The server has it, too. */
  readonly isSent: boolean;
}

/** Where matches are kept that no server knows. Every promise is kept once what was written is durable. */
export interface Shelf {
  put(match: Omit<KeptMatch, 'isSent'>): Promise<void>;
  /** False where the match has come further than to the event before the first of these: then nothing is written. */
  append(match: MatchId, events: readonly Recorded[]): Promise<boolean>;
  take(match: string): Promise<KeptMatch | null>;
  /** In no order. */
  all(): Promise<readonly KeptMatch[]>;
  markSent(match: MatchId): Promise<void>;
  drop(match: MatchId): Promise<void>;
}

const name = 'open-yatzy';
const stores = ['matches', 'events'] as const;

function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function written(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
}

type MatchRow = Pick<KeptMatch, 'match' | 'secret' | 'isSent'>;
type EventRow = Recorded & { readonly match: MatchId };

function keptMatch(row: MatchRow, rows: readonly EventRow[]): KeptMatch {
  const { match, secret, isSent } = row;
  return { match, secret, isSent, log: rows.map(({ match: _, ...recorded }) => recorded) };
}

/** In the browser's own database. Its key (match, seq) is the fence: of two windows that play a match one is first. */
class BrowserShelf implements Shelf {
  readonly #db: IDBDatabase;

  constructor(db: IDBDatabase) {
    this.#db = db;
  }

  async put({ match, secret, log }: Omit<KeptMatch, 'isSent'>): Promise<void> {
    const transaction = this.#writing();
    transaction.objectStore('matches').add({ match, secret, isSent: false } satisfies MatchRow);
    for (const recorded of log) transaction.objectStore('events').add({ ...recorded, match });
    await written(transaction);
  }

  async append(match: MatchId, events: readonly Recorded[]): Promise<boolean> {
    const transaction = this.#writing();
    for (const recorded of events) transaction.objectStore('events').add({ ...recorded, match });
    try {
      await written(transaction);
      return true;
    } catch (cause) {
      if (cause instanceof DOMException && cause.name === 'ConstraintError') return false;
      throw cause;
    }
  }

  async take(match: string): Promise<KeptMatch | null> {
    const transaction = this.#db.transaction(stores);
    const [row, rows] = await Promise.all([
      answer<MatchRow | undefined>(transaction.objectStore('matches').get(match)),
      answer<EventRow[]>(transaction.objectStore('events').getAll(rangeOf(match))),
    ]);
    return row ? keptMatch(row, rows) : null;
  }

  async all(): Promise<readonly KeptMatch[]> {
    const transaction = this.#db.transaction(stores);
    const [matches, events] = await Promise.all([
      answer<MatchRow[]>(transaction.objectStore('matches').getAll()),
      answer<EventRow[]>(transaction.objectStore('events').getAll()),
    ]);
    const byMatch = Map.groupBy(events, ({ match }) => match);
    return matches.map((row) => keptMatch(row, byMatch.get(row.match) ?? []));
  }

  async markSent(match: MatchId): Promise<void> {
    const transaction = this.#writing();
    const matches = transaction.objectStore('matches');
    const row = await answer<MatchRow | undefined>(matches.get(match));
    if (row) matches.put({ ...row, isSent: true } satisfies MatchRow);
    await written(transaction);
  }

  async drop(match: MatchId): Promise<void> {
    const transaction = this.#writing();
    transaction.objectStore('matches').delete(match);
    transaction.objectStore('events').delete(rangeOf(match));
    await written(transaction);
  }

  #writing(): IDBTransaction {
    return this.#db.transaction(stores, 'readwrite', { durability: 'strict' });
  }
}

function rangeOf(match: string): IDBKeyRange {
  return IDBKeyRange.bound([match, 0], [match, Number.POSITIVE_INFINITY]);
}

let opening: Promise<Shelf> | null = null;

async function openShelf(): Promise<Shelf> {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore('matches', { keyPath: 'match' });
    request.result.createObjectStore('events', { keyPath: ['match', 'seq'] });
  };
  const db = await answer(request);
  // Some systems take it from a page that was long out of sight.
  db.onclose = forget;
  return new BrowserShelf(db);
}

function forget(): void {
  opening = null;
}

/** Rejects where the browser keeps nothing; whoever asks again tries again. */
export function browserShelf(): Promise<Shelf> {
  if (!opening) {
    opening = openShelf();
    opening.catch(forget);
  }
  return opening;
}
