import { expect, test } from 'vitest';
import { dataElement, dataIn, type TablePageData } from './page-data.ts';

const data = { name: '</script><b>Anna & "Bo" \u2028', lang: 'sv' } as unknown as TablePageData;

test('what a page is rendered from is found in its HTML again, whatever people are called', () => {
  const html = `<!doctype html><style>a{}</style><div id="table"></div>${dataElement(data)}<p>after</p>`;
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  expect(dataIn(html)).toEqual(data);
});

test('a page of another kind has none', () => {
  expect(dataIn('<!doctype html><p>Nothing here</p>')).toBeNull();
});
