import { languages } from '@open-yatzy/i18n';
import { expect, test } from 'vitest';
import { Stage } from './stage.ts';
import * as table from './table.ts';
import { weigh } from './weight.ts';

const stage = Stage.set();

test.each(languages)(
  'a table of two people (%s) is light: scripts 60 kB, HTML and styles 20 kB, fonts 60 kB',
  async (language) => {
    const [anna, jonas] = await Promise.all([stage.visit(), stage.visit()]);
    await table.openTable(anna, stage.origin, { language, rules: 'scandinavian-15', company: 'friends' });
    await jonas.goto(anna.url());
    await jonas.locator('form[action="?/takeSeat"] button').click();
    const start = anna.locator('form[action="?/start"] button');
    await expect.poll(() => start.isEnabled()).toBe(true);
    await start.click();
    await Promise.any([anna, jonas].map((page) => table.freshTurn(page).waitFor()));
    const { scripts, markup, fonts } = await weigh({ context: anna.context(), url: anna.url() });
    expect(scripts).toBeGreaterThan(10_000);
    expect(scripts).toBeLessThanOrEqual(60_000);
    expect(markup).toBeLessThanOrEqual(20_000);
    expect(fonts).toBeLessThanOrEqual(60_000);
  },
);
