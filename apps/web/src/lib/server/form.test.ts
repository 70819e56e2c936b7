import type { Cookies } from '@sveltejs/kit';
import { expect, it } from 'vitest';
import { formToken, isOwnOrigin, isOwnToken } from './form.ts';

const headers = (given: Record<string, string>) => new Headers({ host: '192.168.1.20:3000', ...given });

it.each([
  ['a text browser, which says nothing', {}, true],
  ['our own page', { origin: 'http://192.168.1.20:3000', 'sec-fetch-site': 'same-origin' }, true],
  ['our own page behind a proxy with https', { origin: 'https://192.168.1.20:3000' }, true],
  ['another site', { origin: 'https://evil.example' }, false],
  ['another port of this machine', { origin: 'http://192.168.1.20:4000' }, false],
  ['a page that hides where it is', { origin: 'null' }, false],
  ['a browser that says it is another site', { 'sec-fetch-site': 'cross-site' }, false],
  ['an origin that is none', { origin: 'http://' }, false],
])('a post from %s', (_, given, isOwn) => {
  expect(isOwnOrigin(headers(given))).toBe(isOwn);
});

/** A visitor's cookies as the browser keeps them between requests. */
function jar(): Cookies {
  const kept = new Map<string, string>();
  const cookies: Pick<Cookies, 'get' | 'set'> = {
    get: (name) => kept.get(name),
    set: (name, value) => {
      kept.set(name, value);
    },
  };
  return cookies as Cookies;
}

it('a form token fits the visitor that it was made for, before and after they become a person', () => {
  const [own, other] = [jar(), jar()];
  const early = formToken(own, undefined, false);
  expect(formToken(own, undefined, false)).toBe(early);
  expect(isOwnToken(early, [undefined, own.get('visit')])).toBe(true);
  expect(isOwnToken(early, ['session', own.get('visit')])).toBe(true);

  const late = formToken(own, 'session', false);
  expect(late).not.toBe(early);
  expect(isOwnToken(late, ['session', own.get('visit')])).toBe(true);

  formToken(other, undefined, false);
  expect(isOwnToken(early, ['other session', other.get('visit')])).toBe(false);
});

it.each([null, '', 'visit', new Blob()])('%j is no form token', (token) => {
  const cookies = jar();
  formToken(cookies, undefined, false);
  expect(isOwnToken(token, [undefined, cookies.get('visit')])).toBe(false);
});
