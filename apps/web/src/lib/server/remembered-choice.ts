import type { RequestEvent } from '@sveltejs/kit';
import { type Choice, choiceFields, parseChoice } from '#lib/home/choice.ts';
import { isSecure, remembered } from './session.ts';

const cookie = 'choice';

/** What this visitor chose last; a first visitor's choice where nothing is remembered. */
export function rememberedChoice(cookies: RequestEvent['cookies']): Choice {
  return parseChoice(new URLSearchParams(cookies.get(cookie)));
}

/** Keeps a choice for the visitor's next game. */
export function rememberChoice(
  choice: Choice,
  { cookies, request }: Pick<RequestEvent, 'cookies' | 'request'>,
): void {
  cookies.set(cookie, choiceFields(choice).toString(), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(request.headers),
    maxAge: remembered,
  });
}
