import { expect, it } from 'vitest';
import { cardBase } from './card-base.ts';

const NL = 'https://taaltocht.test';
const BE = 'https://taaltocht-be.test';
const FORGED = 'https://kwaad.example';

it.each([
  ['nl-NL', { BASE_URL: `${NL}/`, BASE_URL_BE: BE }, NL],
  ['nl-BE', { BASE_URL: NL, BASE_URL_BE: `${BE}/` }, BE],
  ['nl-BE', { BASE_URL: NL }, NL],
] as const)(
  'leads to the configured address of the country, whatever host was asked (%s, %j)',
  (locale, bases, base) => {
    expect(cardBase({ BASE_URL_BE: undefined, ...bases }, locale, FORGED)).toBe(base);
  },
);

it('leads to where the teacher works when nothing is configured, such as a machine on the school network', () => {
  const none = { BASE_URL: undefined, BASE_URL_BE: undefined };
  expect(cardBase(none, 'nl-BE', 'http://192.168.1.5:3000')).toBe('http://192.168.1.5:3000');
});
