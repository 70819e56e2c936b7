import type { Catalog, CoachWords } from '@open-yatzy/i18n';
import type { MatchState, Milliseconds, Seat } from '@open-yatzy/match';
import type { TalkEntry } from '@open-yatzy/protocol';
import type { Box, Card, Dice, Position } from '@open-yatzy/rules';
import { anna, begun, noon, rolled, written } from '../state/sample-play.ts';
import { arm, freshUi, toggleKeep } from '../state/table-ui.ts';
import { LiveTable } from '../table/live-table.svelte.ts';

/** Tables in the states that the gallery shows, played by the real rules; Anna looks on them. */

const fresh = begun('scandinavian-15', { beside: 'bertil' });
const fives: Dice = [5, 2, 5, 5, 6];
const thrown = rolled(fresh, fives);
const standing = rolled(thrown, [5, 3, 5, 5, 1], [0, 2, 3]);
const spent = rolled(standing, [5, 3, 5, 5, 4], [0, 2, 3]);
const bertils = written(spent, 'threeOfAKind');
const free = rolled(begun('pocket-15', { beside: 'bertil' }), fives);
const joker = begun('joker-13', { beside: 'bertil' });

/** With nothing of the upper bonus, a part of it, all of it, and so little that it cannot be reached any more. */
const cards: readonly Card[] = [
  { twos: 6, fours: 12, onePair: 10, smallStraight: 0, chance: 22 },
  { ones: 4, twos: 8, threes: 12, fours: 12, fives: 15, sixes: 24, twoPairs: 18, fiveOfAKind: 50 },
  {},
  { ones: 1, twos: 2, threes: 3, fours: 4, fives: 5, sixes: 6, fullHouse: 0, largeStraight: 20 },
];

type Change = Partial<Seat>;

/** The state with seats changed, by number. */
function changed(state: MatchState, changes: Readonly<Record<number, Change>>): MatchState {
  return { ...state, seats: state.seats.map((seat, number) => ({ ...seat, ...changes[number] })) };
}

const program = { type: 'person', person: anna, name: 'Ada', program: true } as const;

/** Five at a table: beside Anna someone who is away, two bots, and a program that has resigned. */
function withFive(state: MatchState): MatchState {
  const [first, second] = state.seats;
  if (!first || !second) throw new Error('five seats: expected two to begin with');
  const bot = (name: string): Seat => ({ ...second, holder: { type: 'bot', bot: 'master', name } });
  const seats = [first, second, bot('Kåre'), bot('Wilhelmina'), { ...second, holder: program }];
  return changed({ ...state, seats }, { 1: { awaySince: noon }, 4: { resigned: true } });
}

function withCards(state: MatchState): MatchState {
  return changed(state, Object.fromEntries(cards.map((card, seat) => [seat, { card }])));
}

interface Shown {
  readonly keep?: readonly Position[];
  readonly armed?: Box;
  readonly isWatched?: boolean;
}

function tableOf(catalog: Catalog, state: MatchState, { keep = [], armed, isWatched }: Shown = {}) {
  const table = new LiveTable({
    state,
    catalog,
    person: isWatched ? null : anna,
    now: (noon + 18_000) as Milliseconds,
    company: { talk, watchers: 0 },
    news: { news: () => undefined, resumed: () => undefined },
  });
  table.isLive = true;
  const ui = keep.reduce((held, position) => toggleKeep(held, state, position), freshUi(state));
  table.ui = armed ? arm(ui, state, armed) : ui;
  return table;
}

function lost(table: LiveTable, status: LiveTable['status']): LiveTable {
  table.status = status;
  return table;
}

function looking(table: LiveTable, seat: number): LiveTable {
  table.look(seat);
  return table;
}

/** While the dice of a roll are in the air. */
function tumbling(table: LiveTable): LiveTable {
  const { event } = standing.log.at(-1) ?? {};
  if (event?.type !== 'DiceRolled') throw new Error(`tumbling: expected a roll, got ${event?.type}`);
  table.shown = { state: thrown.state, tumble: { seq: 1, event, thrown: [1, 4], ms: 800 } };
  return table;
}

/** As the coach marks it, in whose words. */
function coached(table: LiveTable, advised: string, throwAll = false): LiveTable {
  table.marks = {
    keep: throwAll ? [] : [0, 2, 3],
    throwAll,
    box: 'threeOfAKind',
    chances: { fives: { chance: 0.7, text: '70 %' }, fiveOfAKind: { chance: 0.03, text: '3 %' } },
    advised,
  };
  return table;
}

const talk: readonly TalkEntry[] = [
  { n: 1, at: noon, seat: 1, person: 'bertil', name: 'Bertil', said: { type: 'phrase', phrase: 'niceRoll' } },
  { n: 2, at: noon, seat: 0, person: anna, name: 'Anna', said: { type: 'reaction', reaction: 'smile' } },
  { n: 3, at: noon, seat: 1, person: 'bertil', name: 'Bertil', said: { type: 'text', text: '5–5–5?' } },
];

function spoken(table: LiveTable): LiveTable {
  table.talk.latest = talk[0] ?? null;
  return table;
}

/** Every state, by what it shows. */
export function sampleTables(catalog: Catalog, coach: CoachWords) {
  const make = (state: MatchState, shown?: Shown) => tableOf(catalog, state, shown);
  const half = withCards(thrown.state);
  const proposed = changed(thrown.state, { 1: { proposes: 'draw' } });
  return {
    fresh: make(fresh.state),
    thrown: make(thrown.state, { keep: [0, 2, 3] }),
    standing: make(standing.state),
    spent: make(spent.state),
    free: make(free.state, { keep: [1] }),
    tumbling: tumbling(make(thrown.state)),
    advised: coached(make(thrown.state), coach.advised),
    thrownAnew: coached(make(thrown.state), coach.advised, true),
    armed: make(half, { armed: 'fives' }),
    strike: make(half, { armed: 'twoPairs' }),
    others: make(bertils.state),
    watched: make(thrown.state, { isWatched: true }),
    held: make(changed(thrown.state, { 0: { heldBy: 'thumb' } })),
    paused: make({ ...thrown.state, pausedSince: noon }),
    reconnecting: lost(make(thrown.state), 'reconnecting'),
    offline: lost(make(thrown.state), 'offline'),
    proposed: make(proposed),
    five: make(withFive(withCards(fresh.state))),
    joker: make(joker.state),
    bonus: [0, 1, 2, 3].map((seat) => looking(make(withCards(withFive(thrown.state))), seat)),
    talk: spoken(make(thrown.state)),
  };
}

export type SampleTables = ReturnType<typeof sampleTables>;
