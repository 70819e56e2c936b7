import { boxName, languageName, languages } from '@open-yatzy/i18n';
import { botHasTurn, type MatchState, seatsOf } from '@open-yatzy/match';
import { sectionOf, totals, upperBonusState } from '@open-yatzy/rules';
import { mayResign } from './agreement-decks.ts';
import { newWapToken } from './sessions.ts';
import { askAgain, otherTurnDeck, ownTurnDeck } from './turn-decks.ts';
import { noticeLine, type View, wayFrom } from './view.ts';
import { homePath, seatLines } from './way-in.ts';
import { deck, link, type Markup, plain, row, shortName } from './wml.ts';

/** The deck of the present state, whatever it is. `code` is the table's, while it waits for others. */
export function presentDeck(view: View, code: string | null): string {
  const { state } = view;
  switch (state.phase) {
    case 'waiting':
      return waitingDeck(view, code);
    case 'revealing':
      return restingDeck(view, [plain(view.speech.catalog.table.preparing)]);
    case 'playing':
      return playingDeck(view);
    case 'finished':
    case 'abandoned':
    case 'closed':
      return endDeck(view);
  }
}

function playingDeck(view: View): string {
  const way = wayFrom(view.base);
  const { state, seat, speech } = view;
  const { agreement } = speech.catalog.table;
  if (state.pausedSince !== null)
    return restingDeck(view, [
      plain(agreement.paused),
      way(`resume?a=${state.pausedSince}`, agreement.resume, 1),
    ]);
  if (!state.turn) throw new Error(`match ${state.match}: expected a turn while playing, got none`);
  return state.turn.seat === seat.number && !botHasTurn(state)
    ? ownTurnDeck(view, state.turn)
    : otherTurnDeck(view, state.turn);
}

/** Nothing to do but wait. */
function restingDeck(view: View, lines: readonly Markup[]): string {
  const way = wayFrom(view.base);
  const { words } = view.speech;
  return deck({
    id: 'rest',
    title: words.waiting,
    refresh: { href: `${view.base}table`, seconds: askAgain },
    lines: [noticeLine(view), ...lines, way('table', words.refresh, 9)],
  });
}

function waitingDeck(view: View, code: string | null): string {
  const way = wayFrom(view.base);
  const { state, speech, seat } = view;
  const { catalog, words } = speech;
  const { holder } = seat;
  const taken = state.seats.filter((each) => each.holder.type !== 'nobody').length;
  const isMaker = holder.type === 'person' && holder.person === state.maker;
  const lacking = taken < state.ruleSet.seats.min;
  const start =
    taken < state.seats.length ? catalog.room.startWithBots(state.seats.length - taken) : catalog.room.start;
  return deck({
    id: 'room',
    title: words.waiting,
    refresh: { href: `${view.base}table`, seconds: askAgain },
    lines: [
      noticeLine(view),
      ...seatLines(state, catalog.room.free),
      code === null ? null : plain(words.code(code)),
      isMaker && !lacking ? way('start', start, 1) : plain(catalog.room.waitingForPlayers),
      way('table', words.refresh, 9),
      way('menu', catalog.common.menu, 0),
    ],
  });
}

function outcome({ state, speech, seat }: View): string {
  const { end } = speech.catalog.table;
  if (state.phase === 'closed') return end.closed;
  const { results } = state;
  if (!results) return end.abandoned;
  const winners = seatsOf(state).filter(({ number }) => results[number]?.rank === 1);
  const names = winners.map(({ holder }) => (holder.type === 'nobody' ? '' : shortName(holder.name)));
  if (winners.length > 1) return end.drawn(names.join(', '));
  return winners[0]?.number === seat.number ? end.youWon : end.won(names.join());
}

function ranking(state: MatchState): readonly Markup[] {
  const { results } = state;
  if (!results) return [];
  return seatsOf(state)
    .map(({ holder, card, bonuses, number }) => ({
      rank: results[number]?.rank ?? 0,
      name: holder.type === 'nobody' ? '' : shortName(holder.name),
      total: totals(state.ruleSet, card, bonuses).total,
    }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ rank, name, total }) => plain(`${rank}. ${name} ${total}`));
}

function endDeck(view: View): string {
  const way = wayFrom(view.base);
  const { state, speech } = view;
  const { end, card } = speech.catalog.table;
  const mayPlayAgain = state.phase === 'finished' || state.phase === 'abandoned';
  return deck({
    id: 'end',
    title: end.ranking,
    lines: [
      noticeLine(view),
      plain(outcome(view)),
      ...ranking(state),
      mayPlayAgain ? way(`rematch?n=${newWapToken()}`, state.rematch ? end.toRematch : end.rematch, 1) : null,
      link(homePath(speech.language), end.newGame, 2),
      way(`card?s=${view.seat.number}`, card, 9),
    ],
  });
}

/** A seat's card, box by box. */
export function cardDeck(view: View, number: number): string | null {
  const way = wayFrom(view.base);
  const { state, speech } = view;
  const { table } = speech.catalog;
  const { ruleSet } = state;
  const shown = state.seats[number];
  if (!shown || shown.holder.type === 'nobody') return null;
  const sums = totals(ruleSet, shown.card, shown.bonuses);
  const { state: bonusState, missing } = upperBonusState(ruleSet, shown.card);
  const boxes = ruleSet.boxes.map((rule) => ({
    section: sectionOf(rule),
    line: plain(`${boxName(speech.catalog, ruleSet.id, rule.box)} ${shown.card[rule.box] ?? '-'}`),
  }));
  const linesOf = (section: string) => boxes.flatMap((box) => (box.section === section ? [box.line] : []));
  const upperBonus = bonusState === 'open' ? speech.words.missing(missing) : String(sums.upperBonus);
  return deck({
    id: 'card',
    title: shortName(shown.holder.name),
    lines: [
      ...linesOf('upper'),
      plain(`${table.bonus} ${upperBonus}`),
      ...linesOf('lower'),
      ruleSet.furtherFiveAlike.type === 'joker' ? plain(`${table.extraBonus} ${sums.bonus}`) : null,
      plain(`${table.total} ${sums.total}`),
      row(
        seatsOf(state).flatMap((each) =>
          each.number === number || each.holder.type === 'nobody'
            ? []
            : [way(`card?s=${each.number}`, shortName(each.holder.name), each.number + 1)],
        ),
      ),
      way('table', speech.words.back, 0),
    ],
  });
}

export function menuDeck(view: View): string {
  const way = wayFrom(view.base);
  const { state, speech, path } = view;
  const { catalog, words, language } = speech;
  const inLanguage = (other: string) => `${path.replace(`/${language}/`, `/${other}/`)}table`;
  return deck({
    id: 'menu',
    title: catalog.common.menu,
    lines: [
      way('table', words.table, 0),
      way('rules?p=1', words.rules, 1),
      state.phase === 'waiting' ? way('leave', catalog.room.leave, 2) : null,
      mayResign(view) ? way('resign', catalog.table.menu.resign, 3) : null,
      ...languages
        .filter((each) => each !== language)
        .map((each) => link(inLanguage(each), languageName(each))),
      link(homePath(language), words.home, 9),
    ],
  });
}
