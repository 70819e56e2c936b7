/** What this browser remembers for the times without a network. It may forbid that, and may hold anything. */

const matchesKey = 'offline-matches';

/** Whether this browser has ever kept a match: only then is it worth a look. */
export function hasKeptMatches(): boolean {
  return read(matchesKey) !== null;
}

export function noteKeptMatches(): void {
  keep(matchesKey, 'yes');
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Then it is asked anew, each time.
  }
}

export function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
