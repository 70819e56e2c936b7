import type { Language } from '../languages.ts';

type Words<Key extends string> = Readonly<Record<Key, string>>;

/** What operators read who decide on reports; dates come in as they are read. */
export interface OperatorWords {
  readonly title: string;
  readonly description: string;
  readonly open: (count: number) => string;
  readonly none: string;
  readonly reportedBy: (name: string) => string;
  readonly calledThen: (name: string) => string;
  readonly someoneGone: string;
  readonly match: string;
  readonly log: string;
  readonly talk: string;
  readonly nothingSaid: string;
  readonly earlier: (count: number) => string;
  readonly action: string;
  readonly actions: Words<'dismiss' | 'warn' | 'suspendTalk' | 'suspendPlay' | 'rename'>;
  readonly outcomes: Words<'dismiss' | 'warn' | 'suspendTalk' | 'suspendPlay' | 'rename' | 'open'>;
  readonly days: string;
  readonly newName: string;
  readonly why: string;
  readonly whyWhat: string;
  readonly decide: string;
  readonly measures: string;
  readonly by: (operator: string) => string;
  readonly until: (date: string) => string;
  readonly lift: string;
}

/** What operators read in a language, loaded when it is asked for. */
export async function loadOperatorWords(language: Language): Promise<OperatorWords> {
  return (await import(`../${language}/operator.ts`)).operatorWords;
}
