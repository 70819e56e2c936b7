import { longestName } from './vocabulary.ts';

/** Control, bidirectional and unassigned characters and ends of lines; the joiners that scripts and emoji need are none. */
const unfit = /[^\P{C}\u200c\u200d]|[\p{Zl}\p{Zp}]/u;
/** A letter, figure or sign; the filler letters of Unicode and the empty Braille cell are drawn as nothing. */
const visible = /[^\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether someone can be called that: 1 to `longestName` characters without white space around, something to be seen among them. */
export function isNickname(name: string): boolean {
  return name.trim() === name && name.length <= longestName && !unfit.test(name) && visible.test(name);
}

/** What is left to call someone of whatever they typed; empty where nothing is. */
export function plainNickname(typed: string): string {
  const without = (name: string) => name.replace(new RegExp(unfit, 'gu'), '').trim();
  // Cutting may leave half a character, which is unfit as well.
  const plain = without(without(typed).slice(0, longestName));
  return isNickname(plain) ? plain : '';
}
