import { readSheet } from 'read-excel-file/node';
import { expect, it } from 'vitest';
import { createXlsx } from './xlsx.ts';

it('writes numbers as numbers, and text that would be a formula as text', async () => {
  const book = await createXlsx([
    ['Woord', 'Keer'],
    ['=A1 & <b>', '3'],
    ['Öykü', '-12'],
  ]);
  expect(await readSheet(Buffer.from(await book.arrayBuffer()))).toEqual([
    ['Woord', 'Keer'],
    ['=A1 & <b>', 3],
    ['Öykü', -12],
  ]);
});
