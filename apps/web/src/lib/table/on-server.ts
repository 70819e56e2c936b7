/** What only the server does for the page of a table: no script of any page has it, nor do its styles count among theirs. */
import type { ComponentProps } from 'svelte';
import { render } from 'svelte/server';
import TablePage from './table-page.svelte';

export { partsOf } from './page-parts.ts';
export { default as PlainTable } from './plain-table.svelte';

/** The page as HTML, rendered as a whole of its own, which scripts can take up (start.ts). */
export function renderedPage(props: ComponentProps<typeof TablePage>): { head: string; body: string } {
  const { head, body } = render(TablePage, { props });
  return { head, body };
}
