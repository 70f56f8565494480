import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { columnName, createXlsx } from './xlsx.ts';

it('names columns as a spreadsheet does', () => {
  expect([0, 25, 26, 51, 52, 702].map(columnName)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'AAA']);
});

it('packs rows with numbers as numbers, and text that would be a formula as text', async () => {
  const files = unzipSync(await createXlsx([['Woord', 'Keer'], ['=A1 & <b>', '3'], ['Öykü']]));
  expect(Object.keys(files)).toContain('xl/workbook.xml');
  const sheet = strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  expect(sheet).toContain('<c r="B2"><v>3</v></c>');
  expect(sheet).toContain('<c r="A2" t="inlineStr"><is><t xml:space="preserve">=A1 &amp; &lt;b&gt;</t></is></c>');
  expect(sheet).toContain('Öykü');
  expect(sheet).not.toContain('<f>');
});
