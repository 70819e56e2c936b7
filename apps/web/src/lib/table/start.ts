/** The scripts of a table's page: they take up what the server rendered. The page loads them by `scripts.ts`. */
import { loadCatalog } from '@open-yatzy/i18n';
import { flushSync, hydrate } from 'svelte';
import { tellTakenUp } from '#lib/taken-up.ts';
import { ownData } from './page-data.ts';
import { partsOf } from './page-parts.ts';
import TablePage from './table-page.svelte';

/** What is only for later waits until the page is done with what is seen now, in milliseconds. */
const later = 2_000;

async function start(): Promise<void> {
  const target = document.getElementById('table');
  const data = ownData(document);
  if (!target || !data) throw new Error(`table page: expected a table and its data, got ${document.title}`);
  const [catalog, parts] = await Promise.all([loadCatalog(data.lang), partsOf(data)]);
  // What was read is run in one task and takes up the page in another, so that a touch is answered in between.
  await new Promise((go) => setTimeout(go));
  hydrate(TablePage, { target, props: { catalog, data, parts } });
  flushSync();
  tellTakenUp();
  setTimeout(async () => {
    // Where the server cannot be reached just now, the next page asks again.
    const offline = await import('#lib/offline/install.ts').catch(() => null);
    await offline?.attend(location, data.person ? data.formToken : null);
  }, later);
}

// Not awaited here: parts that are loaded on the way need what is in this file.
void start();
