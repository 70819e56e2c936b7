import { boxName, type Catalog } from '@open-yatzy/i18n';
import type { MatchState, PersonId, Recorded } from '@open-yatzy/match';
import type { Said, TableCompany, Wish } from '@open-yatzy/protocol';
import type { Box, Position } from '@open-yatzy/rules';
import { picturePath, reviewPath, tablePath } from '#lib/paths.ts';
import { withDeleted } from '#lib/people/deleted.ts';
import { announcement, boxNames } from '#lib/state/announcements.ts';
import {
  type CommandAnswer,
  type Heard,
  type LinkStatus,
  MatchClient,
  type NewsHeard,
  type Outside,
} from '#lib/state/match-client.ts';
import { type Pace, Playback, paces, type Shown } from '#lib/state/playback.ts';
import { reused } from '#lib/state/reused.ts';
import { actingSeat, arm, freshUi, settledUi, type TableUi, toggleKeep } from '#lib/state/table-ui.ts';
import { type TableView, tableView } from '#lib/state/table-view.ts';
import type { Marks } from '../coach/coached.ts';
import type { Hint } from './first-turn.ts';
import { after, browser, onWake } from './outside.ts';
import { renewed } from './renewed.ts';
import { defaultSettings, loadSettings, type Settings, saveSettings } from './settings.ts';
import { TableTalk } from './table-talk.svelte.ts';

/** Where a match is looked back on, where it lies as a file, and where there is a picture of how it ended. */
export interface Places {
  readonly review: string;
  readonly file: string;
  readonly picture?: string;
}

export interface TableSetup {
  readonly state: MatchState;
  readonly company: Pick<TableCompany, 'talk' | 'watchers'>;
  readonly person: PersonId | null;
  readonly catalog: Catalog;
  /** Server time at which `state` was read. */
  readonly now: number;
  /** Absent: as the server has it. */
  readonly places?: Places;
  readonly news: NewsHeard;
}

function placesOf({ match }: MatchState, { language }: Catalog): Places {
  return {
    review: reviewPath(language, match),
    file: `/api/matches/${match}.json`,
    picture: picturePath(tablePath(language, match)),
  };
}

const stillPace: Pace = { roll: 120, quickRoll: 120, rest: 60, written: 380 };
/** A second tap so soon after an answer was meant for the same button as the first. */
const doubleTap = 350;

/** A table on the screen: what is shown, what is pointed at, and the line to the server. The server renders it, too. */
export class LiveTable {
  shown: Shown = $state.raw() as Shown;
  ui: TableUi = $state.raw() as TableUi;
  status: LinkStatus = $state.raw('connected');
  isLive = $state.raw(false);
  /** The wish that waits for its answer; what stands for it on the screen shows that it was heard. */
  asked: { readonly id: string; readonly type: Wish['type'] } | null = $state.raw(null);
  notice = $state.raw('');
  spoken = $state.raw('');
  now = $state.raw(0);
  settings: Settings = $state.raw(defaultSettings);
  /** What the coach marks; null unless it speaks. */
  marks: Marks | null = $state.raw(null);
  /** What a first turn is shown; null in every other. */
  hint: Hint | null = $state.raw(null);
  readonly person: PersonId | null;
  readonly catalog: Catalog;
  readonly talk: TableTalk;
  places: Places = $state.raw() as Places;
  readonly #news: NewsHeard;
  readonly #playback: Playback;
  #client: MatchClient | null = null;
  /** When the last roll was answered, in milliseconds of this page. */
  #rolledAt = Number.NEGATIVE_INFINITY;
  #said = '';
  #isSpeaking = false;
  #isWelcome = false;
  #viewed: TableView | undefined;
  readonly view = $derived.by(() => {
    this.#viewed = reused(this.#viewed, tableView(this.shown, { person: this.person, ui: this.ui }));
    return this.#viewed;
  });

  constructor({ state, person, catalog, now, company, news, places }: TableSetup) {
    this.places = places ?? placesOf(state, catalog);
    this.#news = news;
    this.talk = new TableTalk(company, person);
    this.person = person;
    this.catalog = catalog;
    this.now = now;
    this.shown = { state: withDeleted(state, catalog), tumble: null };
    this.ui = freshUi(state);
    this.#playback = new Playback(state, {
      after,
      pace: () => this.#pace(),
      isOwn: (seat) => this.#isOwn(seat),
      show: (shown, event) => this.#show(shown, event),
    });
  }

  /** Follows the match until what comes back is called. */
  connect(outside: Outside = browser): () => void {
    // Another tab of this device may set them, too.
    const read = () => {
      this.settings = loadSettings();
    };
    read();
    this.isLive = true;
    const heard: Heard = {
      events: (events) => this.#play(events),
      replaced: (state) => {
        this.#playback.replace(state);
        void this.#revealSeeds(state);
      },
      answered: (answer) => this.#answered(answer),
      status: (status) => this.#setStatus(status),
      welcomed: (person) => {
        // Someone who has signed in or out in another tab sees this one as whoever they are now.
        if (this.#isWelcome && person !== this.person) void renewed();
        this.#isWelcome = true;
      },
      aside: (aside) => this.talk.hear(aside),
      ...this.#news,
    };
    const client = new MatchClient({ state: this.shown.state, now: this.now }, outside, heard);
    this.#client = client;
    const tick = setInterval(() => {
      this.now = client.serverNow;
    }, 1000);
    const stopWaking = onWake(() => {
      this.#playback.skip();
      client.wake();
    });
    window.addEventListener('storage', read);
    void this.#revealSeeds(this.shown.state);
    return () => {
      clearInterval(tick);
      stopWaking();
      window.removeEventListener('storage', read);
      client.close();
    };
  }

  /** A state that the page was loaded with, where it is ahead of the line to the server. */
  adopt(state: MatchState): void {
    if (this.#client) this.#client.adopt(state);
  }

  send(wish: Wish): void {
    if (!this.#client) return;
    this.notice = '';
    const id = this.#client.send(wish);
    if (wish.type === 'revealSeed') return;
    this.asked = { id, type: wish.type };
  }

  say(said: Said): void {
    this.talk.sent(this.#client?.say(said) ?? null, said);
  }

  /** Own commands never wait for another's dice: what is on its way is shown at once. */
  hurry(): void {
    const { tumble } = this.shown;
    if (!tumble || !this.#isOwn(tumble.event.seat)) this.#playback.skip();
  }

  roll(keep: readonly Position[] | null = null): void {
    const isOwnTurn = actingSeat(this.shown.state, this.person) !== null;
    this.hurry();
    if (this.asked || performance.now() - this.#rolledAt < doubleTap) return;
    const { view, catalog } = this;
    const wished = isOwnTurn ? (keep ?? this.ui.keep) : [];
    if (view.canRoll || (keep && view.canThrowAll)) this.send({ type: 'roll', keep: [...wished] });
    else if (view.acting !== null && !view.isTumbling) {
      this.tell(view.rolls === 3 ? catalog.rejections.NoRollsLeft : catalog.table.allKept);
    }
  }

  write(): void {
    if (this.asked) return;
    const { view, catalog } = this;
    if (view.armed) this.send({ type: 'write', box: view.armed.box });
    else if (view.acting !== null && !view.isTumbling) {
      this.tell(view.rolls === 0 ? catalog.rejections.RollFirst : catalog.table.chooseBox);
    }
  }

  keep(position: Position): void {
    this.notice = '';
    this.#rolledAt = Number.NEGATIVE_INFINITY;
    this.ui = toggleKeep(this.ui, this.shown.state, position);
  }

  arm(box: Box | null): void {
    this.notice = '';
    this.#rolledAt = Number.NEGATIVE_INFINITY;
    this.ui = arm(this.ui, this.shown.state, box);
    if (this.settings.isOneTap && this.view.armed && this.view.armed.points + this.view.armed.bonus > 0)
      this.write();
  }

  look(seat: number): void {
    this.ui = { ...this.ui, looked: seat };
  }

  set(change: Partial<Settings>): void {
    this.settings = { ...this.settings, ...change };
    saveSettings(change);
  }

  boxName(box: Box): string {
    return boxName(this.catalog, this.shown.state.ruleSet.id, box);
  }

  #setStatus(status: LinkStatus): void {
    this.status = status;
    if (status !== 'connected') this.talk.lose();
    if (status === 'offline') this.speak(this.catalog.table.offline);
  }

  #isOwn(seat: number): boolean {
    const holder = this.shown.state.seats[seat]?.holder;
    return holder?.type === 'person' && holder.person === this.person;
  }

  #pace(): Pace {
    if (this.settings.motion === 'none' || document.hidden) return paces.none;
    return matchMedia('(prefers-reduced-motion: reduce)').matches ? stillPace : paces[this.settings.motion];
  }

  #play(events: readonly Recorded[]): void {
    this.#playback.play(events);
    for (const { event } of events)
      if (event.type === 'StartCalled') void this.#revealSeeds(this.#client?.state ?? null);
  }

  #show(shown: Shown, event: Recorded | null): void {
    const before = this.shown.state;
    if (this.#client) this.now = this.#client.serverNow;
    const state = withDeleted(shown.state, this.catalog);
    this.shown = { ...shown, state };
    this.ui = settledUi(this.ui, before, state);
    if (before.turn?.since !== state.turn?.since) this.notice = '';
    if (!event) return;
    const said = announcement(event, state, {
      person: this.person,
      catalog: this.catalog,
      now: this.#client?.serverNow ?? this.now,
    });
    if (said) this.speak(said);
  }

  /** Tells whoever plays here what their wish came to, for eyes and ears. */
  tell(notice: string): void {
    this.notice = notice;
    this.speak(notice);
  }

  /**
   * What comes in one moment is said together: of two sentences one after the other, only the last would be heard. One that
   * is said twice must differ to be heard again.
   */
  speak(sentence: string): void {
    const again = sentence === this.#said ? '\u00a0' : '';
    this.#said = this.#isSpeaking ? `${this.#said} ${sentence}` : sentence + again;
    // Not read here: whoever speaks as something changes does not do so again because of it.
    this.spoken = this.#said;
    this.#isSpeaking = true;
    queueMicrotask(() => {
      this.#isSpeaking = false;
    });
  }

  #answered(answer: CommandAnswer): void {
    if (answer.id === this.asked?.id) {
      if (this.asked.type === 'roll') this.#rolledAt = performance.now();
      this.asked = null;
    }
    const { rejections, serverErrors, table } = this.catalog;
    if (answer.type === 'failed') this.tell(serverErrors[answer.code]);
    if (answer.type !== 'refused') return;
    const { code, boxes } = answer.rejection;
    // That a seed came too late is between machines: the dice are fair without it.
    if (code === 'SeedNotExpected') return;
    this.tell(boxes ? table.jokerMustGo(boxNames(this.catalog, this.shown.state, boxes)) : rejections[code]);
  }

  /** What this device promised for the dice when it sat down is told now, so that nobody chose last. */
  async #revealSeeds(state: MatchState | null): Promise<void> {
    if (state?.phase !== 'revealing') return;
    const seeds = await import('#lib/seeds.ts').catch(() => null);
    if (!seeds) return;
    state.seats.forEach(({ seed }, seat) => {
      const text = seed.type === 'committed' && this.#isOwn(seat) ? seeds.seedFor(seed.commitment) : null;
      if (text !== null) this.send({ type: 'revealSeed', seat, seed: text });
    });
  }
}
