import { expect, it } from 'vitest';
import { isBtwNummer, isOndernemingsnummer, leesPostcode } from './organisatienummers.ts';

it.each([
  ['0403199702', true],
  ['0202239951', true],
  ['0403199703', false],
  ['0403199720', false],
  ['2403199702', false],
  ['403199702', false],
  ['04031997021', false],
  ['', false],
])('company number %s: %s', (nummer, goed) => {
  expect(isOndernemingsnummer(nummer)).toBe(goed);
});

it.each([
  ['NL004495445B01', 'NL', true],
  ['NL123456782B01', 'NL', true],
  ['NL123456789B01', 'NL', false],
  ['BE0403199702', 'BE', true],
  ['BE0403199703', 'BE', false],
  ['BE0403199702', 'NL', false],
  ['NL004495445B01', 'BE', false],
  ['004495445B01', 'NL', false],
] as const)('VAT number %s in %s: %s', (nummer, land, goed) => {
  expect(isBtwNummer(nummer, land)).toBe(goed);
});

it('writes postcodes the way of the country', () => {
  expect([
    leesPostcode('8011ab', 'NL'),
    leesPostcode(' 8011  AB', 'NL'),
    leesPostcode('0123 AB', 'NL'),
    leesPostcode('1234 SS', 'NL'),
    leesPostcode('1234', 'NL'),
  ]).toEqual(['8011 AB', '8011 AB', undefined, undefined, undefined]);
  expect([
    leesPostcode('9000', 'BE'),
    leesPostcode('0999', 'BE'),
    leesPostcode('90000', 'BE'),
    leesPostcode('9000 AB', 'BE'),
  ]).toEqual(['9000', undefined, undefined, undefined]);
});
