import type { TableView } from '#lib/state/table-view.ts';

/** What a newcomer does in a first turn, in its order. */
export type FirstStep = 'roll' | 'keep' | 'write';

/** Shown where it is to be done. */
export interface Hint {
  readonly step: FirstStep;
  readonly text: string;
}

const key = 'first-turn';

/** Whether nobody has yet written a box on this device. One that remembers nothing shows nothing, rather than every time. */
export function isFirstGame(): boolean {
  try {
    return localStorage.getItem(key) === null;
  } catch {
    return false;
  }
}

export function endFirstGame(): void {
  try {
    localStorage.setItem(key, 'done');
  } catch {
    // It was shown to nobody then.
  }
}

/** Whether somebody here has written a box. */
export function hasWritten({ seats }: Pick<TableView, 'seats'>): boolean {
  return seats.some(({ isOwn, lastMove }) => isOwn && lastMove !== null);
}

/** What is to be done next; null while it is plain, or not this person's to do. `hasKept` is whether a die was ever kept. */
export function firstStep(view: TableView, hasKept: boolean): FirstStep | null {
  if (view.acting === null || view.isTumbling || view.isPaused || hasWritten(view)) return null;
  if (view.rolls === 0) return 'roll';
  // An armed box says itself what it brings, and the red button what to do.
  if (view.armed) return null;
  if (view.rolls === 3) return 'write';
  return hasKept ? null : 'keep';
}
