import { botHasTurn, type MatchState, seatsOfPerson, type Turn } from '@open-yatzy/match';
import type { Services, Wish } from '@open-yatzy/protocol';
import { type Box, boxIds, keepRefusal, type Position } from '@open-yatzy/rules';
import type { WapSeat } from '../store/wap-store.ts';
import { mayResign, proposalDeck, proposedTo, resignDeck } from './agreement-decks.ts';
import type { Speech } from './speech.ts';
import { cardDeck, menuDeck, presentDeck } from './table-decks.ts';
import { boxesDeck, ownTurnDeck, strikeDeck } from './turn-decks.ts';
import { positionsText, readPositions, type View } from './view.ts';
import { faultDeck, rulesDeck } from './way-in.ts';

/** A request for a page of a seat. */
export interface Visit {
  readonly services: Services;
  readonly speech: Speech;
  readonly seat: WapSeat;
  /** As `View` has them. */
  readonly path: string;
  readonly base: string;
  readonly query: URLSearchParams;
  readonly notice: string | null;
}

/** A link that does not say what it should; nobody was given it. */
export class BadLink extends Error {}

type Page = (visit: Visit, view: View) => Promise<string>;

/** The page of a seat; null where there is no such page. Throws `BadLink`. */
export async function seatDeck(page: string, visit: Visit): Promise<string | null> {
  const answer = Object.hasOwn(pages, page) ? pages[page] : undefined;
  if (!answer) return null;
  const { services, seat } = visit;
  await services.seen(seat.match, seat.person);
  const state = await services.load(seat.match);
  if (!state) throw new Error(`the seat of ${seat.person}: expected match ${seat.match}, got none`);
  const view = viewOf(visit, state);
  return view ? answer(visit, view) : faultDeck(visit.speech, visit.speech.words.seatLeft);
}

/** Null for who does not sit there, or no longer. */
function viewOf({ speech, seat: { person }, path, base, notice }: Visit, state: MatchState): View | null {
  const [seat] = seatsOfPerson(state, person);
  return seat ? { speech, state, seat, path, base, notice } : null;
}

async function present({ services }: Visit, view: View): Promise<string> {
  return presentDeck(view, await services.codes.of(view.state.match));
}

/** The seat's turn, if it is the one that a link was made for. */
function turnFor({ query }: Visit, { state, seat }: View): Turn | null {
  const at = numberIn(query, 'a');
  const { turn } = state;
  const isOwn =
    turn !== null && turn.seat === seat.number && !botHasTurn(state) && state.pausedSince === null;
  return isOwn && turn.since === at ? turn : null;
}

function stale(visit: Visit, view: View): Promise<string> {
  return present(visit, { ...view, notice: view.speech.words.faults.stale });
}

/**
 * Sends a command and shows what has come of it. Its id is made of all that the link says, so that following the link again
 * is a command sent again, which changes nothing and is answered as before.
 */
async function act(visit: Visit, { wish, at, id }: Act): Promise<string> {
  const { services, seat, speech } = visit;
  const answer = await services.send(seat.match, seat.person, { ...wish, at, id: `wap-${id}` });
  const state = answer.type === 'accepted' ? answer.state : await services.load(seat.match);
  const after = state && viewOf(visit, state);
  if (!after) return faultDeck(speech, speech.words.seatLeft);
  if (answer.type === 'accepted') return present(visit, after);
  const { faults } = speech.words;
  const moved = answer.code === 'Stale' || answer.code === 'NotYourTurn';
  return present(visit, { ...after, notice: moved ? faults.stale : speech.catalog.rejections[answer.code] });
}

interface Act {
  readonly wish: Wish;
  readonly at: number;
  readonly id: string;
}

const acceptances = { end: 'proposeEnd', draw: 'proposeDraw', pause: 'proposePause' } as const;

const pages: Readonly<Record<string, Page>> = {
  async table(visit, view) {
    if (!visit.query.has('a')) return present(visit, view);
    const kept = keptIn(visit.query);
    const turn = turnFor(visit, view);
    if (!turn) return stale(visit, view);
    const refusal = keepRefusal(view.state.ruleSet, turn.kept, kept);
    if (turn.dice === null || refusal?.type === 'standingReleased') throw new BadLink('dice that stand');
    return ownTurnDeck(view, turn, kept);
  },

  roll(visit) {
    const at = numberIn(visit.query, 'a');
    const keep = [...keptIn(visit.query)];
    return act(visit, { wish: { type: 'roll', keep }, at, id: `${at}-roll-${positionsText(keep)}` });
  },

  async boxes(visit, view) {
    const page = numberIn(visit.query, 'p');
    const turn = turnFor(visit, view);
    if (!turn) return stale(visit, view);
    return turn.dice ? found(boxesDeck(view, turn, page)) : present(visit, view);
  },

  async strike(visit, view) {
    const box = boxIn(visit.query);
    const turn = turnFor(visit, view);
    return turn?.dice ? strikeDeck(view, turn, box) : stale(visit, view);
  },

  write(visit) {
    const at = numberIn(visit.query, 'a');
    const box = boxIn(visit.query);
    return act(visit, { wish: { type: 'write', box }, at, id: `${at}-write-${box}` });
  },

  card: async ({ query }, view) => found(cardDeck(view, numberIn(query, 's'))),
  menu: async (_, view) => menuDeck(view),
  rules: async ({ query, speech, base }, view) =>
    found(
      rulesDeck(speech, view.state.ruleSet, {
        page: numberIn(query, 'p'),
        pageHref: (page) => `${base}rules?p=${page}`,
        back: `${base}table`,
      }),
    ),

  start: (visit, view) => act(visit, { wish: { type: 'start' }, at: view.state.seq, id: 'start' }),
  leave: (visit, view) =>
    view.state.phase === 'waiting'
      ? act(visit, { wish: { type: 'leave' }, at: view.state.seq, id: 'leave' })
      : present(visit, view),
  proposal: async (visit, view) => proposalDeck(view) ?? present(visit, view),
  /** Answers what is proposed now: what no longer is must not be proposed anew by agreeing to it. */
  answer(visit, view) {
    const at = numberIn(visit.query, 'a');
    const what = proposedTo(view)?.what;
    if (!what || what !== visit.query.get('w')) return present(visit, view);
    const yes = numberIn(visit.query, 'y') === 1;
    return act(visit, {
      wish: { type: yes ? acceptances[what] : 'declineProposal' },
      at: view.state.seq,
      id: `${at}-answer-${what}-${yes}`,
    });
  },
  resign(visit, view) {
    if (!mayResign(view)) return present(visit, view);
    if (!visit.query.has('y')) return Promise.resolve(resignDeck(view));
    return act(visit, { wish: { type: 'resign' }, at: view.state.seq, id: 'resign' });
  },

  resume(visit, view) {
    const since = numberIn(visit.query, 'a');
    return view.state.pausedSince === since
      ? act(visit, { wish: { type: 'resume' }, at: view.state.seq, id: `resume-${since}` })
      : present(visit, view);
  },
};

function found(deck: string | null): string {
  if (deck === null) throw new BadLink('a page or seat that there is not');
  return deck;
}

function numberIn(query: URLSearchParams, name: string): number {
  const text = query.get(name) ?? '';
  if (!/^\d{1,15}$/.test(text)) throw new BadLink(`${name}: expected a number, got ${text}`);
  return Number(text);
}

function keptIn(query: URLSearchParams): readonly Position[] {
  const kept = readPositions(query.get('k') ?? '');
  if (kept === null) throw new BadLink('k: expected positions');
  return kept;
}

function boxIn(query: URLSearchParams): Box {
  const box = boxIds.find((each) => each === query.get('x'));
  if (!box) throw new BadLink('x: expected a box');
  return box;
}
