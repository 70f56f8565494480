import { expect, it } from 'vitest';
import { fileName } from './csv.ts';

it('names a file without signs that a disk refuses', () => {
  expect(fileName(['4/5 Meeuwen', 'Leerlingen'])).toBe('4-5-meeuwen-leerlingen.csv');
});
