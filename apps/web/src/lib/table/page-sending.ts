import { tick } from 'svelte';
import type { Action } from 'svelte/action';
import { unreachable } from '#lib/offline/unreachable.ts';
import { dataIn, type TablePageData } from './page-data.ts';

/**
 * How the page of a table asks the server without being left: it fetches the page that a browser would go to, and takes
 * over the data in it.
 */

async function dataOf(answer: Response): Promise<TablePageData | null> {
  return dataIn(await answer.text());
}

/** What a page says against the form that it answers. */
async function refusalIn(answer: Response): Promise<string | null> {
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  return page.querySelector('[role="alert"]')?.textContent.trim() || null;
}

const headers = { accept: 'text/html' };

/** The page as it is now; null where it has become another. */
export async function pageNow(): Promise<TablePageData | null> {
  return dataOf(await fetch(location.pathname, { headers }));
}

interface Taker {
  take(data: TablePageData): Promise<void>;
  /** The form was refused, in these words, or null where the server could not be reached. */
  failed(refusal: string | null): void;
}

async function send(form: HTMLFormElement, submitter: HTMLElement | null, taker: Taker): Promise<void> {
  const action = new URL(form.getAttribute('action') ?? '', location.href);
  const fields = [...new FormData(form, submitter)].map(([name, value]) => [name, String(value)]);
  const answer = await fetch(action, { method: 'POST', body: new URLSearchParams(fields), headers });
  if (unreachable.includes(answer.status)) throw new Error(`${action.pathname}: got ${answer.status}`);
  const { pathname } = new URL(answer.url);
  // Forms of other pages lead back to those; whoever is at a table stays there.
  const isBack = pathname === action.pathname && pathname !== location.pathname;
  if (isBack && !answer.ok) taker.failed(await refusalIn(answer));
  const data = isBack ? await pageNow() : await dataOf(answer);
  const isHere = isBack || pathname === location.pathname;
  if (data && isHere) await taker.take(data);
  // A refused form, such as one of someone whom this browser is no longer, is of use again once the page is new.
  else location.assign(isHere ? location.pathname : answer.url);
}

/** What had the focus may be gone with its form: then what is in its place now has it, else the heading. */
function refocus(place: HTMLElement | null): void {
  if (document.activeElement !== document.body) return;
  const near = place?.isConnected ? place : document.querySelector<HTMLElement>('main h1');
  const target = near?.querySelector<HTMLElement>('button, select, a, input:not([type="hidden"])') ?? near;
  if (target === near) target?.setAttribute('tabindex', '-1');
  target?.focus({ preventScroll: true });
}

export function sendingOf(taker: Taker): Action<HTMLFormElement, undefined> {
  return (form) => {
    let isSending = false;
    const submit = async (event: SubmitEvent) => {
      event.preventDefault();
      if (isSending) return;
      isSending = true;
      const place = form.closest('li');
      const hasFocus = form.contains(document.activeElement);
      try {
        await send(form, event.submitter, taker);
        await tick();
        if (hasFocus) refocus(place);
      } catch (cause) {
        console.error('the form could not be sent', cause);
        taker.failed(null);
      } finally {
        isSending = false;
      }
    };
    form.addEventListener('submit', submit);
    return { destroy: () => form.removeEventListener('submit', submit) };
  };
}
