import {
  absenceDue,
  type BotId,
  clockDue,
  type MatchState,
  type Milliseconds,
  type PersonId,
  type Proposal,
  type Seat,
  type SeatNumber,
  turnTime,
} from '@open-yatzy/match';
import {
  type Box,
  type BoxRefusal,
  boxRefusal,
  boxRule,
  type Face,
  options,
  type Position,
  positions,
  type Reason,
  rollsPerTurn,
  type SeatResult,
  sectionOf,
  standing,
  type Totals,
  totals,
  type UpperBonusState,
  upperBonusState,
} from '@open-yatzy/rules';
import type { Shown } from './playback.ts';
import { actingSeat, type TableUi } from './table-ui.ts';

/** What the table shows, as data that components put into words: the same for server and browser. */

export interface SeatView {
  readonly number: SeatNumber;
  readonly name: string;
  /** The bot that sits there, if one does. */
  readonly bot: BotId | null;
  /** A bot account plays it from outside. */
  readonly isProgram: boolean;
  readonly isOwn: boolean;
  readonly isTurn: boolean;
  readonly isAway: boolean;
  readonly isHeld: boolean;
  readonly proposes: Proposal | null;
  readonly hasResigned: boolean;
  readonly totals: Totals;
  readonly upperBonus: UpperBonusState;
  readonly bonuses: number;
  readonly lastMove: Seat['lastMove'];
  readonly result: SeatResult | null;
}

/** What a box would give now, for whoever plays the present turn here. */
export interface Ghost {
  readonly points: number;
  readonly bonus: number;
  readonly reason: Reason;
  readonly isArmed: boolean;
}

export interface CellView {
  readonly seat: SeatNumber;
  readonly points: number | null;
  /** Written in the seat's last move. */
  readonly isLast: boolean;
  readonly ghost: Ghost | null;
  /** Open, yet not for these dice. */
  readonly refusal: BoxRefusal | null;
}

export interface RowView {
  readonly box: Box;
  readonly cells: readonly CellView[];
}

export interface DieView {
  readonly position: Position;
  readonly face: Face;
  readonly isKept: boolean;
  /** Must stay where it lies until all five are thrown. */
  readonly isStanding: boolean;
  /** Whether the player may keep or release it now. */
  readonly mayToggle: boolean;
}

/** What is waited for, and until when in server time; null is without limit. */
export interface Waiting {
  readonly seat: SeatNumber;
  readonly why: 'turn' | 'absence';
  readonly until: Milliseconds | null;
}

/** What another seat proposes, for this person to accept or decline. */
export interface Proposed {
  readonly seat: SeatNumber;
  readonly what: Proposal;
}

export interface TableView {
  readonly seats: readonly SeatView[];
  readonly upper: readonly RowView[];
  readonly lower: readonly RowView[];
  /** Whose card is seen where there is room for one. */
  readonly looked: SeatNumber;
  /** The seat that is played here now. */
  readonly acting: SeatNumber | null;
  /** A seat of this person that a bot plays. */
  readonly held: SeatNumber | null;
  readonly dice: readonly DieView[];
  /** The dice lie as the seat before left them, or have not been thrown at all. */
  readonly diceAre: 'current' | 'previous' | 'unthrown';
  readonly isTumbling: boolean;
  readonly rolls: 0 | 1 | 2 | 3;
  readonly canRoll: boolean;
  readonly canThrowAll: boolean;
  readonly armed: (Ghost & { readonly box: Box }) | null;
  /** Where a joker must go, if it is bound. */
  readonly jokerBoxes: readonly Box[] | null;
  readonly waiting: Waiting | null;
  readonly isPaused: boolean;
  readonly proposed: Proposed | null;
  /** What this person has proposed, and nobody has answered. */
  readonly asked: Proposal | null;
  readonly clockUntil: Milliseconds | null;
  /** Milliseconds that the present turn may take in all; null without a clock. */
  readonly clockWhole: number | null;
}

export interface Onlooker {
  readonly person: PersonId | null;
  readonly ui: TableUi;
}

function seatView(state: MatchState, person: PersonId | null, number: SeatNumber): SeatView {
  const seat = state.seats[number];
  if (!seat) throw new Error(`seat view: expected a seat below ${state.seats.length}, got ${number}`);
  const { holder, card, bonuses } = seat;
  return {
    number,
    name: holder.type === 'nobody' ? '' : holder.name,
    bot: holder.type === 'bot' ? holder.bot : null,
    isProgram: holder.type === 'person' && holder.program,
    isOwn: holder.type === 'person' && holder.person === person,
    isTurn: state.turn?.seat === number,
    isAway: seat.awaySince !== null,
    isHeld: seat.heldBy !== null,
    proposes: seat.proposes,
    hasResigned: seat.resigned,
    totals: totals(state.ruleSet, card, bonuses),
    upperBonus: upperBonusState(state.ruleSet, card),
    bonuses,
    lastMove: seat.lastMove,
    result: state.results?.[number] ?? null,
  };
}

/** What the boxes of the present turn would give, or why one may not be written; nothing while dice are in the air. */
function present({ state, tumble }: Shown, armed: Box | null) {
  const { turn, ruleSet } = state;
  const card = turn && state.seats[turn.seat]?.card;
  const dice = turn?.dice;
  if (!dice || !card || tumble) return { ghosts: new Map<Box, Ghost>(), refusalOf: () => null };
  const ghosts = new Map(
    options(ruleSet, card, dice).map(({ box, ...option }): [Box, Ghost] => [
      box,
      { ...option, isArmed: box === armed },
    ]),
  );
  const refusalOf = (box: Box) =>
    card[box] === undefined ? (boxRefusal(ruleSet, { card, dice }, box) ?? null) : null;
  return { ghosts, refusalOf };
}

function rowViews(shown: Shown, acting: SeatNumber | null, armed: Box | null): readonly RowView[] {
  const { ghosts, refusalOf } = present(shown, armed);
  return shown.state.ruleSet.boxes.map(({ box }) => ({
    box,
    cells: shown.state.seats.map((seat, number) => ({
      seat: number,
      points: seat.card[box] ?? null,
      isLast: seat.lastMove?.box === box,
      ghost: number === acting ? (ghosts.get(box) ?? null) : null,
      refusal: number === acting ? refusalOf(box) : null,
    })),
  }));
}

/** The dice on the table before a turn's first roll are those of the seat that wrote last. */
function previousDice(state: MatchState): readonly Face[] | null {
  const { turn, seats } = state;
  if (!turn) return null;
  return seats[(turn.seat + seats.length - 1) % seats.length]?.lastMove?.dice ?? null;
}

function diceView(shown: Shown, acting: SeatNumber | null, keep: readonly Position[]) {
  const { state, tumble } = shown;
  const { turn, ruleSet } = state;
  const current = tumble?.event.dice ?? turn?.dice;
  const faces = current ?? previousDice(state);
  const kept = tumble ? tumble.event.keep : acting === null ? (turn?.kept ?? []) : keep;
  const stand = standing(ruleSet, tumble ? tumble.event.keep : (turn?.kept ?? []));
  const mayKeep = acting !== null && !tumble && turn?.dice != null && turn.rolls < rollsPerTurn;
  const dice = positions.map(
    (position): DieView => ({
      position,
      face: faces?.[position] ?? ((position + 1) as Face),
      isKept: current != null && kept.includes(position),
      isStanding: current != null && stand.includes(position),
      mayToggle: mayKeep && !stand.includes(position),
    }),
  );
  return { dice, diceAre: current ? 'current' : faces ? 'previous' : 'unthrown', stand } as const;
}

function waitingFor(state: MatchState, acting: SeatNumber | null): Waiting | null {
  const { turn } = state;
  if (!turn || acting !== null || state.pausedSince !== null) return null;
  const absence = absenceDue(state);
  const clock = clockDue(state);
  if (absence !== null && (clock === null || absence < clock))
    return { seat: turn.seat, why: 'absence', until: absence };
  return { seat: turn.seat, why: 'turn', until: clock };
}

function lookedAt(seats: readonly SeatView[], { ui }: Onlooker): SeatNumber {
  if (ui.looked !== null && ui.looked < seats.length) return ui.looked;
  const own = seats.filter(({ isOwn }) => isOwn);
  const turn = seats.find(({ isTurn }) => isTurn);
  const [only] = own;
  return (own.length === 1 ? only : (turn ?? only))?.number ?? 0;
}

/** Nothing is proposed to who looks on, nor to who has given up. */
function proposedTo(seats: readonly SeatView[]): Proposed | null {
  if (!seats.some(({ isOwn, hasResigned }) => isOwn && !hasResigned)) return null;
  const asking = seats.find(({ isOwn, proposes }) => !isOwn && proposes !== null);
  return asking?.proposes ? { seat: asking.number, what: asking.proposes } : null;
}

export function tableView(shown: Shown, onlooker: Onlooker): TableView {
  const { state, tumble } = shown;
  const { person, ui } = onlooker;
  const { ruleSet, turn } = state;
  const acting = actingSeat(state, person);
  const seats = state.seats.map((_, number) => seatView(state, person, number));
  const rows = rowViews(shown, acting, ui.armed);
  const inSection = (section: string) => (row: RowView) => {
    const rule = boxRule(ruleSet, row.box);
    return rule !== undefined && sectionOf(rule) === section;
  };
  const { dice, diceAre, stand } = diceView(shown, acting, ui.keep);
  const ghosts = rows.flatMap(({ box, cells }) =>
    cells.flatMap(({ ghost }) => (ghost ? [{ box, ...ghost }] : [])),
  );
  const isBound = rows.some(({ cells }) => cells.some(({ refusal }) => refusal?.type === 'jokerElsewhere'));
  const rolls = tumble ? tumble.event.roll : (turn?.rolls ?? 0);
  const mayRoll = acting !== null && !tumble && rolls < rollsPerTurn;
  return {
    seats,
    upper: rows.filter(inSection('upper')),
    lower: rows.filter(inSection('lower')),
    looked: lookedAt(seats, onlooker),
    acting,
    held: seats.find(({ isOwn, isHeld }) => isOwn && isHeld)?.number ?? null,
    dice,
    diceAre,
    isTumbling: tumble !== null,
    rolls,
    canRoll: mayRoll && dice.some(({ isKept }) => !isKept),
    canThrowAll: mayRoll && stand.length > 0,
    armed: ghosts.find(({ isArmed }) => isArmed) ?? null,
    jokerBoxes: isBound ? ghosts.map(({ box }) => box) : null,
    waiting: waitingFor(state, acting),
    isPaused: state.pausedSince !== null,
    proposed: proposedTo(seats),
    asked: seats.find(({ isOwn }) => isOwn)?.proposes ?? null,
    clockUntil: clockDue(state),
    clockWhole: turnTime(state),
  };
}
