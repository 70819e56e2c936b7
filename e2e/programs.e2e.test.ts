import { expect, test } from 'vitest';
import { violations } from './access.ts';
import { phone, Stage } from './stage.ts';

const stage = Stage.set();

/** Whom a key proves, as the API says it. */
async function whoHas(key: string): Promise<{ readonly status: number; readonly body: unknown }> {
  const response = await fetch(`${stage.origin}/api/me`, { headers: { authorization: `Bearer ${key}` } });
  return { status: response.status, body: await response.json() };
}

test.for([true, false])(
  'someone makes a program, gives it a new key and removes it, with scripts: %s',
  async (javaScriptEnabled) => {
    const page = await stage.visit({ javaScriptEnabled });
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    await page.goto(`${stage.origin}/en/account`);
    await press('Save the name');
    await page.getByRole('heading', { name: 'Programs' }).waitFor();

    await page.getByLabel('Name of the program').fill('Robot');
    await press('Add a program');
    const key = (await page.locator('output').textContent()) ?? '';
    expect(await whoHas(key)).toMatchObject({ status: 200, body: { name: 'Robot', kind: 'program' } });
    const width = await page.locator('html').evaluate((html) => html.scrollWidth);
    expect(width, 'no sideways scrolling').toBeLessThanOrEqual(phone.width);
    if (javaScriptEnabled) expect(await violations(page, '.programs')).toEqual([]);

    await page.goto(`${stage.origin}/en/account`);
    expect(await page.content(), 'shown once').not.toContain(key);
    await press('New key for Robot');
    const next = (await page.locator('output').textContent()) ?? '';
    expect(await whoHas(key)).toMatchObject({ status: 401 });
    expect(await whoHas(next)).toMatchObject({ status: 200 });

    await press('Remove Robot');
    await page.getByText('Robot').waitFor({ state: 'detached' });
    expect(await whoHas(next)).toMatchObject({ status: 401 });
  },
);
