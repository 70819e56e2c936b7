import { de } from './de/index.ts';
import { en } from './en/index.ts';
import type { LanguageFacts } from './language-facts.ts';
import { nb } from './nb/index.ts';
import { sv } from './sv/index.ts';

/** The languages that people can play in, by their tag, which is the folder of their words, too. */
const registered = { sv, nb, de, en };

export type Language = keyof typeof registered;

/** For whoever reads none of them. */
export const fallback: Language = 'en';

export const languages = Object.keys(registered) as readonly Language[];

export const factsOf: Readonly<Record<Language, LanguageFacts>> = registered;
