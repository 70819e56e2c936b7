import { parseServerMessage, silenceLimit } from '@open-yatzy/protocol';
import type { Line, LineEvents, NewsHeard, Outside } from './match-client.ts';

/** Hears what concerns a person on a page that follows no match, and keeps trying when the line breaks. */

type NewsOutside = Pick<Outside, 'after' | 'random'> & { connect(events: LineEvents): Line };

const firstDelay = 400;
const longestDelay = 15_000;

/** Hears until what comes back is called. */
export function hearNews({ connect, after, random }: NewsOutside, heard: NewsHeard): () => void {
  let line: Line | null = null;
  let attempts = 0;
  let cancel: (() => void) | null = null;

  function wait(ms: number, run: () => void): void {
    cancel?.();
    cancel = after(ms, run);
  }

  function breakLine(): void {
    const broken = line;
    line = null;
    broken?.close();
    const longest = Math.min(longestDelay, firstDelay * 2 ** attempts);
    attempts += 1;
    wait(longest * (0.5 + random() / 2), open);
  }

  function open(): void {
    const own = connect({
      opened: () => {
        if (own !== line) return;
        attempts = 0;
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

  open();
  return () => {
    cancel?.();
    const last = line;
    line = null;
    last?.close();
  };
}
