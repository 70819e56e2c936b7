import { faces } from '@open-yatzy/rules';
import type { OpenPad } from './open-pad.svelte.ts';

/** Whether Enter presses what has the focus. The box that is chosen it writes, as at a table. */
function isPressed(target: EventTarget | null): boolean {
  const button = target instanceof Element ? target.closest('button, a') : null;
  return button !== null && !button.matches('.open.chosen');
}

/** Keys of the pad; whoever types in a field or reads a sheet types there alone. */
export function pressKey(event: KeyboardEvent, pad: OpenPad): void {
  const { target, key } = event;
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  if (document.querySelector('[popover]:popover-open')) return;
  if (event.repeat) {
    // A key that is held answers no question that its first press raised.
    if (key === 'Enter') event.preventDefault();
    return;
  }
  const isField = target instanceof HTMLInputElement && target.type !== 'radio';
  if (key === 'Escape') pad.cancel();
  else if (key === 'Enter' && !isPressed(target)) {
    event.preventDefault();
    pad.write();
  }
  if (isField || pad.isOver) return;
  const face = faces.find((each) => String(each) === key);
  if (face) pad.addDie(face);
  else if (key === 'Backspace') pad.takeDie(pad.dice.length - 1);
}
