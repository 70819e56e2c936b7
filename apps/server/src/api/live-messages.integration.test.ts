import asyncApiSpecs from '@asyncapi/specs';
import { Ajv } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playOn } from '../testing/play-on.ts';
import { newCommandId, type Player } from '../testing/player.ts';
import { Serving } from '../testing/serving.ts';
import { serverMessage, serverMessages } from './schemas/server-messages.ts';

let serving: Serving;
let document: object;
beforeAll(async () => {
  serving = await Serving.start();
  const response = await fetch(`http://${serving.address}/api/asyncapi.json`);
  document = (await response.json()) as object;
});
afterAll(() => serving.remove());

/** A socket of someone new, who says who they are as programs do. */
async function arrive(name: string): Promise<{ readonly player: Player; readonly token: string }> {
  const { token } = await serving.newPerson(name);
  return { player: await serving.connect(null, { authorization: `Bearer ${token}` }), token };
}

describe('the description', () => {
  test('is valid AsyncAPI 3.0', () => {
    const ajv = new Ajv({ strict: false });
    addFormats.default(ajv);
    const validate = ajv.compile(asyncApiSpecs.schemasWithoutId['3.0.0'] as object);
    validate(document);
    expect(validate.errors).toBeNull();
  });

  test('has every message that a client or the server may send', () => {
    const { operations } = document as {
      readonly operations: Record<string, { readonly messages: readonly { readonly $ref: string }[] }>;
    };
    const named = (operation: string) =>
      operations[operation]?.messages.map(({ $ref }) => $ref.split('/').at(-1));
    expect(named('hear')).toEqual(expect.arrayContaining(['follow', 'ping', 'say', 'roll', 'rematch']));
    expect(named('tell')).toHaveLength(Object.keys(serverMessages).length);
  });
});

/** A whole game of two, with talk, an onlooker, and all that can be answered to a message. */
async function wholeGame(): Promise<readonly Player[]> {
  const people = [await arrive('Ada'), await arrive('Bo')] as const;
  const [{ player: ada }, { player: bo }] = people;
  const onlooker = await serving.connect(null);
  const maker = await serving.newPerson('Cai');
  const match = await serving.newMatch(maker.id);
  onlooker.say({ type: 'roll', keep: [], at: 0, id: newCommandId() });
  for (const player of [ada, bo, onlooker]) await player.follow(match);
  await ada.do({ type: 'takeSeat', name: 'Ada', commitment: null });
  await bo.do({ type: 'takeSeat', name: 'Bo', commitment: null });
  const table = await serving.follow(match, maker.token);
  await table.do({ type: 'start' });
  ada.say({ type: 'say', id: newCommandId(), said: { type: 'phrase', phrase: 'goodLuck' } });
  table.say({ type: 'say', id: newCommandId(), said: { type: 'phrase', phrase: 'goodLuck' } });
  ada.say('no JSON');
  ada.say({ type: 'ping' });
  expect(await ada.ask({ type: 'takeSeat', name: 'Ada', commitment: null })).toMatchObject({
    type: 'refused',
  });
  await Promise.all([playOn(ada, 0), playOn(bo, 1)]);
  await onlooker.until(() => onlooker.state.phase === 'finished');
  for (const { token } of people) await meetAnother(token);
  await ada.until(() => ada.messages.some(({ type }) => type === 'news'));
  return [ada, bo, onlooker, table];
}

async function meetAnother(token: string): Promise<void> {
  const { lobby, people } = serving.services;
  const person = await people.find(token);
  const wish = { rules: 'joker-13', mode: 'normal', seats: 2, opponent: 'people', commitment: null } as const;
  if (person) await lobby.join(person, wish);
}

test('everything that is said in a whole game is as described', async () => {
  const players = await wholeGame();
  const described = new Ajv2020({ strict: false }).addSchema(document, 'asyncapi');
  const heard = players.flatMap(({ texts }) => texts).map((text) => JSON.parse(text) as { type: string });
  for (const message of heard) {
    const parsed = v.safeParse(serverMessage, message);
    expect(parsed.issues?.map((issue) => [v.getDotPath(issue), issue.message])).toBeUndefined();
    const payload = `asyncapi#/components/messages/${message.type}Told/payload`;
    expect(described.validate({ $ref: payload }, message), described.errorsText()).toBe(true);
  }
  const types = new Set(heard.map(({ type }) => type));
  expect([...types].sort()).toEqual(Object.keys(serverMessages).sort());
});

test('a token that proves nobody looks on', async () => {
  const player = await serving.connect(null, { authorization: `Bearer ${'x'.repeat(43)}` });
  const match = await serving.newMatch((await serving.newPerson('Ada')).id);
  await player.follow(match);
  expect(player.messages).toContainEqual(expect.objectContaining({ type: 'welcome', person: null }));
});
