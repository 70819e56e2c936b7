import { faces } from '@open-yatzy/rules';
import type { OpenPad } from './open-pad.svelte.ts';

/** Keys of the pad; whoever types in a field or reads a sheet types there alone. */
export function pressKey(event: KeyboardEvent, pad: OpenPad): void {
  const { target, key } = event;
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  if (document.querySelector('[popover]:popover-open')) return;
  const isField = target instanceof HTMLInputElement && target.type !== 'radio';
  if (key === 'Escape') pad.cancel();
  else if (key === 'Enter' && (isField || !(target instanceof HTMLElement && target.closest('button, a')))) {
    event.preventDefault();
    pad.write();
  }
  if (isField || pad.isOver) return;
  const face = faces.find((each) => String(each) === key);
  if (face) pad.addDie(face);
  else if (key === 'Backspace') pad.takeDie(pad.dice.length - 1);
}
