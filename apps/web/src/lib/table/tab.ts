/** What the browser's tab says and keeps doing while a game is played. */

const turnIcon = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect x="2" y="2" width="28" height="28" rx="7" fill="#9c2b22"/><circle cx="16" cy="16" r="6" fill="#fff8ec"/></svg>',
)}`;

/** The tab's icon while it is one's turn; what comes back brings the usual one. */
export function showTurn(isTurn: boolean): (() => void) | undefined {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (!isTurn || !icon) return undefined;
  const usual = icon.href;
  icon.href = turnIcon;
  return () => {
    icon.href = usual;
  };
}

/** Keeps the screen awake where that can be had, also after the page was out of sight; until what comes back is called. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let isDone = false;
  const ask = async () => {
    if (document.hidden || !('wakeLock' in navigator)) return;
    try {
      lock = await navigator.wakeLock.request('screen');
      if (isDone) await lock.release();
    } catch {
      // A low battery or a setting forbids it; the game goes on in the dark.
    }
  };
  void ask();
  document.addEventListener('visibilitychange', ask);
  return () => {
    isDone = true;
    document.removeEventListener('visibilitychange', ask);
    void lock?.release();
  };
}
