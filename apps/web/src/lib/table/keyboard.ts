import { type Position, positions } from '@open-yatzy/rules';
import type { LiveTable } from './live-table.svelte.ts';

const openBoxes = () =>
  [...document.querySelectorAll<HTMLInputElement>('.card input[name="box"]')].filter(
    (box) => box.offsetParent !== null,
  );

/** Moves through the open boxes without arming any: Enter does that. */
function step(by: number): void {
  const boxes = openBoxes();
  const at = boxes.findIndex((box) => box.matches(':focus'));
  const from = at < 0 ? boxes.findIndex(({ checked }) => checked) : at;
  boxes[from < 0 ? (by > 0 ? 0 : boxes.length - 1) : (from + by + boxes.length) % boxes.length]?.focus();
}

function enter(event: KeyboardEvent, table: LiveTable): void {
  const { target } = event;
  if (target instanceof HTMLInputElement && target.name === 'box' && table.view.armed?.box !== target.value) {
    event.preventDefault();
    target.click();
  } else if (!(target instanceof HTMLButtonElement || target instanceof HTMLAnchorElement)) {
    event.preventDefault();
    table.write();
    // The box that has the focus goes as it is written; what comes next is a roll.
    if (table.view.armed) document.querySelector<HTMLElement>('.bar .roll')?.focus();
  }
}

const arrows: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** Whether the key belongs to what has the focus rather than to the table. */
function isTaken({ key, target }: KeyboardEvent): boolean {
  // While a sheet is open, no key is the table's.
  if (document.querySelector(':popover-open')) return true;
  if (!(target instanceof Element)) return false;
  // What is typed, opened or chosen from is no wish for the table.
  if (target.closest('textarea, select, summary, input:not([type="radio"], [type="checkbox"])')) return true;
  // Seats are radios of their own: arrows go from one to the next, and leave the boxes alone.
  if (target.closest('input[name="look"]') && key in arrows) return true;
  return key === ' ' && target.closest('button, input, a') !== null;
}

/** The table by keyboard: 1–5, R or Space, arrows, Enter, Escape and ?. */
export function pressKey(event: KeyboardEvent, table: LiveTable, showKeys: () => void): void {
  const { key } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTaken(event)) return;
  const position = positions.find((each): each is Position => String(each + 1) === key);
  const by = arrows[key];
  if (position !== undefined) table.keep(position);
  else if (key === 'r' || key === 'R' || key === ' ') {
    event.preventDefault();
    table.roll();
  } else if (by !== undefined) {
    event.preventDefault();
    step(by);
  } else if (key === 'Enter') enter(event, table);
  else if (key === 'Escape') {
    table.hurry();
    table.arm(null);
  } else if (key === '?') showKeys();
}
