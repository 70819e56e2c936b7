/** How long the server may take to say that it is there, in milliseconds. */
const patience = 4_000;

/** Whether the server can be reached now. */
export async function isReachable(): Promise<boolean> {
  try {
    return (await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(patience) })).ok;
  } catch {
    return false;
  }
}

/** Milliseconds between two looks. */
const looksEvery = 10_000;

/** Tells once, when the server can be reached again; until what comes back is called. */
export function whenReachable(tell: () => void): () => void {
  let isDone = false;
  const look = async () => {
    if (isDone || document.hidden || !(await isReachable()) || isDone) return;
    stop();
    tell();
  };
  const timer = setInterval(look, looksEvery);
  const stop = () => {
    isDone = true;
    clearInterval(timer);
    window.removeEventListener('online', look);
    document.removeEventListener('visibilitychange', look);
  };
  window.addEventListener('online', look);
  document.addEventListener('visibilitychange', look);
  void look();
  return stop;
}
