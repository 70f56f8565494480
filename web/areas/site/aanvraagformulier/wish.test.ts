import { expect, it } from 'vitest';
import { askedIn, EMPTY_WISH, wishBody } from './wish.ts';

it('takes over what the address asks, and nothing that does not exist', () => {
  expect(askedIn('?soort=offerte&organisatie=rt&aantal=12')).toEqual({
    soort: 'offerte',
    organisatiesoort: 'rt',
    aantal: '12',
  });
  expect(askedIn('?soort=gratis&organisatie=<b>&aantal=-3')).toEqual({});
});

it('sends a number, or none', () => {
  expect(wishBody({ ...EMPTY_WISH, aantal: '140' })).toMatchObject({ aantal: 140 });
  expect('aantal' in wishBody(EMPTY_WISH)).toBe(false);
  expect(wishBody({ ...EMPTY_WISH, aantal: 'veel' })).toMatchObject({ aantal: Number.NaN });
});
