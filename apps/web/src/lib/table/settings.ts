import type { PaceName } from '#lib/state/playback.ts';

/** How this device likes its table; kept in the browser and nowhere else. */
export interface Settings {
  readonly motion: PaceName;
  readonly isOneTap: boolean;
  /** When the coach speaks, in games that allow one. */
  readonly coach: 'off' | 'asked' | 'always';
}

const key = 'table-settings';
export const defaultSettings: Settings = { motion: 'normal', isOneTap: false, coach: 'off' };

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
    return { motion, isOneTap: 'isOneTap' in stored && stored.isOneTap === true, coach };
  } catch {
    return defaultSettings;
  }
}

export function saveSettings(settings: Settings): void {
  try {
    localStorage.setItem(key, JSON.stringify(settings));
  } catch (cause) {
    console.error('settings are not kept', cause);
  }
}
