import {
  type Command,
  exported,
  type MatchId,
  type MatchState,
  type Milliseconds,
  type Recorded,
  replay,
  verify,
} from '@open-yatzy/match';
import { parseServerMessage, type ServerMessage, silenceLimit } from '@open-yatzy/protocol';
import { findRuleSet, options } from '@open-yatzy/rules';
import { describe, expect, it } from 'vitest';
import { MatchClient } from '../state/match-client.ts';
import { handClock } from '../state/sample-play.ts';
import { type LocalEnds, LocalLine } from './local-line.ts';
import { type Draws, openMatch, type Sitter } from './local-match.ts';
import type { KeptMatch, Shelf } from './shelf.ts';

/** A shelf as the browser's is, without one. */
function shelfAtHand(): Shelf & { readonly kept: Map<string, KeptMatch> } {
  const kept = new Map<string, KeptMatch>();
  return {
    kept,
    async put(match) {
      kept.set(match.match, { ...match, isSent: false });
    },
    async append(match, events) {
      const before = kept.get(match);
      if (!before || before.log.length + 1 !== events[0]?.seq) return false;
      kept.set(match, { ...before, log: [...before.log, ...events] });
      return true;
    },
    take: async (match) => kept.get(match) ?? null,
    all: async () => [...kept.values()],
    async markSent(match) {
      const before = kept.get(match);
      if (before) kept.set(match, { ...before, isSent: true });
    },
    async drop(match) {
      kept.delete(match);
    },
  };
}

/** One roll, written where it brings most. */
async function bot({ turn, seats, ruleSet }: MatchState): Promise<Command> {
  const card = turn && seats[turn.seat]?.card;
  if (!turn?.dice || !card) return { type: 'botRoll', keep: [] };
  const [best] = options(ruleSet, card, turn.dice).toSorted((one, other) => other.points - one.points);
  if (!best) throw new Error('expected a box to write, got none');
  return { type: 'botWrite', box: best.box };
}

const anna: Sitter = { type: 'person', name: 'Anna' };
const bruno: Sitter = { type: 'bot', bot: 'casual', name: 'Bruno' };
const bo: Sitter = { type: 'person', name: 'Bo' };

function played(sitters: readonly Sitter[] = [anna, bruno], rules = 'joker-13') {
  const ruleSet = findRuleSet(rules);
  if (!ruleSet) throw new Error(`expected a rule set, got ${rules}`);
  const shelf = shelfAtHand();
  const clock = handClock();
  let drawn = 0;
  const draw = (seats: number): Draws => {
    drawn += 1;
    return {
      match: `offline-${String(drawn).repeat(24)}` as MatchId,
      secret: String(drawn).repeat(64),
      seeds: Array.from({ length: seats }, (_, seat) => `seed ${seat}`),
      now: clock.now() as Milliseconds,
    };
  };
  const draws = draw(sitters.length);
  const access = sitters.some(({ type }) => type === 'bot') ? 'link' : 'device';
  const opened = openMatch({ ruleSet, access, sitters, rematchOf: null }, draws);
  shelf.kept.set(draws.match, {
    match: draws.match,
    secret: draws.secret,
    log: opened.recorded,
    isSent: false,
  });
  const ends: LocalEnds = { shelf, draw, bot, now: clock.now, after: clock.after };
  return { ends, shelf, clock, match: draws.match, opened: opened.state };
}
type Played = ReturnType<typeof played>;

/** A line on which things are said as a page would, and what it answered. */
function line({ ends, clock, match }: Played) {
  const heard: ServerMessage[] = [];
  const events = { opened: () => undefined, lost: () => undefined };
  const own = new LocalLine({ ...events, received: (text) => heard.push(parseServerMessage(text)) }, ends);
  clock.pass(0);
  let ids = 0;
  return {
    heard,
    close: () => own.close(),
    async say(message: object): Promise<readonly ServerMessage[]> {
      const before = heard.length;
      own.send(JSON.stringify(message));
      await own.idle();
      return heard.slice(before);
    },
    follow(from = 0) {
      return this.say({ type: 'follow', version: 1, match, from });
    },
    command(wish: object, at: number, id = `command-${ids++}`) {
      return this.say({ ...wish, at, id });
    },
  };
}

const stateOf = ({ shelf, match }: Played) => {
  const state = replay(shelf.kept.get(match)?.log ?? []);
  if (!state) throw new Error('expected a match, got none');
  return state;
};

/** Plays on until the match is over, each turn with one roll. */
async function playOut(game: Played, said: ReturnType<typeof line>): Promise<void> {
  for (let state = stateOf(game); state.phase === 'playing'; state = stateOf(game)) {
    const card = state.turn && state.seats[state.turn.seat]?.card;
    const dice = state.turn?.dice;
    if (!dice || !card) await said.command({ type: 'roll', keep: [] }, state.seq);
    else {
      const [first] = options(state.ruleSet, card, dice);
      await said.command({ type: 'write', box: first?.box }, state.seq);
    }
  }
}

const types = (messages: readonly ServerMessage[]) => messages.map(({ type }) => type);

describe('the line to a match of this device', () => {
  it('welcomes, and sends what the page lacks and no more', async () => {
    const game = played([anna, bo]);
    const said = line(game);
    const { seq } = game.opened;
    const whole = await said.follow();
    expect(whole).toMatchObject([
      { type: 'welcome', person: 'this-device', seq },
      { type: 'events', from: 0 },
    ]);
    expect(types(await said.follow(seq))).toEqual(['welcome']);
    expect(await said.follow(seq - 1)).toMatchObject([{}, { from: seq - 1, events: [{ seq }] }]);
    expect(await said.follow(seq + 7)).toMatchObject([{}, { from: 0 }]);
  });

  it('tells of events before it acknowledges, and neither before they are kept', async () => {
    const game = played([anna, bo]);
    const said = line(game);
    await said.follow(game.opened.seq);
    const { append } = game.shelf;
    const told: string[] = [];
    game.shelf.append = async (match, events) => {
      const isKept = await append(match, events);
      told.push(...types(said.heard));
      return isKept;
    };
    const answers = await said.command({ type: 'roll', keep: [] }, game.opened.seq, 'roll-one');
    expect(told).toEqual(['welcome']);
    expect(answers).toMatchObject([
      { type: 'events', from: game.opened.seq, events: [{ event: { type: 'DiceRolled' } }] },
      { type: 'ack', id: 'roll-one', seq: game.opened.seq + 1 },
    ]);
    expect(stateOf(game).seq).toBe(game.opened.seq + 1);
  });

  it('answers what is sent again as before, and does not do it twice', async () => {
    const game = played([anna, bo]);
    const said = line(game);
    await said.follow(game.opened.seq);
    await said.command({ type: 'roll', keep: [] }, game.opened.seq, 'roll-one');
    const again = line(game);
    await again.follow(game.opened.seq + 1);
    const answers = await again.command({ type: 'roll', keep: [] }, game.opened.seq, 'roll-one');
    expect(answers).toEqual([{ type: 'ack', id: 'roll-one', seq: game.opened.seq + 1 }]);
  });

  it('refuses what is stale, early, or against the rules', async () => {
    const game = played([anna, bo]);
    const said = line(game);
    const { seq } = game.opened;
    await said.follow(seq);
    const refused = (code: string) => [{ type: 'refused', rejection: { code } }];
    expect(await said.command({ type: 'write', box: 'ones' }, seq)).toMatchObject(refused('RollFirst'));
    await said.command({ type: 'roll', keep: [] }, seq);
    expect(await said.command({ type: 'write', box: 'ones' }, seq)).toMatchObject(refused('Stale'));
    expect(await said.command({ type: 'roll', keep: [0] }, seq + 9)).toMatchObject(refused('UnknownSeq'));
    const all = { type: 'roll', keep: [0, 1, 2, 3, 4] };
    expect(await said.command(all, seq + 1)).toMatchObject(refused('NothingThrown'));
    const seat = { type: 'takeSeat', name: 'Cleo', commitment: null };
    expect(await said.command(seat, seq + 1)).toMatchObject(refused('AlreadyStarted'));
    expect(stateOf(game).seq).toBe(seq + 1);
  });

  it('says what is wrong with a message that it cannot take', async () => {
    const game = played();
    const said = line(game);
    const error = (code: string) => [{ type: 'error', code }];
    expect(await said.command({ type: 'roll', keep: [] }, 1)).toMatchObject(error('FollowFirst'));
    expect(await said.say({ type: 'dance' })).toMatchObject(error('BadMessage'));
    const unknown = { type: 'follow', version: 1, match: 'offline-0', from: 0 };
    expect(await said.say(unknown)).toMatchObject(error('UnknownMatch'));
    expect(types(await said.say({ type: 'ping' }))).toEqual(['pong']);
  });

  it('speaks up before a page takes it for lost', () => {
    const game = played();
    const said = line(game);
    game.clock.pass(silenceLimit - 1);
    expect(types(said.heard)).toContain('pong');
    said.close();
    const { length } = said.heard;
    game.clock.pass(silenceLimit);
    expect(said.heard).toHaveLength(length);
  });

  it('lets bots play on where the app was closed in the middle of their turn', async () => {
    const game = played();
    const said = line(game);
    await said.follow(game.opened.seq);
    for (;;) {
      const state = stateOf(game);
      if (state.turn?.dice) break;
      await said.command({ type: 'roll', keep: [] }, state.seq);
    }
    const before = stateOf(game);
    const [box] = options(before.ruleSet, before.seats[0]?.card ?? {}, before.turn?.dice ?? [1, 1, 1, 1, 1]);
    const after = await said.command({ type: 'write', box: box?.box }, before.seq);
    // Own box, acknowledged; then each of the bot's moves as it is made.
    expect(types(after).slice(0, 2)).toEqual(['events', 'ack']);
    const kept = game.shelf.kept.get(game.match);
    if (!kept) throw new Error('expected the match to be kept');
    game.shelf.kept.set(game.match, { ...kept, log: kept.log.slice(0, before.seq + 2) });
    const again = line(game);
    await again.follow(before.seq + 2);
    expect(stateOf(game).turn?.seat).toBe(0);
  });

  it('asks to be followed anew where a bot could not move, and then it moves', async () => {
    const game = played([bruno, anna]);
    let fails = 1;
    const slow = async (state: MatchState) => {
      fails -= 1;
      if (fails >= 0) throw new Error('the worker is gone');
      return bot(state);
    };
    const said = line({ ...game, ends: { ...game.ends, bot: slow } });
    const [welcomed, , failed] = await said.follow();
    expect([welcomed?.type, failed]).toMatchObject([
      'welcome',
      { type: 'error', code: 'Internal', id: null },
    ]);
    await said.follow();
    expect(stateOf(game).turn?.seat).toBe(1);
  });

  it('takes the moves of another window for what they are', async () => {
    const game = played([anna, bo]);
    const [one, other] = [line(game), line(game)];
    const { seq } = game.opened;
    await one.follow(seq);
    await other.follow(seq);
    await one.command({ type: 'roll', keep: [] }, seq);
    const answers = await other.command({ type: 'roll', keep: [] }, seq, 'roll-elsewhere');
    expect(answers).toMatchObject([
      { type: 'events', from: seq },
      { type: 'refused', rejection: { code: 'Stale' } },
    ]);
  });

  it.each([
    ['scandinavian-15', [anna, bruno]],
    ['pocket-15', [anna, bo, { type: 'person', name: 'Cleo' }]],
    ['joker-13', [anna, bo]],
  ] as const)('leaves a log of %s that anyone can verify, and plays again', async (rules, sitters) => {
    const game = played(sitters, rules);
    const said = line(game);
    await said.follow(game.opened.seq);
    await playOut(game, said);
    const over = stateOf(game);
    expect(over.phase).toBe('finished');
    const log: readonly Recorded[] = game.shelf.kept.get(game.match)?.log ?? [];
    expect(verify(JSON.parse(JSON.stringify(exported(game.match, log))))).toEqual([]);
    await said.command({ type: 'rematch' }, over.seq);
    const next = replay(game.shelf.kept.get(stateOf(game).rematch ?? '')?.log ?? []);
    expect(next).toMatchObject({
      phase: 'playing',
      beginner: ((over.beginner ?? 0) + 1) % sitters.length,
      rematchOf: { match: game.match },
    });
    expect(next?.seats.map(({ holder }) => holder.type)).toEqual(sitters.map(({ type }) => type));
    const twice = await said.command({ type: 'rematch' }, over.seq);
    expect(twice).toMatchObject([{ type: 'refused', rejection: { code: 'RematchExists' } }]);
  });

  it('drives the page’s own match client', async () => {
    const game = played([anna, bo]);
    const own: LocalLine[] = [];
    const client = new MatchClient(
      { state: game.opened },
      {
        ...game.clock,
        random: () => 0,
        newId: () => 'command-one',
        connect(events) {
          const made = new LocalLine(events, game.ends);
          own.push(made);
          return made;
        },
      },
      {
        events: () => undefined,
        replaced: () => undefined,
        answered: () => undefined,
        status: () => undefined,
        welcomed: () => undefined,
        aside: () => undefined,
        news: () => undefined,
        resumed: () => undefined,
      },
    );
    game.clock.pass(0);
    await own[0]?.idle();
    expect(client.status).toBe('connected');
    client.send({ type: 'roll', keep: [] });
    await own[0]?.idle();
    expect(client.state).toEqual(stateOf(game));
    expect(client.state.turn?.rolls).toBe(1);
    client.close();
  });
});
