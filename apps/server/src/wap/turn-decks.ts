import { boxName } from '@open-yatzy/i18n';
import { seatsOf, type Turn, turnsWritten } from '@open-yatzy/match';
import {
  type Box,
  type Dice,
  type Option,
  options,
  type Position,
  positions,
  rollsPerTurn,
  standing,
  totals,
} from '@open-yatzy/rules';
import { proposalLine } from './agreement-decks.ts';
import { noticeLine, positionsText, type View, wayFrom } from './view.ts';
import { deck, type Markup, plain, row, shortName } from './wml.ts';

/** Seconds after which a phone that waits asks again. */
export const askAgain = 5;
/** Boxes that are offered at once, so that each has a key of its own beside those for going on and back. */
const boxesAtOnce = 8;

function roundTitle({ speech, state }: View, seat: number): string {
  const written = state.seats[seat];
  return speech.words.round((written ? turnsWritten(written) : 0) + 1, state.ruleSet.boxes.length);
}

/** Everyone's total, and what they wrote last. */
function standings({ speech, state }: View): readonly Markup[] {
  return seatsOf(state).map(({ holder, card, bonuses, lastMove }) => {
    const { total } = totals(state.ruleSet, card, bonuses);
    const name = holder.type === 'nobody' ? speech.catalog.room.free : shortName(holder.name);
    const wrote =
      lastMove &&
      ` (${boxName(speech.catalog, state.ruleSet.id, lastMove.box)} ${pointsText(lastMove.points, lastMove.bonus)})`;
    return plain(`${name} ${total}${wrote ?? ''}`);
  });
}

function pointsText(points: number, bonus: number): string {
  return bonus > 0 ? `${points}+${bonus}` : String(points);
}

/** Each die a link that keeps or releases it; those that stand, and all after the last roll, are none. */
function diceRow(
  view: View,
  { turn, kept }: { readonly turn: Turn; readonly kept: readonly Position[] },
): Markup {
  const way = wayFrom(view.base);
  const dice = turn.dice as Dice;
  const stand = standing(view.state.ruleSet, turn.kept);
  return row(
    positions.map((position) => {
      const isKept = kept.includes(position);
      const face = isKept ? `[${dice[position]}]` : String(dice[position]);
      if (turn.rolls === rollsPerTurn || stand.includes(position)) return plain(face);
      const toggled = positions.filter((each) => (each === position ? !isKept : kept.includes(each)));
      return way(`table?a=${turn.since}&k=${positionsText(toggled)}`, face, position + 1);
    }),
  );
}

/** The seat's own turn, with these dice marked to be kept. */
export function ownTurnDeck(view: View, turn: Turn, kept: readonly Position[] = turn.kept): string {
  const way = wayFrom(view.base);
  const { speech, state, seat } = view;
  const { catalog, words } = speech;
  const { dice, rolls, since } = turn;
  const mayRoll = rolls < rollsPerTurn && kept.length < positions.length;
  const stands = rolls < rollsPerTurn && standing(state.ruleSet, turn.kept).length > 0;
  const shownKept = rolls === rollsPerTurn ? [] : kept;
  const roll = (keep: readonly Position[], label: string, key: number) =>
    way(`roll?a=${since}&k=${dice ? positionsText(keep) : ''}`, label, key);
  return deck({
    id: 'turn',
    title: roundTitle(view, seat.number),
    lines: [
      noticeLine(view),
      proposalLine(view),
      plain(dice ? words.roll(rolls) : catalog.table.yourTurn),
      dice && diceRow(view, { turn, kept: shownKept }),
      dice && rolls < rollsPerTurn ? plain(words.keep) : null,
      mayRoll ? roll(kept, catalog.table.roll, 6) : null,
      stands ? roll([], catalog.table.throwAll, 7) : null,
      dice && way(`boxes?a=${since}&p=1`, catalog.table.write, 8),
      ...standings(view),
      ...sideWays(view),
    ],
  });
}

function sideWays(view: View): readonly Markup[] {
  const way = wayFrom(view.base);
  const { catalog } = view.speech;
  return [way(`card?s=${view.seat.number}`, catalog.table.card, 9), way('menu', catalog.common.menu, 0)];
}

/** Another seat's turn; the phone asks again of itself. */
export function otherTurnDeck(view: View, turn: Turn): string {
  const way = wayFrom(view.base);
  const { speech, state } = view;
  const holder = state.seats[turn.seat]?.holder;
  const name = holder && holder.type !== 'nobody' ? shortName(holder.name) : '';
  return deck({
    id: 'wait',
    title: roundTitle(view, turn.seat),
    refresh: { href: `${view.base}table`, seconds: askAgain },
    lines: [
      noticeLine(view),
      proposalLine(view),
      plain(speech.catalog.table.turnOf(name)),
      turn.dice && plain(`${speech.words.roll(turn.rolls)}: ${turn.dice.join(' ')}`),
      ...standings(view),
      way('table', speech.words.refresh, 1),
      ...sideWays(view),
    ],
  });
}

/** The boxes that may be written now, so many at once; `page` from 1, null where there is none. */
export function boxesDeck(view: View, turn: Turn, page: number): string | null {
  const way = wayFrom(view.base);
  const { speech, state, seat } = view;
  const { words } = speech;
  const offered = options(state.ruleSet, seat.card, turn.dice as Dice);
  const pages = Math.ceil(offered.length / boxesAtOnce);
  const shown = offered.slice((page - 1) * boxesAtOnce, page * boxesAtOnce);
  if (shown.length === 0) return null;
  return deck({
    id: 'boxes',
    title: pages > 1 ? `${speech.catalog.table.write} ${page}/${pages}` : speech.catalog.table.write,
    lines: [
      plain((turn.dice as Dice).join(' ')),
      ...shown.map((option, index) => boxLink(view, option, { since: turn.since, key: index + 1 })),
      page < pages ? way(`boxes?a=${turn.since}&p=${page + 1}`, words.more, 9) : null,
      way('table', words.back, 0),
    ],
  });
}

function boxLink(
  view: View,
  { box, points, bonus }: Option,
  { since, key }: { readonly since: number; readonly key: number },
): Markup {
  const way = wayFrom(view.base);
  const label = `${boxName(view.speech.catalog, view.state.ruleSet.id, box)} ${pointsText(points, bonus)}`;
  const page = points + bonus > 0 ? 'write' : 'strike';
  return way(`${page}?a=${since}&x=${box}`, label, key);
}

/** A box that would get nothing is asked about once more. */
export function strikeDeck(view: View, turn: Turn, box: Box): string {
  const way = wayFrom(view.base);
  const { catalog, words } = view.speech;
  return deck({
    id: 'strike',
    title: words.strike,
    lines: [
      plain((turn.dice as Dice).join(' ')),
      way(
        `write?a=${turn.since}&x=${box}`,
        catalog.table.strikeBox(boxName(catalog, view.state.ruleSet.id, box)),
        1,
      ),
      way(`boxes?a=${turn.since}&p=1`, words.back, 0),
    ],
  });
}
