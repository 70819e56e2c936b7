import { livePath } from '@open-yatzy/protocol';
import type { Line, LineEvents, Outside } from '#lib/state/match-client.ts';

function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

export function after(ms: number, run: () => void): () => void {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
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

/** The browser, as a match client sees it. */
export const browser: Outside = {
  connect: (events) => connect(events),
  after,
  newId,
  now: () => Date.now(),
  random: () => Math.random(),
};
