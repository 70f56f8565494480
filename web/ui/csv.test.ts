import { expect, it } from 'vitest';
import { bestandsnaam } from './csv.ts';

it('names a file without signs that a disk refuses', () => {
  expect(bestandsnaam(['4/5 Meeuwen', 'Leerlingen'])).toBe('4-5-meeuwen-leerlingen.csv');
});
