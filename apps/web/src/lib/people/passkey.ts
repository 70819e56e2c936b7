import type { PeopleRefusal } from '@open-yatzy/protocol';

/** What came of asking a device: its answer as JSON, or why there is none. */
export type Asked =
  | { readonly type: 'answer'; readonly json: string }
  | { readonly type: 'refused'; readonly code: PeopleRefusal }
  | { readonly type: 'cancelled' };

/** Whether the browser can ask a device at all; over plain http it cannot. */
export function hasPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function';
}

/** Asks a device for a new passkey, or for one that it has; `place` says what it is to be asked. */
export async function askDevice(wish: 'register' | 'signIn', place: string, token: string): Promise<Asked> {
  const response = await fetch(place, {
    method: 'POST',
    body: new URLSearchParams({ wish, token }),
  });
  const said: unknown = await response.json().catch(() => null);
  if (!response.ok) return { type: 'refused', code: codeOf(said) };
  const { startAuthentication, startRegistration } = await import('@simplewebauthn/browser');
  try {
    const answer =
      wish === 'register'
        ? await startRegistration({
            optionsJSON: said as Parameters<typeof startRegistration>[0]['optionsJSON'],
          })
        : await startAuthentication({
            optionsJSON: said as Parameters<typeof startAuthentication>[0]['optionsJSON'],
          });
    return { type: 'answer', json: JSON.stringify(answer) };
  } catch (error) {
    const isTaken = error instanceof Error && error.name === 'InvalidStateError';
    return isTaken ? { type: 'refused', code: 'PasskeyTaken' } : { type: 'cancelled' };
  }
}

function codeOf(said: unknown): PeopleRefusal {
  return typeof said === 'object' && said !== null && 'code' in said
    ? (said.code as PeopleRefusal)
    : 'ChallengeOver';
}
