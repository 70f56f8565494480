import { expect, it } from 'vitest';
import { readAddresses } from './addresses.ts';

it.each([
  ['a@x.nl', ['a@x.nl']],
  ['a@x.nl, b@x.nl; c@x.nl\nd@x.nl  e@x.nl', ['a@x.nl', 'b@x.nl', 'c@x.nl', 'd@x.nl', 'e@x.nl']],
  ['Jan de Boer <jan@x.nl>, "Els, Dr." <els@x.nl>', ['jan@x.nl', '"Els', 'els@x.nl']],
  ['Jan@x.nl jan@x.nl', ['jan@x.nl']],
  [' \n ', []],
  ['geen adres', ['geen', 'adres']],
])('reads %j', (text, addresses) => {
  expect(readAddresses(text)).toEqual(addresses);
});
