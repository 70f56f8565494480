import { expect, it } from 'vitest';
import { cardAddress } from '#server/features/wachtwoorden/wachtwoorden.contract.ts';
import { findChild, readLoginCard } from './card-read.ts';

const ID = '019f955b-73e2-7000-8000-0000deadbeef';

it('reads what the server prints', () => {
  expect(readLoginCard(cardAddress('https://school.voorbeeld', 'BCDF23', ID))).toEqual({
    code: 'BCDF23',
    kind: 'deadbeef',
  });
});

it('reads a bare code and a link without a pupil', () => {
  expect(readLoginCard(' bcdf23 ')).toEqual({ code: 'BCDF23', kind: '' });
  expect(readLoginCard('http://x.nl/app/auth/login?code=bcdf23&kind=%3Cscript%3E')).toEqual({
    code: 'BCDF23',
    kind: '',
  });
});

it.each(['https://elders.nl/menu', 'WIFI:S:school;P:geheim;;', '', 'BCDF2', 'https://x.nl/?code=veeltelang'])(
  'refuses %s',
  (text) => {
    expect(readLoginCard(text)).toBeNull();
  },
);

it('finds the child of the card, and nobody when two would fit', () => {
  const other = { id: ID.replace('deadbeef', 'cafecafe') };
  expect(findChild([{ id: ID }, other], 'deadbeef')).toEqual({ id: ID });
  expect(findChild([{ id: ID }, { id: ID.replace('019f', '019e') }], 'deadbeef')).toBeNull();
  expect(findChild([{ id: ID }], '')).toBeNull();
});
