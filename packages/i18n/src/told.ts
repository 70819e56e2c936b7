import type { GuideFacts, SetGuideWords, Told } from './sections/guide-words.ts';

function filled(value: unknown, facts: GuideFacts): unknown {
  if (typeof value === 'function') return (value as Exclude<Told, string>)(facts);
  if (Array.isArray(value)) return value.map((each) => filled(each, facts));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, filled(each, facts)]));
}

/** The words of a guide with its numbers in their places. */
export function toldWith(words: SetGuideWords, facts: GuideFacts): SetGuideWords<string> {
  return filled(words, facts) as SetGuideWords<string>;
}
