import { plainNickname } from '@open-yatzy/match';
import { type Choice, choiceFields, parseChoice } from '../home/choice.ts';
import { keep, read } from './memory.ts';

/** What was chosen last on the home page of this browser. */
export interface Remembered {
  readonly choice: Choice;
  /** Of the person; empty where they have not said it. */
  readonly name: string;
}

const key = 'offline-choice';

/** Remembers the form of the home page as it was filled in. */
export function rememberForm(form: FormData): Remembered {
  const texts = [...form].flatMap(([field, value]) => (typeof value === 'string' ? [[field, value]] : []));
  const choice = parseChoice(new URLSearchParams(texts));
  const name = plainNickname(String(form.get('name') ?? ''));
  const fields = choiceFields(choice);
  fields.set('name', name);
  keep(key, fields.toString());
  return { choice, name };
}

export function rememberedChoice(): Remembered | null {
  const kept = read(key);
  if (kept === null) return null;
  const fields = new URLSearchParams(kept);
  return { choice: parseChoice(fields), name: fields.get('name') ?? '' };
}
