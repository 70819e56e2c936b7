import type { CommandId } from '@open-yatzy/match';
import { makeServerMessage, type ServerMessage, silenceLimit, type Wish } from '@open-yatzy/protocol';
import { describe, expect, it } from 'vitest';
import type { LineEvents } from './line.ts';
import { type Aside, type CommandAnswer, type LinkStatus, MatchClient } from './match-client.ts';
import { begun, handClock, type Play, rolled, since, written } from './sample-play.ts';

function connected(from: Play) {
  const clock = handClock();
  const lines: {
    readonly events: LineEvents;
    readonly sent: Record<string, unknown>[];
    isClosed: boolean;
  }[] = [];
  const heard = {
    seqs: [] as number[],
    replaced: 0,
    statuses: [] as LinkStatus[],
    answers: [] as CommandAnswer[],
    people: [] as (string | null)[],
    asides: [] as Aside[],
    news: [] as string[],
  };
  let ids = 0;
  const client = new MatchClient(
    { state: from.state },
    {
      ...clock,
      random: () => 1,
      newId: () => `command-${++ids}`,
      connect(events) {
        const line = { events, sent: [] as Record<string, unknown>[], isClosed: false };
        lines.push(line);
        return {
          send: (text) => line.sent.push(JSON.parse(text)),
          close: () => {
            line.isClosed = true;
          },
        };
      },
    },
    {
      events: (events) => heard.seqs.push(...events.map(({ seq }) => seq)),
      replaced: () => {
        heard.replaced += 1;
      },
      answered: (answer) => heard.answers.push(answer),
      status: (status) => heard.statuses.push(status),
      welcomed: (person) => heard.people.push(person),
      aside: (aside) => heard.asides.push(aside),
      news: ({ type }) => heard.news.push(type),
      resumed: () => heard.news.push('resumed'),
    },
  );
  const line = () => {
    const last = lines.at(-1);
    if (!last) throw new Error('expected a line, got none');
    return last;
  };
  const say = (message: ServerMessage) => line().events.received(makeServerMessage(message));
  const welcome = (now = 0) => {
    line().events.opened();
    say({ type: 'welcome', version: 1, match: from.state.match, person: 'anna', now, seq: from.state.seq });
  };
  return { client, clock, lines, heard, line, say, welcome };
}

const start = begun('scandinavian-15');
const one = rolled(start, [1, 2, 3, 4, 6]);
const two = written(one, 'chance');
const roll: Wish = { type: 'roll', keep: [] };

describe('a match client', () => {
  it('says something once, where the connection stands or is still to come, and hears what others say', () => {
    const { line, welcome, say, client, heard } = connected(one);
    const hello = { type: 'phrase', phrase: 'hello' } as const;
    const sentences = ['command-1', 'command-2'].map((id) => ({ type: 'say', id, said: hello }));
    expect(client.say(hello)).toBe('command-1');
    welcome();
    expect(client.say(hello)).toBe('command-2');
    expect(line().sent.slice(1)).toEqual(sentences);
    const told: readonly Aside[] = [
      { type: 'watchers', count: 2 },
      { type: 'talk', isWhole: true, entries: [] },
      { type: 'unheard', id: 'command-1', code: 'TooMuchTalk' },
      { type: 'heard', id: 'command-1' },
    ];
    for (const aside of told) say(aside);
    expect([heard.asides, heard.answers]).toEqual([told, []]);
    line().events.lost();
    expect(client.say(hello), 'once it broke').toBeNull();
  });

  it('says what was said before the first connection once there is one, unless it has said that there is none', () => {
    const hello = { type: 'phrase', phrase: 'hello' } as const;
    const waits = connected(one);
    expect(waits.client.say(hello)).toBe('command-1');
    waits.line().events.lost();
    waits.clock.pass(1_000);
    waits.welcome();
    expect(waits.line().sent.at(-1)).toEqual({ type: 'say', id: 'command-1', said: hello });
    const gives = connected(one);
    gives.client.say(hello);
    for (let attempt = 0; attempt < 6; attempt++) {
      gives.line().events.lost();
      gives.clock.pass(20_000);
    }
    expect(gives.heard.statuses).toEqual(['offline']);
    gives.welcome();
    expect(gives.line().sent.map(({ type }) => type)).toEqual(['follow']);
  });

  it('tells at each connection whom the server takes it for', () => {
    const { welcome, line, clock, heard } = connected(one);
    welcome();
    line().events.lost();
    clock.pass(1_000);
    welcome();
    expect(heard.people).toEqual(['anna', 'anna']);
  });

  it('passes on what concerns the person, and that something may be missed once the line was broken', () => {
    const { welcome, say, line, clock, heard } = connected(one);
    welcome();
    welcome();
    say({ type: 'news', news: { type: 'friendsChanged' } });
    expect(heard.news).toEqual(['friendsChanged']);
    line().events.lost();
    clock.pass(1_000);
    welcome();
    welcome();
    expect(heard.news).toEqual(['friendsChanged', 'resumed']);
  });

  it('follows from the state that the page was rendered with', () => {
    const { line, welcome, client } = connected(one);
    welcome();
    expect(line().sent).toEqual([
      { type: 'follow', version: 1, match: one.state.match, from: one.state.seq },
    ]);
    expect(client.status).toBe('connected');
  });

  it('tries again, on a new line, where following was refused', () => {
    const { client, clock, line, lines, say } = connected(start);
    line().events.opened();
    say({ type: 'error', code: 'TooFast', message: 'slower', id: null });
    expect(client.status).toBe('reconnecting');
    clock.pass(1000);
    expect(lines.length).toBe(2);
    line().events.opened();
    expect(line().sent.at(-1)).toMatchObject({ type: 'follow' });
  });

  it('comes to the state that the events tell', () => {
    const { client, welcome, say, heard } = connected(start);
    welcome();
    say({ type: 'events', from: start.state.seq, events: since(start, two) });
    expect(client.state).toEqual(two.state);
    expect(heard.seqs).toEqual(since(start, two).map(({ seq }) => seq));
  });

  it('takes an event that comes twice once', () => {
    const { client, welcome, say, heard } = connected(start);
    welcome();
    say({ type: 'events', from: start.state.seq, events: since(start, one) });
    say({ type: 'events', from: start.state.seq, events: since(start, two) });
    expect(client.state).toEqual(two.state);
    expect(heard.seqs).toEqual(since(start, two).map(({ seq }) => seq));
  });

  it('asks again from where it stands when events are missing', () => {
    const { client, welcome, say, line } = connected(start);
    welcome();
    say({ type: 'events', from: one.state.seq, events: since(one, two) });
    expect(client.state).toEqual(start.state);
    expect(line().sent.at(-1)).toMatchObject({ type: 'follow', from: start.state.seq });
  });

  it('drops its state for a whole match', () => {
    const { client, welcome, say, heard } = connected(start);
    welcome();
    say({ type: 'events', from: 0, events: two.log });
    expect(client.state).toEqual(two.state);
    expect(heard).toMatchObject({ replaced: 1, seqs: [] });
  });

  it('takes over a newer state, and no older one', () => {
    const { client, heard } = connected(one);
    client.adopt(start.state);
    expect(client.state).toEqual(one.state);
    client.adopt(two.state);
    expect(client.state).toEqual(two.state);
    expect(heard.replaced).toBe(1);
  });
});

describe('a command', () => {
  it('waits for the line, and goes out with what its sender had seen', () => {
    const { client, line, welcome } = connected(one);
    client.send(roll);
    expect(line().sent).toEqual([]);
    welcome();
    expect(line().sent.at(-1)).toEqual({ ...roll, at: one.state.seq, id: 'command-1' });
  });

  it('is sent again, the same, until it is answered', () => {
    const { client, lines, line, welcome, say, clock } = connected(one);
    welcome();
    client.send(roll);
    line().events.lost();
    clock.pass(1_000);
    welcome();
    expect(lines).toHaveLength(2);
    expect(line().sent.at(-1)).toEqual({ ...roll, at: one.state.seq, id: 'command-1' });
    say({ type: 'ack', id: 'command-1', seq: one.state.seq + 1 });
    line().events.lost();
    clock.pass(1_000);
    welcome();
    expect(line().sent.map(({ type }) => type)).toEqual(['follow']);
  });

  it('is answered by what it has done, where its answer is lost', () => {
    const { client, lines, line, welcome, say, clock, heard } = connected(start);
    welcome();
    client.send(roll);
    const events = since(start, one).map((recorded) => ({ ...recorded, command: 'command-1' as CommandId }));
    say({ type: 'events', from: start.state.seq, events });
    expect(heard.answers).toEqual([{ type: 'accepted', id: 'command-1' }]);
    line().events.lost();
    clock.pass(1_000);
    welcome();
    expect(lines).toHaveLength(2);
    expect(
      line().sent.map(({ type }) => type),
      'not sent again',
    ).toEqual(['follow']);
  });

  it('outlives a server that goes down', () => {
    const { client, line, welcome, say, clock, heard } = connected(one);
    welcome();
    client.send(roll);
    say({ type: 'error', code: 'ShuttingDown', message: '', id: 'command-1' });
    line().events.lost();
    clock.pass(1_000);
    welcome();
    expect(line().sent.at(-1)).toMatchObject({ id: 'command-1' });
    expect(heard.answers).toEqual([]);
  });

  it('that is refused is told and forgotten', () => {
    const { client, line, welcome, say, clock, heard } = connected(one);
    welcome();
    client.send(roll);
    const rejection = { type: 'rejected', code: 'Stale', message: 'moved on' } as const;
    say({ type: 'refused', id: 'command-1', rejection });
    expect(heard.answers).toEqual([{ type: 'refused', id: 'command-1', rejection }]);
    line().events.lost();
    clock.pass(1_000);
    welcome();
    expect(line().sent).toHaveLength(1);
  });
});

describe('the line', () => {
  it('is taken for lost after silence', () => {
    const { lines, heard, welcome, say, clock } = connected(one);
    welcome();
    clock.pass(silenceLimit - 1);
    say({ type: 'pong', now: 0 });
    clock.pass(silenceLimit - 1);
    expect(heard.statuses).toEqual(['connected']);
    clock.pass(1);
    expect(heard.statuses).toEqual(['connected', 'reconnecting']);
    expect(lines[0]?.isClosed).toBe(true);
  });

  it('is tried again after longer and longer pauses, and called offline after several', () => {
    const { lines, heard, line, clock } = connected(one);
    const pauses = [400, 800, 1600, 3200, 6400, 12_800, 15_000, 15_000];
    for (const [index, pause] of pauses.entries()) {
      line().events.lost();
      clock.pass(pause - 1);
      expect(lines).toHaveLength(index + 1);
      clock.pass(1);
      expect(lines).toHaveLength(index + 2);
    }
    expect(heard.statuses).toEqual(['offline']);
  });

  it('hears nothing more of a line that was given up', () => {
    const { client, lines, clock, welcome } = connected(start);
    welcome();
    clock.pass(silenceLimit + 400);
    lines[0]?.events.received(
      makeServerMessage({ type: 'events', from: start.state.seq, events: since(start, one) }),
    );
    lines[0]?.events.lost();
    expect(client.state).toEqual(start.state);
    expect(lines).toHaveLength(2);
  });

  it('has to prove itself when the page wakes', () => {
    const { client, lines, line, clock, welcome } = connected(one);
    welcome();
    client.wake();
    expect(line().sent.at(-1)).toEqual({ type: 'ping' });
    clock.pass(4_400);
    expect(lines).toHaveLength(2);
    client.wake();
    expect(lines).toHaveLength(3);
  });

  it('tells the time of the server', () => {
    const { client, clock, welcome } = connected(one);
    welcome(5_000);
    clock.pass(250);
    expect(client.serverNow).toBe(5_250);
  });
});
