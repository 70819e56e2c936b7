import { unreachable } from './unreachable.ts';

/** How long the server may take to say that it is there, in milliseconds. */
const patience = 4_000;

/** Whether the server can be reached now, for a page of it where one is named. */
export async function isReachable(path = '/healthz'): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(patience);
    const { status } = await fetch(path, { method: 'HEAD', cache: 'no-store', signal });
    return !unreachable.includes(status);
  } catch {
    return false;
  }
}

/** Milliseconds between two looks. */
const looksEvery = 10_000;

/** Tells once, when the server can be reached again, for that page; until what comes back is called. */
export function whenReachable(tell: () => void, path?: string): () => void {
  let isDone = false;
  const look = async () => {
    if (isDone || document.hidden || !(await isReachable(path)) || isDone) return;
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
