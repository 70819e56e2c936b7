import { plainNickname } from '@open-yatzy/match';
import { type Choice, choiceFields, parseChoice } from '../home/choice.ts';

/** What this browser remembers for the times without a network. It may forbid that, and may hold anything. */

const choiceKey = 'offline-choice';
const matchesKey = 'offline-matches';

export interface Remembered {
  readonly choice: Choice;
  /** Of the person; empty where they have not said it. */
  readonly name: string;
}

/** Remembers the form of the home page as it was filled in. */
export function rememberForm(form: FormData): Remembered {
  const texts = [...form].flatMap(([field, value]) => (typeof value === 'string' ? [[field, value]] : []));
  const choice = parseChoice(new URLSearchParams(texts));
  const name = plainNickname(String(form.get('name') ?? ''));
  const fields = choiceFields(choice);
  fields.set('name', name);
  keep(choiceKey, fields.toString());
  return { choice, name };
}

export function rememberedChoice(): Remembered | null {
  const kept = read(choiceKey);
  if (kept === null) return null;
  const fields = new URLSearchParams(kept);
  return { choice: parseChoice(fields), name: fields.get('name') ?? '' };
}

/** Whether this browser has ever kept a match: only then is it worth a look. */
export function hasKeptMatches(): boolean {
  return read(matchesKey) !== null;
}

export function noteKeptMatches(): void {
  keep(matchesKey, 'yes');
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Then it is asked anew, each time.
  }
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
