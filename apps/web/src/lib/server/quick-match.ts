import type { LobbyRefusal, Person, QuickMatch } from '@open-yatzy/protocol';
import { type RequestEvent, redirect } from '@sveltejs/kit';
import { lobbyPath, tablePath } from '#lib/paths.ts';
import { services } from './services.ts';

/** Waits for a game, or finds it, and leads there. @returns why not */
export async function joinQuickMatch(
  person: Person,
  wish: QuickMatch,
  { locals }: Pick<RequestEvent, 'locals'>,
): Promise<LobbyRefusal> {
  const answer = await services().lobby.join(person, wish);
  if (answer.type === 'refused') return answer.code;
  const { lang } = locals;
  redirect(303, answer.type === 'playing' ? tablePath(lang, answer.match) : lobbyPath(lang, 'waiting'));
}
