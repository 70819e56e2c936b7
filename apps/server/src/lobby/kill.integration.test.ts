import { seededNumbers } from '@open-yatzy/bots';
import type { JoinAnswer } from '@open-yatzy/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Player } from '../testing/player.ts';
import { ServerProcess } from '../testing/server-process.ts';

/** When the process is killed: elsewhere in every round, and at the same places in every run. */
const random = seededNumbers('kill -9');

let server: ServerProcess;
beforeEach(async () => {
  server = await ServerProcess.prepare();
});
afterEach(() => server.remove());

interface Standing {
  readonly waits: boolean;
  readonly matches: readonly string[];
}

interface Guest {
  readonly id: string;
  readonly token: string;
}

async function newPeople(count: number): Promise<readonly Guest[]> {
  const added = Array.from(
    { length: count },
    () => server.post('/person') as Promise<{ person: { id: string }; token: string }>,
  );
  return (await Promise.all(added)).map(({ person, token }) => ({ id: person.id, token }));
}

const standingOf = ({ id }: Guest) => server.post(`/standing?person=${id}`) as Promise<Standing>;

test('kill -9 while matches are made: everyone who was told so waits or has one match, and then all play', async () => {
  for (let round = 0; round < 3; round++) {
    await server.start();
    const people = await newPeople(24);
    const told = new Set<string>();
    const goal = 2 + Math.floor(random() * 20);
    await Promise.all(
      people.map(async ({ id }) => {
        const answer = (await server.post(`/join?person=${id}`).catch(() => null)) as JoinAnswer | null;
        if (answer === null) return;
        expect(['waiting', 'playing']).toContain(answer.type);
        told.add(id);
        if (told.size === goal) await server.end('SIGKILL');
      }),
    );
    expect(told.size).toBeGreaterThanOrEqual(goal);

    await server.start();
    const waiting: Guest[] = [];
    for (const each of people) {
      const { waits, matches } = await standingOf(each);
      const states = (waits ? 1 : 0) + matches.length;
      if (told.has(each.id)) expect(states, `of ${each.id}`).toBe(1);
      else expect(states, `of ${each.id}, who was told nothing`).toBeLessThanOrEqual(1);
      if (waits) waiting.push(each);
    }
    // They come back without asking for anything, as pages do.
    const live = `ws://127.0.0.1:${server.port}/live`;
    const back = await Promise.all(
      waiting.map(({ token }) => Player.connect(live, { cookie: `yatzy=${token}` })),
    );
    const left = async () => {
      const standings = await Promise.all(waiting.map(standingOf));
      return standings.filter(({ waits }) => waits).length;
    };
    await expect.poll(left, { timeout: 20_000 }).toBe(waiting.length % 2);
    for (const player of back) player.hangUp();
    await server.end('SIGTERM');
  }
});
