import { bytesToHex, randomBytes } from '@noble/hashes/utils.js';
import { boxName, type Catalog, type PadWords } from '@open-yatzy/i18n';
import type { PadEvent } from '@open-yatzy/protocol';
import { type Box, type Dice, type Face, type Option, positions } from '@open-yatzy/rules';
import { cardsOf, type PlayerCard, withTwins } from './cards.ts';
import { type EntryAnswer, enterDice, enterPoints, offers, runsOf } from './entering.ts';
import { type LineStatus, PadLine } from './line.ts';
import { type Entered, type Pad, padOf } from './pad.ts';
import { bonusBeside, possiblePoints, type Written } from './points.ts';
import { rankingOf } from './ranking.ts';
import { eventsOf, everyone, merged, type PadRecord, withEvents } from './record.ts';
import { keepPad, padOfKey, takePad } from './shelf.ts';

export const newId = () => bytesToHex(randomBytes(16));

/** What is being done: dice are tapped in, points are asked for, or something that stands is looked at. */
type Doing =
  | { readonly type: 'dice' }
  | { readonly type: 'points'; readonly box: Box }
  | { readonly type: 'entry'; readonly entry: Entered };

/** An event without what every event gets here. */
type Said = PadEvent extends infer Event
  ? Event extends PadEvent
    ? Omit<Event, 'id' | 'at'>
    : never
  : never;

export interface Reader {
  readonly catalog: Catalog;
  readonly words: PadWords;
}

/** A pad on the screen: what stands on it, what is pointed at, and where it is kept. */
export class OpenPad {
  readonly catalog: Catalog;
  readonly words: PadWords;
  record: PadRecord = $state.raw() as PadRecord;
  /** Whose card is looked at, where only one is shown or dice are entered. */
  looked: string = $state('');
  dice: readonly Face[] = $state.raw([]);
  doing: Doing = $state.raw({ type: 'dice' });
  /** The box that the dice are for. */
  armed: Box | null = $state.raw(null);
  points: number | null = $state.raw(null);
  withBonus = $state(false);
  /** The next press strikes. */
  isSure = $state(false);
  notice = $state('');
  spoken = $state('');
  isKept = $state(true);
  status: LineStatus = $state.raw('connected');
  #line: PadLine | null = null;

  readonly pad: Pad = $derived.by(() => {
    const pad = padOf(eventsOf(this.record));
    if (!pad) throw new Error('expected a pad to begin with its opening');
    return pad;
  });
  readonly cards = $derived.by(() => cardsOf(this.pad));
  readonly ruleSet = $derived(this.pad.ruleSet);
  readonly isOver = $derived(this.cards.turn === null);
  readonly ranking = $derived.by(() => rankingOf(this.pad, this.cards));
  readonly shown: PlayerCard = $derived.by(() => this.cardOf(this.looked) ?? this.#first());
  readonly rolled: Dice | null = $derived(
    this.dice.length === positions.length ? (this.dice as unknown as Dice) : null,
  );
  readonly options: readonly Option[] = $derived.by(() =>
    this.rolled ? offers(this.ruleSet, this.shown, this.rolled) : [],
  );
  /** What the next press writes, if anything. */
  readonly ready: Written | null = $derived.by(() => {
    const answer = this.#answer();
    return answer?.type === 'fits' ? answer.written : null;
  });
  readonly lastEntry: Entered | null = $derived.by(
    () => this.pad.entries.findLast((entry) => !this.pad.undone.has(entry.id)) ?? null,
  );

  /** Throws where the record holds no pad. */
  constructor(record: PadRecord, { catalog, words }: Reader) {
    this.catalog = catalog;
    this.words = words;
    this.record = record;
    this.#lookOn();
  }

  /** Keeps the pad, and talks to other devices where it is shared, until what comes back is called. */
  open(): () => void {
    this.#keep(this.record);
    const stored = ({ key }: StorageEvent) => {
      const other = padOfKey(key) === this.record.id ? takePad(this.record.id) : null;
      // Not stored again: two tabs would never come to rest.
      if (other) this.record = merged(this.record, other);
    };
    const wake = () => {
      if (!document.hidden && this.record.isShared) void this.#talk();
    };
    window.addEventListener('storage', stored);
    window.addEventListener('online', wake);
    document.addEventListener('visibilitychange', wake);
    wake();
    return () => {
      window.removeEventListener('storage', stored);
      window.removeEventListener('online', wake);
      document.removeEventListener('visibilitychange', wake);
      this.#hangUp();
    };
  }

  cardOf(player: string): PlayerCard | undefined {
    return this.cards.cards.find((card) => card.player.id === player);
  }

  nameOf(player: string): string {
    return this.pad.players.find(({ id }) => id === player)?.name ?? '';
  }

  boxName(box: Box): string {
    return boxName(this.catalog, this.ruleSet.id, box);
  }

  pointsName({ points, bonus }: Pick<Written, 'points' | 'bonus'>): string {
    return bonus > 0 ? `${points} + ${bonus}` : String(points);
  }

  entryName(entry: Entered): string {
    return this.words.entry(this.nameOf(entry.player), this.boxName(entry.box), this.pointsName(entry));
  }

  look(player: string): void {
    this.looked = player;
    this.#letGo();
  }

  addDie(face: Face): void {
    if (this.rolled) return;
    this.#letGo();
    this.dice = [...this.dice, face];
  }

  takeDie(place: number): void {
    this.#letGo();
    this.dice = this.dice.filter((_, index) => index !== place);
  }

  clearDice(): void {
    this.#letGo();
    this.dice = [];
  }

  /** A tap on an open box: it is chosen for the dice, or for points where there are no five dice. */
  choose(player: string, box: Box): void {
    if (this.looked !== player) this.look(player);
    const isAgain = this.armed === box || (this.doing.type === 'points' && this.doing.box === box);
    this.#letGo();
    if (isAgain) return;
    if (this.rolled) this.armed = box;
    else this.doing = { type: 'points', box };
  }

  /** A tap on a box that is written. */
  show(entry: Entered): void {
    const isAgain = this.doing.type === 'entry' && this.doing.entry.id === entry.id;
    if (this.looked !== entry.player) this.look(entry.player);
    this.#letGo();
    if (!isAgain) this.doing = { type: 'entry', entry };
  }

  /** Nothing is chosen any more; dice stay. */
  cancel(): void {
    this.#letGo();
  }

  type(points: number | null): void {
    this.points = points;
    this.isSure = false;
    this.notice = '';
  }

  /** The bonus that may lie beside the points that are typed. */
  bonusOffered(): number {
    if (this.doing.type !== 'points' || this.points === null) return 0;
    return bonusBeside(this.ruleSet, this.shown, { box: this.doing.box, points: this.points });
  }

  possible(box: Box): readonly number[] {
    return possiblePoints(this.ruleSet, this.shown, box);
  }

  /** Writes what is chosen; a strike is asked about once more, and points that cannot be are told. */
  write(): void {
    const answer = this.#answer();
    if (answer?.type === 'impossible') this.#tell(this.#impossible(answer.possible));
    if (answer?.type !== 'fits') return;
    const { box, points, bonus, dice } = answer.written;
    if (points + bonus === 0 && !this.isSure) {
      this.isSure = true;
      this.#tell(this.words.strikeOnceMore(this.boxName(box)));
      return;
    }
    const { player } = this.shown;
    this.say({ type: 'Entered', player: player.id, box, points, bonus, dice: dice && [...dice] });
    this.dice = [];
    this.#letGo();
    this.#lookOn();
    this.spoken = this.#saidAfter(this.entryName({ ...answer.written, player: player.id } as Entered));
  }

  undo(entry: Entered): void {
    this.say(...withTwins(this.pad, entry).map(({ id }): Said => ({ type: 'Undone', entry: id })));
    this.#letGo();
    this.looked = entry.player;
    this.#tell(this.words.undid(this.entryName(entry)));
  }

  /** Enters again what was undone. */
  putBack({ player, box, points, bonus, dice }: Entered): void {
    this.say({ type: 'Entered', player, box, points, bonus, dice });
    this.#lookOn();
  }

  say(...said: readonly Said[]): void {
    const events = said.map((each): PadEvent => ({ ...each, id: newId(), at: Date.now() }) as PadEvent);
    this.#keep(withEvents(this.record, events));
    if (this.record.isShared) void this.#talk();
  }

  isMe(player: string): void {
    this.#keep({ ...this.record, me: player });
    this.#lookOn();
  }

  /** Gives the pad to the server, so that others can have it; false where it cannot be reached. */
  async share(): Promise<boolean> {
    if (this.record.isShared && this.record.pending.length === 0) return true;
    const isDone = await this.#talk();
    if (isDone) this.#keep({ ...this.record, isShared: true, me: this.record.me ?? everyone });
    // Nor is it shared later, when whoever was told that it failed no longer thinks of it.
    else if (!this.record.isShared) this.#hangUp();
    return isDone;
  }

  #hangUp(): void {
    this.#line?.close();
    this.#line = null;
  }

  #talk(): Promise<boolean> {
    this.#line ??= new PadLine({
      record: () => this.record,
      heard: (record) => this.#hear(record),
      status: (status) => {
        this.status = status;
      },
    });
    return this.#line.talk();
  }

  /** What others have done is said, and the turn moves on with it. */
  #hear(record: PadRecord): void {
    if (record === this.record) return;
    const known = new Set(eventsOf(this.record).map(({ id }) => id));
    const turn = this.cards.turn;
    this.#keep(record);
    const entries = this.pad.entries.filter(({ id }) => !known.has(id));
    if (entries.length === 0) return;
    this.spoken = this.#saidAfter(entries.map((entry) => this.entryName(entry)).join('. '));
    if (this.cards.turn !== turn && this.dice.length === 0 && this.doing.type === 'dice') this.#lookOn();
  }

  #keep(record: PadRecord): void {
    this.record = record;
    this.isKept = keepPad(record);
  }

  #answer(): EntryAnswer | null {
    if (this.doing.type === 'points') {
      if (this.points === null) return null;
      const { box } = this.doing;
      return enterPoints(this.ruleSet, this.shown, { box, points: this.points, withBonus: this.withBonus });
    }
    if (!this.rolled || !this.armed) return null;
    return enterDice(this.ruleSet, this.shown, { box: this.armed, dice: this.rolled });
  }

  #impossible(possible: readonly number[]): string {
    const runs = runsOf(possible).map(({ from, to }) =>
      from === to ? String(from) : this.words.range(from, to),
    );
    const list = new Intl.ListFormat(this.catalog.language, { type: 'disjunction' }).format(runs);
    return this.words.notPossible(this.points ?? 0, list);
  }

  #saidAfter(what: string): string {
    const { turn } = this.cards;
    return turn === null ? what : `${what}. ${this.words.turnOf(this.nameOf(turn))}.`;
  }

  #tell(what: string): void {
    this.notice = what;
    this.spoken = what;
  }

  #letGo(): void {
    this.armed = null;
    this.doing = { type: 'dice' };
    this.points = null;
    this.withBonus = false;
    this.isSure = false;
    this.notice = '';
  }

  /** One's own card, on a phone of one's own; else that of whose turn it is. */
  #lookOn(): void {
    const { me } = this.record;
    const own = me === null ? undefined : this.cardOf(me)?.player.id;
    this.looked = own ?? this.cards.turn ?? this.looked;
  }

  #first(): PlayerCard {
    const [first] = this.cards.cards;
    if (!first) throw new Error('expected a pad to have a player');
    return first;
  }
}
