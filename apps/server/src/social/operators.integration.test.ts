import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Serving } from '../testing/serving.ts';
import { changeOperator, listOperators } from './operators.ts';

let serving: Serving;
beforeEach(async () => {
  serving = await Serving.start();
});
afterEach(() => serving.remove());

test('operators are made by name or id while the server runs, which knows at once', async () => {
  const { id, token } = await serving.newPerson('Ada');
  const isOperator = async () => (await serving.services.people.find(token))?.isOperator;
  expect(changeOperator(serving.folder, 'Ada', true)).toEqual({ id, name: 'Ada' });
  expect([await isOperator(), listOperators(serving.folder)]).toEqual([true, [{ id, name: 'Ada' }]]);
  changeOperator(serving.folder, id, false);
  expect([await isOperator(), listOperators(serving.folder)]).toEqual([false, []]);
});

test('where several have the name, one is to be named by id', async () => {
  const [one, other] = [await serving.newPerson('Bo'), await serving.newPerson('Bo')];
  expect(() => changeOperator(serving.folder, 'Bo', true)).toThrow(one.id);
  expect(() => changeOperator(serving.folder, 'Bo', true)).toThrow(other.id);
  expect(listOperators(serving.folder)).toEqual([]);
  changeOperator(serving.folder, other.id, true);
  expect(listOperators(serving.folder)).toEqual([{ id: other.id, name: 'Bo' }]);
  expect(() => changeOperator(serving.folder, 'Cai', true)).toThrow('nobody called Cai');
});

test('writes of the server and of many such commands get through beside each other', async () => {
  const { id } = await serving.newPerson('Ada');
  const people = Array.from({ length: 100 }, (_, index) => serving.newPerson(`Guest ${index}`));
  for (let turn = 0; turn < 20; turn++) {
    changeOperator(serving.folder, id, turn % 2 === 0);
    await new Promise(setImmediate);
  }
  expect((await Promise.all(people)).length).toBe(100);
});

test('a folder without a store has nobody', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'open-yatzy-operators-'));
  expect(() => listOperators(folder)).toThrow('nobody');
  await rm(folder, { recursive: true });
});
