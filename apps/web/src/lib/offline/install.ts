import { isWordFor } from '../paths.ts';
import { hasKeptMatches } from './memory.ts';
import { playingLock, takeOver } from './playing-lock.ts';

/** Makes the app work without a network, where the browser can: over plain http to another machine it cannot. */

const script = '/service-worker.js';

/** Whether a page is one that nobody wants to lose in the middle of a game. */
function isPlayed({ pathname, hash }: Pick<URL, 'pathname' | 'hash'>): boolean {
  const word = pathname.split('/')[2] ?? '';
  return isWordFor('table', word) || isWordFor('pad', word) || (isWordFor('offline', word) && hash !== '');
}

async function registered(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator)) return null;
  try {
    return await navigator.serviceWorker.register(script, { updateViaCache: 'none' });
  } catch (cause) {
    console.error('the app will not work without a network', cause);
    return null;
  }
}

let registration: ServiceWorkerRegistration | null = null;
let release: (() => void) | null = null;
let isInstalled = false;
let looked: string | null = null;

/** Lets a version that waits take over, unless a game goes on in any window. */
function letTakeOver(): void {
  if (release === null) registration?.waiting?.postMessage(takeOver);
}

function holdLock(): void {
  if (release || !('locks' in navigator)) return;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  void navigator.locks.request(playingLock, { mode: 'shared' }, () => held);
}

function letGo(): void {
  release?.();
  release = null;
}

/**
 * Says which page is looked at, now and whenever another is, and the token of the forms of whoever this browser is. The
 * first time, it installs the service worker.
 */
export async function attend(url: Pick<URL, 'pathname' | 'hash'>, token: string | null): Promise<void> {
  if (isPlayed(url)) holdLock();
  else letGo();
  if (token !== null && url.pathname !== looked) void bringIn(token);
  looked = url.pathname;
  if (isInstalled) {
    letTakeOver();
    return;
  }
  isInstalled = true;
  registration = await registered();
  letTakeOver();
  registration?.addEventListener('updatefound', () => {
    const coming = registration?.installing;
    coming?.addEventListener('statechange', () => {
      if (coming.state === 'installed') letTakeOver();
    });
  });
}

/** Brings in what was played without a network, of whoever this browser is now. */
export async function bringIn(token: string): Promise<void> {
  if (!hasKeptMatches()) return;
  try {
    const { sendPlayed } = await import('./send-played.ts');
    await sendPlayed(token);
  } catch (cause) {
    console.error('what was played without a network is not brought in yet', cause);
  }
}
