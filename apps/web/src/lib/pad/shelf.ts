import { isPadId, mostPadPlayers, parsePadEvents } from '@open-yatzy/protocol';
import { ruleSetIds } from '@open-yatzy/rules';
import type { PadRecord } from './record.ts';

/** Where this browser keeps its pads. It may forbid that, be full, or hold anything; none of this keeps people from playing. */

const prefix = 'pad ';
const setupKey = 'pad-setup';

function recordIn(id: string, text: string | null): PadRecord | null {
  const value: unknown = JSON.parse(text ?? 'null');
  if (typeof value !== 'object' || value === null) return null;
  const { confirmed, pending, isShared, me } = value as Record<string, unknown>;
  const [known, own] = [parsePadEvents(confirmed), parsePadEvents(pending)];
  if (!known || !own) return null;
  return {
    id,
    confirmed: known,
    pending: own,
    isShared: isShared === true,
    me: typeof me === 'string' ? me : null,
  };
}

/** The id of the pad that a key of the storage is about. */
export function padOfKey(key: string | null): string | null {
  const id = key?.startsWith(prefix) ? key.slice(prefix.length) : '';
  return isPadId(id) ? id : null;
}

export function takePad(id: string): PadRecord | null {
  try {
    return recordIn(id, localStorage.getItem(prefix + id));
  } catch {
    return null;
  }
}

/** False where the browser keeps nothing. */
export function keepPad({ id, ...rest }: PadRecord): boolean {
  try {
    localStorage.setItem(prefix + id, JSON.stringify(rest));
    return true;
  } catch {
    return false;
  }
}

export function dropPad(id: string): void {
  try {
    localStorage.removeItem(prefix + id);
  } catch (cause) {
    console.error('the pad could not be removed', cause);
  }
}

export function allPads(): readonly PadRecord[] {
  try {
    return Object.keys(localStorage).flatMap((key) => {
      const id = padOfKey(key);
      const record = id === null ? null : takePad(id);
      return record ? [record] : [];
    });
  } catch {
    return [];
  }
}

/** What was chosen for the last pad. */
export interface Setup {
  readonly rules: (typeof ruleSetIds)[number];
  readonly names: readonly string[];
}

export const firstSetup: Setup = { rules: 'scandinavian-15', names: ['', ''] };

export function lastSetup(): Setup {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(setupKey) ?? 'null');
    if (typeof value !== 'object' || value === null || !('names' in value) || !Array.isArray(value.names))
      return firstSetup;
    const names = value.names.filter((name) => typeof name === 'string').slice(0, mostPadPlayers);
    const rules = ruleSetIds.find((id) => 'rules' in value && value.rules === id) ?? firstSetup.rules;
    return { rules, names: names.length > 0 ? names : firstSetup.names };
  } catch {
    return firstSetup;
  }
}

export function keepSetup(setup: Setup): void {
  try {
    localStorage.setItem(setupKey, JSON.stringify(setup));
  } catch {
    // The next pad is set up afresh, then.
  }
}
