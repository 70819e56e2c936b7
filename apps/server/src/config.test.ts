import { describe, expect, it, test } from 'vitest';
import { BadConfig, readConfig } from './config.ts';

const config = (env: NodeJS.ProcessEnv) => readConfig([], { WEB_BUILD: import.meta.dirname, ...env });

describe('who runs the server', () => {
  it('is nobody where nothing is said', () => {
    expect(config({}).imprint).toBeNull();
    expect(config({ OPERATOR_NAME: ' ', OPERATOR_ADDRESS: ' , ', OPERATOR_EMAIL: '' }).imprint).toBeNull();
  });

  it('is known by name alone', () => {
    expect(config({ OPERATOR_NAME: ' Ada ' }).imprint).toEqual({ name: 'Ada', address: [], email: null });
  });

  it.each(['Tärningsgatan 6,123 45 Yatzby , Sweden', 'Tärningsgatan 6\n123 45 Yatzby\n\nSweden\n'])(
    'lives by lines: %j',
    (address) => {
      const set = { OPERATOR_NAME: 'Ada', OPERATOR_ADDRESS: address, OPERATOR_EMAIL: 'ada@yatzy.example' };
      expect(config(set).imprint).toEqual({
        name: 'Ada',
        address: ['Tärningsgatan 6', '123 45 Yatzby', 'Sweden'],
        email: 'ada@yatzy.example',
      });
    },
  );
});

test.each([
  [{ OPERATOR_EMAIL: 'ada@yatzy.example' }, 'OPERATOR_NAME: expected a name'],
  [{ OPERATOR_ADDRESS: 'Tärningsgatan 6' }, 'OPERATOR_NAME: expected a name'],
  [{ OPERATOR_NAME: 'Ada', OPERATOR_EMAIL: 'yatzy.example' }, 'OPERATOR_EMAIL: expected an address'],
  [
    { OPERATOR_NAME: 'Ada', OPERATOR_EMAIL: 'Ada <ada@yatzy.example>' },
    'OPERATOR_EMAIL: expected an address',
  ],
])('%j is refused', (env, message) => {
  expect(() => config(env)).toThrow(BadConfig);
  expect(() => config(env)).toThrow(message);
});
