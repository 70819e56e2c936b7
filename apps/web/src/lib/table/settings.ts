import type { PaceName } from '#lib/state/playback.ts';

/** How this device likes its table; kept in the browser and nowhere else. */
export interface Settings {
  readonly motion: PaceName;
  readonly isOneTap: boolean;
  /** When the coach speaks, in games that allow one. */
  readonly coach: 'off' | 'asked' | 'always';
  /** Whether play is heard, and felt; null as long as nobody has said. */
  readonly sound: boolean | null;
  readonly vibration: boolean | null;
}

const key = 'table-settings';
const firstKey = 'first-table';
export const defaultSettings: Settings = {
  motion: 'normal',
  isOneTap: false,
  coach: 'off',
  sound: null,
  vibration: null,
};

const switched = (value: unknown) => (typeof value === 'boolean' ? value : null);

/** A browser may forbid storage, and what lies there may be anyone's; neither keeps a game from being played. */
export function loadSettings(): Settings {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return defaultSettings;
    const motion =
      'motion' in stored && (stored.motion === 'quick' || stored.motion === 'none')
        ? stored.motion
        : 'normal';
    const coach =
      'coach' in stored && (stored.coach === 'asked' || stored.coach === 'always') ? stored.coach : 'off';
    return {
      motion,
      isOneTap: 'isOneTap' in stored && stored.isOneTap === true,
      coach,
      sound: 'sound' in stored ? switched(stored.sound) : null,
      vibration: 'vibration' in stored ? switched(stored.vibration) : null,
    };
  } catch {
    return defaultSettings;
  }
}

/** What is changed here leaves be what another tab has changed. */
export function saveSettings(change: Partial<Settings>): void {
  try {
    localStorage.setItem(key, JSON.stringify({ ...loadSettings(), ...change }));
  } catch (cause) {
    console.error('settings are not kept', cause);
  }
}

/** In milliseconds: nobody is startled in the first minute that they spend at a table. */
const quietTime = 60_000;

/** When somebody first sat at a table on this device, as far as it remembers. */
function firstTable(now: number): number {
  try {
    const known = Number(localStorage.getItem(firstKey));
    if (known > 0) return known;
    localStorage.setItem(firstKey, String(now));
  } catch {
    // A browser that keeps nothing has its first minute each time.
  }
  return now;
}

let first: number | null = null;

/** Where a switch stands at `now`: as it was put, or by itself off in the first minute ever at a table, and on from then. */
export function isOn(chosen: boolean | null, now: number): boolean {
  first ??= firstTable(now);
  return chosen ?? now - first >= quietTime;
}
