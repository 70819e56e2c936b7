import { makeServerMessage, silenceLimit } from '@open-yatzy/protocol';
import { expect, test } from 'vitest';
import { type LineEvents, wakeLimit } from './line.ts';
import { hearNews } from './news-line.ts';

/** Lines as they were opened, what was heard over them, and the timer that runs. */
function listening() {
  const lines: (LineEvents & { isClosed: boolean })[] = [];
  const heard: string[] = [];
  const sent: string[] = [];
  let wake: (() => void) | null = null;
  let timer: { readonly ms: number; readonly run: () => void } | null = null;
  const stop = hearNews(
    {
      connect(events) {
        const line = { ...events, isClosed: false };
        lines.push(line);
        return {
          send: (text) => sent.push(text),
          close: () => {
            line.isClosed = true;
            events.lost();
          },
        };
      },
      after(ms, run) {
        timer = { ms, run };
        return () => {
          timer = null;
        };
      },
      random: () => 1,
      onWake(run) {
        wake = run;
        return () => {
          wake = null;
        };
      },
    },
    { news: ({ type }) => heard.push(type), resumed: () => heard.push('resumed') },
  );
  return {
    lines,
    heard,
    sent,
    stop,
    wake: () => wake?.(),
    get wait() {
      return timer?.ms ?? null;
    },
    elapse: () => timer?.run(),
  };
}
const news = makeServerMessage({ type: 'news', news: { type: 'lobbyChanged' } });

test('once there is a line it is said that something may be missed; then news is heard, and nothing else', () => {
  const { lines, heard } = listening();
  lines[0]?.opened();
  lines[0]?.received(makeServerMessage({ type: 'pong', now: 0 }));
  lines[0]?.received(news);
  expect(heard).toEqual(['resumed', 'lobbyChanged']);
});

test('a line that breaks is opened again, ever more slowly, and then it is said again', () => {
  const listener = listening();
  const { lines, heard } = listener;
  lines[0]?.opened();
  lines[0]?.lost();
  expect(listener.wait).toBe(400);
  listener.elapse();
  lines[1]?.lost();
  expect(listener.wait).toBe(800);
  listener.elapse();
  lines[2]?.opened();
  expect(heard).toEqual(['resumed', 'resumed']);
  lines[0]?.received(news);
  expect(heard, 'an old line says nothing any more').toEqual(['resumed', 'resumed']);
});

test('a line on which nothing is heard for too long is taken for lost', () => {
  const listener = listening();
  expect(listener.wait).toBe(silenceLimit);
  listener.elapse();
  expect(listener.lines[0]?.isClosed).toBe(true);
  listener.elapse();
  expect(listener.lines).toHaveLength(2);
});

test('a page that wakes asks whether its line still stands, and opens another where it does not say so at once', () => {
  const listener = listening();
  const { lines, sent, heard } = listener;
  lines[0]?.opened();
  listener.wake();
  expect([sent, listener.wait]).toEqual([['{"type":"ping"}'], wakeLimit]);
  lines[0]?.received(makeServerMessage({ type: 'pong', now: 0 }));
  expect(listener.wait).toBe(silenceLimit);
  listener.wake();
  listener.elapse();
  expect(lines[0]?.isClosed).toBe(true);
  listener.wake();
  expect(lines, 'without the pause').toHaveLength(2);
  lines[1]?.opened();
  expect(heard).toEqual(['resumed', 'resumed']);
});

test('who stops listening hears nothing more and opens nothing more', () => {
  const listener = listening();
  listener.lines[0]?.opened();
  listener.stop();
  expect(listener.lines[0]?.isClosed).toBe(true);
  expect(listener.wait).toBeNull();
  listener.lines[0]?.received(news);
  expect([listener.heard, listener.lines.length]).toEqual([['resumed'], 1]);
});
