import { on } from 'svelte/events';

const controls =
  'a, button, select, textarea, summary, input:not([type="hidden"], [type="radio"]:not(:checked)), [tabindex="0"]';

/** What Tab comes to in a sheet, in order. */
function stops(sheet: HTMLElement): readonly HTMLElement[] {
  return [...sheet.querySelectorAll<HTMLElement>(controls)].filter(
    (each) => !each.matches(':disabled') && each.checkVisibility(),
  );
}

/**
 * Attached to a popover that has the focus as it opens, holds it there, and gives it back to where it was: the browser
 * lets Tab lead out of one, and forgets who opened one over another.
 */
export function holdFocus(sheet: HTMLElement): () => void {
  let before: Element | null = null;
  const isOpen = () => sheet.matches(':popover-open');
  const off = [
    on(sheet, 'beforetoggle', ({ newState }) => {
      if (newState === 'open') before = document.activeElement;
    }),
    on(sheet, 'toggle', () => {
      const at = document.activeElement;
      if (isOpen()) sheet.focus();
      else if ((at === document.body || sheet.contains(at)) && before instanceof HTMLElement) before.focus();
    }),
    on(sheet, 'keydown', (event) => {
      if (event.key !== 'Tab' || !isOpen()) return;
      const all = stops(sheet);
      const [edge, beyond] = event.shiftKey ? [all[0], all.at(-1)] : [all.at(-1), all[0]];
      const { activeElement } = document;
      if (activeElement !== edge && !(event.shiftKey && activeElement === sheet)) return;
      event.preventDefault();
      beyond?.focus();
    }),
  ];
  return () => {
    for (const each of off) each();
  };
}
