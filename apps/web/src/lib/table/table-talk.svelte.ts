import type { Said, TableCompany, TalkEntry, TalkRefusal } from '@open-yatzy/protocol';
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
  /** What was typed and not said after all: whoever typed it has it back. */
  unsaid: string | null = $state.raw(null);
  /** What was sent and is not known yet to be heard, by its id. */
  readonly #sent = new Map<string, Said>();
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

  /** Something was said, by its id; null where there is no connection. */
  sent(id: string | null, said: Said): void {
    this.refusal = id === null ? 'offline' : null;
    if (id === null) this.#giveBack(said);
    else this.#sent.set(id, said);
  }

  /** The line broke: who knows what was heard. */
  lose(): void {
    const last = [...this.#sent.values()].at(-1);
    this.#sent.clear();
    if (!last) return;
    this.refusal = 'offline';
    this.#giveBack(last);
  }

  hear(aside: Aside): void {
    if (aside.type === 'watchers') this.watchers = aside.count;
    else if (aside.type === 'heard') this.#sent.delete(aside.id);
    else if (aside.type === 'unheard') {
      const said = this.#sent.get(aside.id);
      this.#sent.delete(aside.id);
      this.refusal = aside.code;
      if (said) this.#giveBack(said);
    } else {
      this.entries = withTold(this.entries, aside);
      // What was said before one came is no news.
      const news =
        aside.isWhole && !this.#isTold ? undefined : aside.entries.findLast(({ n }) => n > this.seen);
      this.#isTold = true;
      if (news && news.person !== this.#person) this.latest = news;
    }
  }

  #giveBack(said: Said): void {
    if (said.type === 'text') this.unsaid = said.text;
  }

  look(): void {
    this.seen = this.entries.at(-1)?.n ?? this.seen;
    this.latest = null;
  }
}
