import { expect, it } from 'vitest';
import { shareOrigin } from './invitation.ts';

const lan = ['http://192.168.1.20:3000', 'http://10.0.0.4:3000'];

it.each([
  ['someone at the machine itself', { host: 'localhost:3000' }, lan, 'http://192.168.1.20:3000'],
  ['the same by number', { host: '127.0.0.1:3000' }, lan, 'http://192.168.1.20:3000'],
  ['a phone in the network', { host: '10.0.0.4:3000' }, lan, 'http://10.0.0.4:3000'],
  [
    'a visitor through a proxy',
    { host: 'yatzy.example', 'x-forwarded-proto': 'https' },
    lan,
    'https://yatzy.example',
  ],
  ['a server that has no other address', { host: 'localhost:3000' }, [], 'http://localhost:3000'],
])('%s shares the address that others reach', (_, headers, origins, shared) => {
  expect(shareOrigin(new Headers(headers), origins)).toBe(shared);
});
