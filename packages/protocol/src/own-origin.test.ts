import { expect, it } from 'vitest';
import { isOwnOrigin } from './own-origin.ts';

it.each([
  ['a text browser, which says nothing', {}, true],
  ['our own page', { origin: 'http://192.168.1.20:3000', site: 'same-origin' }, true],
  ['our own page behind a proxy with https', { origin: 'https://192.168.1.20:3000' }, true],
  ['another site', { origin: 'https://evil.example' }, false],
  ['another port of this machine', { origin: 'http://192.168.1.20:4000' }, false],
  ['a page that hides where it is', { origin: 'null' }, false],
  ['a page that says less than nothing', { origin: '' }, false],
  ['a browser that says it is another site', { site: 'cross-site' }, false],
  ['an origin that is none', { origin: 'http://' }, false],
])('a post from %s', (_, said, isOwn) => {
  const nothing = { origin: undefined, site: undefined, host: '192.168.1.20:3000' };
  expect(isOwnOrigin({ ...nothing, ...said })).toBe(isOwn);
});

it('is nobody’s where a request does not say whom it asks', () => {
  expect(isOwnOrigin({ origin: 'http://', site: undefined, host: undefined })).toBe(false);
  expect(isOwnOrigin({ origin: 'http://192.168.1.20', site: undefined, host: undefined })).toBe(false);
});
