import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findRuleSet, type RuleSet } from '@open-yatzy/rules';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SolvedKnowledge } from './knowledge.ts';

const ruleSet = findRuleSet('joker-13') as RuleSet;
let folder: string;
let logged: {
  readonly msg: string;
  readonly bot?: string;
  readonly plays?: string;
  readonly from?: string;
}[];
let knowledge: SolvedKnowledge;

function start(): SolvedKnowledge {
  logged = [];
  return new SolvedKnowledge(
    join(folder, 'tables'),
    pino({}, { write: (line) => void logged.push(JSON.parse(line)) }),
  );
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'open-yatzy-knowledge-'));
  knowledge = start();
});
afterEach(async () => {
  await knowledge.stop();
  await rm(folder, { recursive: true });
});

async function untilKnown(): Promise<void> {
  while (knowledge.mindFor(ruleSet, 'casual').tables === null) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

test('values are found once a bot needs them; until then the rule of thumb stands in, and the log says so once', async () => {
  expect(knowledge.mindFor(ruleSet, 'thumb').tables).toBeNull();
  expect(logged).toEqual([]);
  expect(knowledge.mindFor(ruleSet, 'casual').tables).toBeNull();
  await untilKnown();
  expect(logged).toMatchObject([{ bot: 'casual', plays: 'thumb' }, { from: 'solver' }]);
  expect(knowledge.mindFor(ruleSet, 'perfect').tables?.ruleSet.id).toBe('joker-13');
  // The master's are more, and asked for when a master sits down.
  expect(knowledge.mindFor(ruleSet, 'master').rests).toBeNull();
  expect(logged.at(-1)).toMatchObject({ bot: 'master', plays: 'perfect' });
});

test('a server that starts again reads them', async () => {
  knowledge.mindFor(ruleSet, 'strong');
  await untilKnown();
  expect(await readdir(join(folder, 'tables'))).toHaveLength(1);
  await knowledge.stop();
  knowledge = start();
  knowledge.mindFor(ruleSet, 'strong');
  await untilKnown();
  expect(logged.at(-1)).toMatchObject({ from: 'file' });
});
