import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fontFiles, withLetters } from './letters.ts';

it('names font files that exist', () => {
  const files = Object.values(fontFiles());
  expect(files).toHaveLength(9);
  for (const { normal } of files) expect([normal, existsSync(normal)]).toEqual([normal, true]);
});

it('cuts a name where another font file is needed', () => {
  expect(withLetters('Zoë', 'Andika')).toEqual([{ text: 'Zoë', font: 'Andika-latin' }]);
  expect(withLetters('Ayşe', 'Andika')).toEqual([
    { text: 'Ay', font: 'Andika-latin' },
    { text: 'ş', font: 'Andika-latin-ext' },
    { text: 'e', font: 'Andika-latin' },
  ]);
  expect(withLetters('Nguyễn', 'Lexend').map(({ font }) => font)).toContain('Lexend-vietnamese');
  expect(withLetters('O\u0308ykü', 'Lexend')).toEqual([{ text: 'Öykü', font: 'Lexend-latin' }]);
});
