import { parseServerMessage, silenceLimit } from '@open-yatzy/protocol';
import { type Line, type LineEvents, pauseAfter, wakeLimit } from './line.ts';
import type { NewsHeard, Outside } from './match-client.ts';

/** Hears what concerns a person on a page that follows no match, and keeps trying when the line breaks. */

type NewsOutside = Pick<Outside, 'after' | 'random'> & {
  connect(events: LineEvents): Line;
  /** Runs it whenever the page is looked at again, or the network is back; what comes back calls it off. */
  onWake(run: () => void): () => void;
};

/** Hears until what comes back is called. */
export function hearNews({ connect, after, random, onWake }: NewsOutside, heard: NewsHeard): () => void {
  let line: Line | null = null;
  let isOpen = false;
  let attempts = 0;
  let cancel: (() => void) | null = null;

  function wait(ms: number, run: () => void): void {
    cancel?.();
    cancel = after(ms, run);
  }

  function hangUp(): void {
    const broken = line;
    line = null;
    isOpen = false;
    broken?.close();
  }

  function breakLine(): void {
    hangUp();
    const pause = pauseAfter(attempts, random());
    attempts += 1;
    wait(pause, open);
  }

  function open(): void {
    const own = connect({
      opened: () => {
        if (own !== line) return;
        attempts = 0;
        isOpen = true;
        // What happened since the page was made, or the line broke, was said to nobody.
        heard.resumed();
      },
      received: (text) => {
        if (own !== line) return;
        wait(silenceLimit, breakLine);
        const message = parseServerMessage(text);
        if (message.type === 'news') heard.news(message.news);
      },
      lost: () => own === line && breakLine(),
    });
    line = own;
    wait(silenceLimit, breakLine);
  }

  const stopWaking = onWake(() => {
    if (isOpen) {
      line?.send(JSON.stringify({ type: 'ping' }));
      wait(wakeLimit, breakLine);
      return;
    }
    attempts = 0;
    hangUp();
    open();
  });
  open();
  return () => {
    stopWaking();
    cancel?.();
    hangUp();
  };
}
