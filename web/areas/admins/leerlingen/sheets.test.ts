import { expect, it } from 'vitest';
import { pageWith, pageOf } from './sheets.ts';

const rows = (count: number) => Array.from({ length: count }, (_, nr) => ({ id: String(nr) }));

it.each([
  [0, 1],
  [1, 1],
  [26, 1],
  [60, 1],
  [61, 2],
  [5_000, 100],
])('B7 shows %i rows of a group on %i pages, each row once', (count, sheets) => {
  const items = rows(count);
  expect(pageOf(items, 1).aantal).toBe(sheets);
  const seen = Array.from({ length: sheets }, (_, nr) => pageOf(items, nr + 1).items).flat();
  expect(seen).toEqual(items);
});

it('B7 keeps within the pages there are, and finds the page of a row', () => {
  const items = rows(120);
  expect([pageOf(items, 0).nr, pageOf(items, 9).nr]).toEqual([1, 3]);
  expect([
    pageWith(items, '0'),
    pageWith(items, '49'),
    pageWith(items, '50'),
    pageWith(items, '119'),
    pageWith(items, 'weg'),
    pageWith(items, null),
    pageWith(rows(60), '55'),
  ]).toEqual([1, 1, 2, 3, 1, 1, 1]);
});
