import { type LobbyRefusalCode, type Person, type QuickMatch, quickMatchSchema } from '@open-yatzy/protocol';
import { error, type RequestEvent, redirect } from '@sveltejs/kit';
import * as v from 'valibot';
import { lobbyPath, tablePath } from '#lib/paths.ts';
import { services } from './services.ts';

/** Waits for a game, or finds it, and leads there. @returns why not */
export async function joinQuickMatch(
  person: Person,
  wish: QuickMatch,
  { locals }: Pick<RequestEvent, 'locals'>,
): Promise<LobbyRefusalCode> {
  const parsed = v.safeParse(quickMatchSchema, wish);
  if (!parsed.success) error(400, 'not a quick match');
  const answer = await services().lobby.join(person, parsed.output);
  if (answer.type === 'refused') return answer.code;
  const { lang } = locals;
  redirect(303, answer.type === 'playing' ? tablePath(lang, answer.match) : lobbyPath(lang, 'waiting'));
}
