import { languages } from '@open-yatzy/i18n';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { Stage } from './stage.ts';
import * as table from './table.ts';
import { weigh } from './weight.ts';

const stage = Stage.set();

const whoseTurn = (pages: readonly Page[]): Promise<Page> =>
  Promise.any(
    pages.map(async (page) => {
      await table.freshTurn(page).waitFor();
      return page;
    }),
  );

test.each(languages)(
  'a table of two people (%s) is light in mid-game: scripts 60 kB, HTML and styles 20 kB, fonts 60 kB',
  async (language) => {
    const people = await Promise.all([stage.visit(), stage.visit()]);
    const [anna, jonas] = people;
    await table.openTable(anna, stage.origin, { language, rules: 'scandinavian-15', company: 'friends' });
    await jonas.goto(anna.url());
    await jonas.locator('form[action="?/takeSeat"] button').click();
    const start = anna.locator('form[action="?/start"] button');
    await expect.poll(() => start.isEnabled()).toBe(true);
    await start.click();
    for (let turn = 0; turn < 4; turn++) {
      const mover = await whoseTurn(people);
      await table.roll(mover);
      await table.writeAt(mover, 0);
    }
    const mover = await whoseTurn(people);
    await table.roll(mover);
    const { scripts, markup, fonts } = await weigh({ context: mover.context(), url: mover.url() });
    expect(scripts).toBeGreaterThan(10_000);
    expect(scripts).toBeLessThanOrEqual(60_000);
    expect(markup).toBeLessThanOrEqual(20_000);
    expect(fonts).toBeLessThanOrEqual(60_000);
  },
);
