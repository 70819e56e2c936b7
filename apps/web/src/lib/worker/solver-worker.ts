/** Answers a page's questions about play, away from what it shows. */
import { answerTo, exactEnding, explainedReview, type Tables } from '@open-yatzy/solver';
import { lateCurve } from './late-curve.ts';
import type { Asked, Question, Replies, Told } from './messages.ts';
import { tablesOf } from './tables.ts';

function replyTo(
  tables: Tables,
  question: Question,
  onProgress: (share: number) => void,
): Replies[Question['type']] {
  switch (question.type) {
    case 'answer':
      return answerTo(tables, question.seat);
    case 'ending':
      return exactEnding(tables, question.seat, onProgress);
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
    const tables = await tablesOf(question.ruleSet, progress('tables'));
    tell({ id, type: 'reply', reply: replyTo(tables, question, progress('question')) });
  } catch (error) {
    tell({ id, type: 'failed', message: error instanceof Error ? error.message : String(error) });
  }
});
