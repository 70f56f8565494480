import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fontbestanden, metLetters } from './letters.ts';

it('names font files that exist', () => {
  const bestanden = Object.values(fontbestanden());
  expect(bestanden).toHaveLength(9);
  for (const { normal } of bestanden) expect([normal, existsSync(normal)]).toEqual([normal, true]);
});

it('cuts a name where another font file is needed', () => {
  expect(metLetters('Zoë', 'Andika')).toEqual([{ text: 'Zoë', font: 'Andika-latin' }]);
  expect(metLetters('Ayşe', 'Andika')).toEqual([
    { text: 'Ay', font: 'Andika-latin' },
    { text: 'ş', font: 'Andika-latin-ext' },
    { text: 'e', font: 'Andika-latin' },
  ]);
  expect(metLetters('Nguyễn', 'Lexend').map(({ font }) => font)).toContain('Lexend-vietnamese');
  expect(metLetters('O\u0308ykü', 'Lexend')).toEqual([{ text: 'Öykü', font: 'Lexend-latin' }]);
});
