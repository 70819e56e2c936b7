import type { MatchId, Milliseconds, PersonId, Seq } from '@open-yatzy/match';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Store } from './store.ts';
import { appendOf, recordedEvent } from './store-samples.ts';

/** A place where stores of one kind can be opened, one after the other, on the same data. */
export interface StorePlace {
  open(): Promise<Store>;
  remove(): Promise<void>;
}

const match = 'mmmmmmmmmmmm' as MatchId;
const other = 'nnnnnnnnnnnn' as MatchId;
const ada = 'ada' as PersonId;
const bo = 'bo' as PersonId;
const seq = (value: number) => value as Seq;
const time = (value: number) => value as Milliseconds;

/** A fresh place for each test, with a store opened in it. */
class Opened {
  store!: Store;
  #place!: StorePlace;

  constructor(makePlace: () => Promise<StorePlace>) {
    beforeEach(async () => {
      this.#place = await makePlace();
      this.store = await this.#place.open();
    });
    afterEach(async () => {
      await this.store.close();
      await this.#place.remove();
    });
  }

  async reopen(): Promise<void> {
    await this.store.close();
    this.store = await this.#place.open();
  }
}

function describeLog(opened: Opened): void {
  test('the log is read back as it was written, whole or from a seq on', async () => {
    const events = [1, 2, 3].map(recordedEvent);
    expect(await opened.store.matches.append(appendOf(events))).toBe('appended');
    expect(await opened.store.matches.read(match, seq(0))).toEqual(events);
    expect(await opened.store.matches.read(match, seq(2))).toEqual(events.slice(2));
    expect(await opened.store.matches.read(match, seq(1), 1)).toEqual(events.slice(1, 2));
    expect(await opened.store.matches.read(other, seq(0))).toEqual([]);
  });

  test('everything outlives a close', async () => {
    await opened.store.matches.keepSecret(match, 'ab'.repeat(32));
    await opened.store.matches.append(
      appendOf([recordedEvent(1)], { due: time(70), people: [{ person: ada, away: false }] }),
    );
    await opened.reopen();
    expect(await opened.store.matches.read(match, seq(0))).toEqual([recordedEvent(1)]);
    expect(await opened.store.matches.secret(match)).toBe('ab'.repeat(32));
    expect(await opened.store.matches.nextDue()).toBe(70);
    expect(await opened.store.matches.unfinished(ada)).toEqual([match]);
  });

  test('a writer that has not seen the last event gets a conflict, and nothing of it is written', async () => {
    await opened.store.matches.append(appendOf([1, 2].map(recordedEvent), { due: time(5) }));
    expect(await opened.store.matches.append(appendOf([recordedEvent(2)], { due: time(9) }))).toBe(
      'conflict',
    );
    expect(await opened.store.matches.append(appendOf([recordedEvent(4)], { due: time(9) }))).toBe(
      'conflict',
    );
    expect(await opened.store.matches.read(match, seq(0))).toHaveLength(2);
    expect(await opened.store.matches.nextDue()).toBe(5);
  });

  test('of many who append at the same seq at once, exactly one wins', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => opened.store.matches.append(appendOf([recordedEvent(1)]))),
    );
    expect(answers.filter((answer) => answer === 'appended')).toHaveLength(1);
    expect(await opened.store.matches.read(match, seq(0))).toHaveLength(1);
  });

  test('a write that fails takes no other of the same moment down', async () => {
    const broken = { ...recordedEvent(1), at: 'noon' as unknown as Milliseconds };
    const [before, failed, after] = await Promise.allSettled([
      opened.store.matches.append(appendOf([recordedEvent(1)])),
      opened.store.matches.append(appendOf([broken], { match: other })),
      opened.store.matches.append(appendOf([recordedEvent(2)])),
    ]);
    expect([before.status, failed.status, after.status]).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await opened.store.matches.read(match, seq(0))).toHaveLength(2);
    expect(await opened.store.matches.read(other, seq(0))).toEqual([]);
  });

  test('events that are not numbered on from `after` are a fault, not a conflict', async () => {
    await expect(
      opened.store.matches.append(appendOf([recordedEvent(2)], { after: seq(0) })),
    ).rejects.toThrow('expected seq 1, got 2');
  });
}

function describeLists(opened: Opened): void {
  test('a match has one due time, which its last append says', async () => {
    await opened.store.matches.append(appendOf([recordedEvent(1)], { due: time(50) }));
    await opened.store.matches.append(appendOf([recordedEvent(1)], { match: other, due: time(40) }));
    expect(await opened.store.matches.dueBy(time(39), 10)).toEqual([]);
    expect(await opened.store.matches.dueBy(time(50), 10)).toEqual([
      { match: other, seq: 1, due: 40 },
      { match, seq: 1, due: 50 },
    ]);
    expect(await opened.store.matches.dueBy(time(50), 1)).toHaveLength(1);
    await opened.store.matches.append(appendOf([], { match: other, after: seq(1), due: null }));
    await opened.store.matches.append(appendOf([recordedEvent(2)], { due: time(60) }));
    expect(await opened.store.matches.dueBy(time(99), 10)).toEqual([{ match, seq: 2, due: 60 }]);
    expect(await opened.store.matches.nextDue()).toBe(60);
  });

  test('people are listed with their matches until an append takes them off', async () => {
    await opened.store.matches.append(
      appendOf([recordedEvent(1)], {
        people: [
          { person: ada, away: false },
          { person: bo, away: true },
        ],
      }),
    );
    await opened.store.matches.append(
      appendOf([recordedEvent(1)], { match: other, people: [{ person: ada, away: true }] }),
    );
    expect([...(await opened.store.matches.unfinished(ada))].sort()).toEqual([match, other]);
    expect(await opened.store.matches.unfinished(bo)).toEqual([match]);
    expect(await opened.store.matches.attended()).toEqual([match]);
    await opened.store.matches.append(appendOf([recordedEvent(2)]));
    expect(await opened.store.matches.unfinished(bo)).toEqual([match]);
    await opened.store.matches.append(appendOf([recordedEvent(3)], { people: [] }));
    expect(await opened.store.matches.unfinished(ada)).toEqual([other]);
    expect(await opened.store.matches.attended()).toEqual([]);
  });
}

function describeSecrets(opened: Opened): void {
  test('a secret is kept once', async () => {
    expect(await opened.store.matches.secret(match)).toBeNull();
    await opened.store.matches.keepSecret(match, 'aa');
    await expect(opened.store.matches.keepSecret(match, 'bb')).rejects.toThrow();
    expect(await opened.store.matches.secret(match)).toBe('aa');
  });
}

function describeChronicle(opened: Opened): void {
  const finished = (of: MatchId) => ({ type: 'MatchFinished', match: of }) as const;
  const finish = (of: MatchId, at: number) =>
    appendOf(
      [{ ...recordedEvent(1), at: time(at), event: { type: 'MatchFinished', results: [], secret: 'aa' } }],
      { match: of },
    );

  test('a match enters the chronicle with its last event, in the order of commits', async () => {
    await opened.store.matches.append(finish(other, 20));
    await opened.store.matches.append(finish(match, 10));
    await opened.reopen();
    expect(await opened.store.chronicle.after(0, 10)).toEqual([
      { position: 1, at: 20, fact: finished(other) },
      { position: 2, at: 10, fact: finished(match) },
    ]);
    expect(await opened.store.chronicle.after(1, 10)).toHaveLength(1);
    expect(await opened.store.chronicle.after(0, 1)).toHaveLength(1);
  });

  test('an append that is refused enters nothing', async () => {
    await opened.store.matches.append(appendOf([recordedEvent(1)]));
    expect(await opened.store.matches.append(finish(match, 10))).toBe('conflict');
    expect(await opened.store.chronicle.after(0, 10)).toEqual([]);
  });

  test('a fact is entered once, however often it is told', async () => {
    for (const at of [1, 2, 3])
      await opened.store.chronicle.enter({ type: 'AccountKept', person: ada }, time(at));
    await opened.store.chronicle.enter({ type: 'LookBought', person: ada, look: 'pine', price: 60 }, time(4));
    expect((await opened.store.chronicle.after(0, 10)).map(({ at }) => at)).toEqual([1, 4]);
  });
}

/** What every adapter of the port must do; called by each adapter's own test. */
export function describeStore(name: string, makePlace: () => Promise<StorePlace>): void {
  describe(`store contract: ${name}`, () => {
    const opened = new Opened(makePlace);
    describeLog(opened);
    describeLists(opened);
    describeChronicle(opened);
    describeSecrets(opened);
  });
}
