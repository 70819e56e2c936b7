import { botOf, type MatchId, type MatchState, type PersonId, type SeatNumber } from '@open-yatzy/match';
import type { QuickMatch, Wish } from '@open-yatzy/protocol';
import { type Box, type Dice, options, type Position, positions } from '@open-yatzy/rules';
import { newCommandId, type Player } from './player.ts';
import type { Serving } from './serving.ts';

/** What someone may do to a match that is not playing it well. */
export const manners = [
  'steady',
  'steady',
  'steady',
  'doubling',
  'returning',
  'leaving',
  'resigning',
  'drawing',
] as const;
export type Manner = (typeof manners)[number];

/** What is waited for. */
export type Wanted = Omit<QuickMatch, 'commitment'>;

const isOver = ({ phase }: MatchState) => phase !== 'playing' && phase !== 'revealing';

/** Someone who plays match after match over the API: finds them by HTTP, plays them by socket, and does not always behave. */
export class Regular {
  readonly id: PersonId;
  readonly #serving: Serving;
  readonly #token: string;
  readonly #random: () => number;

  private constructor(
    serving: Serving,
    who: { readonly id: PersonId; readonly token: string },
    random: () => number,
  ) {
    this.id = who.id;
    this.#serving = serving;
    this.#token = who.token;
    this.#random = random;
  }

  static async arrive(serving: Serving, name: string, random: () => number): Promise<Regular> {
    const answer = await fetch(`http://${serving.address}/api/people`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name }),
    });
    const { person, token } = (await answer.json()) as {
      readonly person: { readonly id: PersonId };
      readonly token: string;
    };
    return new Regular(serving, { id: person.id, token }, random);
  }

  /** Asks by HTTP; anything but success is a fault of the test. */
  async call<T>(method: string, path: string, body?: unknown): Promise<T> {
    const answer = await fetch(`http://${this.#serving.address}/api/${path}`, {
      method,
      headers: {
        authorization: `Bearer ${this.#token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: expected success, got ${answer.status} ${text}`);
    return (text === '' ? null : JSON.parse(text)) as T;
  }

  /** Waits for a match until one is made, or for so long, in milliseconds of the machine. */
  async find(wish: Wanted, patience: number): Promise<MatchId | null> {
    const there = await this.#serving.connect(this.#token);
    try {
      const joined = await this.call<{ readonly type: string; readonly match?: MatchId }>(
        'PUT',
        'lobby/wait',
        {
          ...wish,
          commitment: null,
        },
      );
      if (joined.match) return joined.match;
      const paired = there.until(() =>
        there.messages.find((message) => message.type === 'news' && message.news.type === 'paired'),
      );
      const tired = new Promise<null>((resolve) => setTimeout(resolve, patience, null));
      await Promise.race([paired.catch(() => null), tired]);
      const left = await this.call<{ readonly type: string; readonly match?: MatchId }>(
        'DELETE',
        'lobby/wait',
      );
      return left.match ?? null;
    } finally {
      there.hangUp();
    }
  }

  /** Plays a match to its end, or until this manner of playing leaves it for good. */
  async play(match: MatchId, manner: Manner): Promise<void> {
    let player = await this.#serving.follow(match, this.#token);
    const whim = 2 + Math.floor(this.#random() * 6);
    for (let turns = 0; !isOver(player.state); ) {
      const seat = await this.#turn(player);
      if (seat === null) break;
      turns += 1;
      // Nobody decides in no time, and who seems to is taken for a flood.
      await new Promise((resolve) => setTimeout(resolve, 10 + this.#random() * 10));
      if (turns === whim && manner === 'leaving') break;
      if (turns === whim && manner === 'resigning') {
        await player.ask({ type: 'resign' });
        // Where there are more than two, the others play on, or have all left.
        break;
      }
      if (turns === whim && manner === 'returning') player = await this.#comeBack(player, match);
      else await this.#takeTurn(player, seat, manner);
    }
    player.hangUp();
  }

  /** Stays away until the match is over without them, or for so long, in milliseconds of the machine. */
  async stayAway(match: MatchId, patience: number): Promise<void> {
    const end = Date.now() + patience;
    while (Date.now() < end && (await this.#unfinished()).includes(match))
      await new Promise((resolve) => setTimeout(resolve, 250));
  }

  /** Plays on, and no longer leaves, wherever a match still waits. */
  async playOn(): Promise<number> {
    const matches = await this.#unfinished();
    for (const match of matches) await this.play(match, 'steady');
    return matches.length;
  }

  async #unfinished(): Promise<readonly MatchId[]> {
    const { matches } = await this.call<{ readonly matches: readonly { readonly match: MatchId }[] }>(
      'GET',
      'me/matches',
    );
    return matches.map(({ match }) => match);
  }

  /** Waits for this person's turn; null once the match is over. */
  async #turn(player: Player): Promise<SeatNumber | null> {
    const found = await player.until(() => {
      const { state } = player;
      if (isOver(state)) return 'over';
      const seat = state.turn && state.seats[state.turn.seat];
      if (!state.turn || !seat || seat.holder.type !== 'person' || seat.holder.person !== this.id)
        return null;
      if (seat.heldBy !== null) return 'held';
      return state.turn.timedOut || botOf(seat) !== null ? null : state.turn;
    });
    if (found === 'over') return null;
    if (found === 'held') {
      await player.ask({ type: 'return' });
      return this.#turn(player);
    }
    return found.seat;
  }

  async #comeBack(player: Player, match: MatchId): Promise<Player> {
    const known = player.state;
    player.hangUp();
    await new Promise((resolve) => setTimeout(resolve, 20 + this.#random() * 400));
    return this.#serving.follow(match, this.#token, known);
  }

  /** One roll or write, perhaps told twice. */
  async #takeTurn(player: Player, number: SeatNumber, manner: Manner): Promise<void> {
    const { state } = player;
    const { turn, seats, ruleSet } = state;
    const card = seats[number]?.card;
    if (!turn || !card) return;
    if (manner === 'drawing' && state.mode === 'normal' && turn.rolls === 0)
      await player.ask({ type: 'proposeDraw' });
    if (
      state.seats.some(
        ({ proposes, holder }) =>
          proposes === 'draw' && holder.type === 'person' && holder.person !== this.id,
      )
    )
      await player.ask(this.#random() < 0.5 ? { type: 'proposeDraw' } : { type: 'declineProposal' });
    const { dice } = turn;
    const asked: Wish =
      dice === null || (turn.rolls < 3 && this.#random() < 0.7)
        ? { type: 'roll', keep: dice === null ? [] : kept(dice, turn.kept) }
        : { type: 'write', box: best(options(ruleSet, card, dice)) };
    const fence = { at: player.state.seq, id: newCommandId() };
    const first = await player.ask(asked, fence);
    if (manner !== 'doubling') return;
    const again = await player.ask(asked, fence);
    if (first.type === 'ack' && JSON.stringify(again) !== JSON.stringify(first))
      throw new Error(
        `a command told twice: expected ${JSON.stringify(first)}, got ${JSON.stringify(again)}`,
      );
    // What was meant for a turn that is over is not taken for the next.
    const stale = await player.ask({ type: 'write', box: 'chance' }, { at: fence.at });
    if (stale.type === 'ack') throw new Error('a stale write: expected a refusal, got an acknowledgement');
  }
}

/** The dice of the face that lies there most often, with those that stand; at least one is thrown. */
function kept(dice: Dice, standing: readonly Position[]): Position[] {
  const count = (at: Position) => dice.filter((face) => face === dice[at]).length;
  const most = Math.max(...positions.map(count));
  const [face] = positions.filter((at) => count(at) === most).map((at) => dice[at]);
  const keep = positions.filter((at) => standing.includes(at) || dice[at] === face);
  return keep.length < 5 ? keep : [];
}

function best(
  choices: readonly { readonly box: Box; readonly points: number; readonly bonus: number }[],
): Box {
  const [first] = choices.toSorted((one, other) => other.points + other.bonus - one.points - one.bonus);
  if (!first) throw new Error('expected a box that may be written, got none');
  return first.box;
}
