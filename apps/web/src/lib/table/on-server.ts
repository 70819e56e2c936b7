/** What only the server does for the page of a table: no script of any page has it, nor do its styles count among theirs. */
import { type Catalog, ruleSetWords } from '@open-yatzy/i18n';
import type { MatchState } from '@open-yatzy/match';
import type { ComponentProps } from 'svelte';
import { render } from 'svelte/server';
import { withDeleted } from '#lib/people/deleted.ts';
import { outcomeWords } from '#lib/state/announcements.ts';
import { freshUi } from '#lib/state/table-ui.ts';
import { tableView } from '#lib/state/table-view.ts';
import { dataElement } from './page-data.ts';
import { tableTitle } from './page-title.ts';
import { type PageFiles, pageFiles } from './scripts.ts';
import TablePage from './table-page.svelte';

export { partsOf } from './page-parts.ts';
export { default as PlainTable } from './plain-table.svelte';

type View = ReturnType<typeof tableView>;

/** Where its link is shared: an invitation, and in the end how it went. */
function description(catalog: Catalog, state: MatchState, { seats }: View): string {
  if (state.phase !== 'finished')
    return catalog.room.description(ruleSetWords(catalog, state.ruleSet.id).name);
  const totals = seats.map(({ name, totals }) => `${name} ${totals.total}`);
  const list = new Intl.ListFormat(catalog.language, { type: 'unit' }).format(totals);
  return `${outcomeWords(catalog, state, null)}: ${list}`;
}

/** Scripts that bring a sheet look for its link, and fetch it where there is none. */
function styleElements({ styles }: PageFiles): string {
  return styles
    .map(
      ({ path, text }) =>
        `<style data-own>${text}</style><link rel="stylesheet" href="${path}" disabled media="(max-width: 0)">`,
    )
    .join('');
}

/** The page, of which `body` is rendered as a whole of its own, which scripts can take up (start.ts). */
export function renderedPage(props: ComponentProps<typeof TablePage>) {
  const { catalog, data, parts, Plain } = props;
  const state = withDeleted(data.state, catalog);
  const view = tableView({ state, tumble: null }, { person: data.person?.id ?? null, ui: freshUi(state) });
  const files = pageFiles(catalog.language, parts);
  const { head, body } = render(TablePage, { props });
  return {
    head,
    body,
    title: tableTitle(catalog, state, view.acting !== null),
    description: description(catalog, state, view),
    /** An invitation is meant to be found by whoever is shown it; how people did is theirs. */
    isPrivate: !['waiting', 'revealing', 'playing'].includes(state.phase),
    /** A table that is played at has a page of its own for whoever runs no scripts. */
    hasPlain: state.phase !== 'waiting' && state.phase !== 'closed' && !Plain,
    files,
    styles: styleElements(files),
    element: dataElement(data),
  };
}
