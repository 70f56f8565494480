import { expect, it } from 'vitest';
import { isVatNumber, isEnterpriseNumber, parsePostcode } from './organization-numbers.ts';

it.each([
  ['0403199702', true],
  ['0202239951', true],
  ['0403199703', false],
  ['0403199720', false],
  ['2403199702', false],
  ['403199702', false],
  ['04031997021', false],
  ['', false],
])('company number %s: %s', (number, correct) => {
  expect(isEnterpriseNumber(number)).toBe(correct);
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
] as const)('VAT number %s in %s: %s', (number, land, correct) => {
  expect(isVatNumber(number, land)).toBe(correct);
});

it('writes postcodes the way of the country', () => {
  expect([
    parsePostcode('8011ab', 'NL'),
    parsePostcode(' 8011  AB', 'NL'),
    parsePostcode('0123 AB', 'NL'),
    parsePostcode('1234 SS', 'NL'),
    parsePostcode('1234', 'NL'),
  ]).toEqual(['8011 AB', '8011 AB', undefined, undefined, undefined]);
  expect([
    parsePostcode('9000', 'BE'),
    parsePostcode('0999', 'BE'),
    parsePostcode('90000', 'BE'),
    parsePostcode('9000 AB', 'BE'),
  ]).toEqual(['9000', undefined, undefined, undefined]);
});
