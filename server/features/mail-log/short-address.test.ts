import { expect, it } from 'vitest';
import { shortAddress } from './short-address.ts';

it.each([
  ['bea.vermeer@school.test', 'be…@school.test'],
  ['bea@school.test', 'b…@school.test'],
  ['b@x.nl', 'b…@x.nl'],
  ['raar', '…'],
  ['@x.nl', '…'],
])('shortens %s to %s', (address, short) => {
  expect(shortAddress(address)).toBe(short);
});
