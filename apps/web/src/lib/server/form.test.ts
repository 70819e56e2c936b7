import type { Cookies } from '@sveltejs/kit';
import { expect, it } from 'vitest';
import { formToken, isOwnToken } from './form.ts';

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
