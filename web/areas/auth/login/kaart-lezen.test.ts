import { expect, it } from 'vitest';
import { kaartAdres } from '#server/features/wachtwoorden/wachtwoorden.contract.ts';
import { kindVan, leesKaartje } from './kaart-lezen.ts';

const ID = '019f955b-73e2-7000-8000-0000deadbeef';

it('reads what the server prints', () => {
  expect(leesKaartje(kaartAdres('https://school.voorbeeld', 'BCDF23', ID))).toEqual({
    code: 'BCDF23',
    kind: 'deadbeef',
  });
});

it('reads a bare code and a link without a pupil', () => {
  expect(leesKaartje(' bcdf23 ')).toEqual({ code: 'BCDF23', kind: '' });
  expect(leesKaartje('http://x.nl/app/auth/login?code=bcdf23&kind=%3Cscript%3E')).toEqual({ code: 'BCDF23', kind: '' });
});

it.each(['https://elders.nl/menu', 'WIFI:S:school;P:geheim;;', '', 'BCDF2', 'https://x.nl/?code=veeltelang'])(
  'refuses %s',
  (tekst) => {
    expect(leesKaartje(tekst)).toBeNull();
  },
);

it('finds the child of the card, and nobody when two would fit', () => {
  const ander = { id: ID.replace('deadbeef', 'cafecafe') };
  expect(kindVan([{ id: ID }, ander], 'deadbeef')).toEqual({ id: ID });
  expect(kindVan([{ id: ID }, { id: ID.replace('019f', '019e') }], 'deadbeef')).toBeNull();
  expect(kindVan([{ id: ID }], '')).toBeNull();
});
