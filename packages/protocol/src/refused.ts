/** What a service answers to what it refuses: why, as a code of its own, for which pages have words. */
export interface Refused<Code extends string> {
  readonly type: 'refused';
  readonly code: Code;
}

export function refused<const Code extends string>(code: Code): Refused<Code> {
  return { type: 'refused', code };
}
