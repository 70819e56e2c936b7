import type { TableCompany, TalkEntry, TalkRefusal } from '@open-yatzy/protocol';
import type { Aside } from '#lib/state/match-client.ts';
import { withTold } from '#lib/state/talk.ts';

/** What is said at a table, as one person hears it, and how many watch. */
export class TableTalk {
  entries: readonly TalkEntry[] = $state.raw([]);
  watchers = $state.raw(0);
  /** What was said last by someone else while the page was open. */
  latest: TalkEntry | null = $state.raw(null);
  /** The last entry that has been looked at. */
  seen = $state.raw(0);
  /** Why the last thing was not said. */
  refusal: TalkRefusal | 'offline' | null = $state.raw(null);
  readonly #person: string | null;
  #isTold = false;
  readonly unseen = $derived(
    this.entries.filter(({ n, person }) => n > this.seen && person !== this.#person).length,
  );

  constructor({ talk, watchers }: Pick<TableCompany, 'talk' | 'watchers'>, person: string | null) {
    this.#person = person;
    this.entries = talk;
    this.watchers = watchers;
    this.seen = talk.at(-1)?.n ?? 0;
  }

  hear(aside: Aside): void {
    if (aside.type === 'watchers') this.watchers = aside.count;
    else if (aside.type === 'unheard') this.refusal = aside.code;
    else {
      this.entries = withTold(this.entries, aside);
      // What was said before one came is no news.
      const news =
        aside.isWhole && !this.#isTold ? undefined : aside.entries.findLast(({ n }) => n > this.seen);
      this.#isTold = true;
      if (news && news.person !== this.#person) this.latest = news;
    }
  }

  look(): void {
    this.seen = this.entries.at(-1)?.n ?? this.seen;
    this.latest = null;
  }
}
