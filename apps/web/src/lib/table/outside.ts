import { livePath } from '@open-yatzy/protocol';
import type { Line, LineEvents } from '#lib/state/line.ts';
import type { Outside } from '#lib/state/match-client.ts';

function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

export function after(ms: number, run: () => void): () => void {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}

/** Runs it whenever the page is looked at again, or the network is back; what comes back calls it off. */
export function onWake(run: () => void): () => void {
  const closing = new AbortController();
  const { signal } = closing;
  const look = () => {
    if (!document.hidden) run();
  };
  document.addEventListener('visibilitychange', look, { signal });
  window.addEventListener('online', look, { signal });
  return () => closing.abort();
}

/** A socket to our own server. */
export function connect(events: LineEvents, path = livePath): Line {
  const url = new URL(path, location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  const socket = new WebSocket(url);
  socket.onopen = () => events.opened();
  socket.onmessage = ({ data }) => events.received(String(data));
  socket.onclose = () => events.lost();
  return {
    send: (text: string) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(text);
    },
    close: () => socket.close(),
  };
}

/** The browser, as clients of the server see it. */
export const browser = {
  connect: (events) => connect(events),
  after,
  onWake,
  newId,
  now: () => Date.now(),
  random: () => Math.random(),
} satisfies Outside & { readonly onWake: typeof onWake };
