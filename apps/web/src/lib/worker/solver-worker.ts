/** Answers a page's questions about play, away from what it shows. */
import { type Choice, choose } from '@open-yatzy/bots';
import {
  answerTo,
  type Ending,
  exactEnding,
  explainedReview,
  quickEnding,
  type Tables,
} from '@open-yatzy/solver';
import restsUrl from '@open-yatzy/solver/rests.wasm?url&no-inline';
import { lateCurve } from './late-curve.ts';
import type { Asked, Question, Replies, Told } from './messages.ts';
import { tablesAtHand, tablesOf } from './tables.ts';

/** Fetched only where there is much to play through. */
async function endingOf(
  tables: Tables,
  { ruleSet, seat }: Question & { readonly type: 'ending' },
  onProgress: (share: number) => void,
): Promise<Ending> {
  const open = ruleSet.boxes.length - Object.keys(seat.position.card).length;
  if (open <= quickEnding) return exactEnding(tables, seat, { onProgress });
  const module = await WebAssembly.compileStreaming(fetch(restsUrl));
  return exactEnding(tables, seat, { onProgress, module });
}

/** A master's wider sight would take a page a minute to gain: the best solitaire play stands in for it. */
function moveOf({ ruleSet, bot, turn }: Question & { readonly type: 'move' }): Choice {
  const mind = { tables: tablesAtHand(ruleSet), rests: null, random: Math.random };
  return choose(bot, { ...turn, ruleSet }, mind);
}

function replyTo(
  tables: Tables,
  question: Exclude<Question, { type: 'move' }>,
  onProgress: (share: number) => void,
): Replies[Question['type']] | Promise<Ending> {
  switch (question.type) {
    case 'answer':
      return answerTo(tables, question.seat);
    case 'ending':
      return endingOf(tables, question, onProgress);
    case 'review':
      return explainedReview(tables, question.seats, question.turns);
    case 'curve':
      return lateCurve(tables, question, onProgress);
  }
}

const tell = (told: Told) => self.postMessage(told);

self.addEventListener('message', async ({ data }: MessageEvent<Asked>) => {
  const { id, question } = data;
  const progress = (stage: 'tables' | 'question') => (share: number) =>
    tell({ id, type: 'progress', stage, share });
  try {
    if (question.type === 'move') {
      tell({ id, type: 'reply', reply: moveOf(question) });
      return;
    }
    const tables = await tablesOf(question.ruleSet, progress('tables'));
    tell({ id, type: 'reply', reply: await replyTo(tables, question, progress('question')) });
  } catch (error) {
    tell({ id, type: 'failed', message: error instanceof Error ? error.message : String(error) });
  }
});
