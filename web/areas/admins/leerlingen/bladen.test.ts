import { expect, it } from 'vitest';
import { leesLijstvraag } from '../alle-leerlingen/lijstvraag.ts';
import { bladMet, bladVan } from './bladen.ts';

const rijen = (aantal: number) => Array.from({ length: aantal }, (_, nr) => ({ id: String(nr) }));

it.each([
  [0, 1],
  [1, 1],
  [26, 1],
  [60, 1],
  [61, 2],
  [5_000, 100],
])('B7 shows %i rows of a group on %i pages, each row once', (aantal, bladen) => {
  const items = rijen(aantal);
  expect(bladVan(items, 1).aantal).toBe(bladen);
  const gezien = Array.from({ length: bladen }, (_, nr) => bladVan(items, nr + 1).items).flat();
  expect(gezien).toEqual(items);
});

it('B7 keeps within the pages there are, and finds the page of a row', () => {
  const items = rijen(120);
  expect([bladVan(items, 0).nr, bladVan(items, 9).nr]).toEqual([1, 3]);
  expect([
    bladMet(items, '0'),
    bladMet(items, '49'),
    bladMet(items, '50'),
    bladMet(items, '119'),
    bladMet(items, 'weg'),
    bladMet(items, null),
    bladMet(rijen(60), '55'),
  ]).toEqual([1, 1, 2, 3, 1, 1, 1]);
});

it('B7 reads a list from the address, whatever stands in it', () => {
  const lees = (adres: string) => leesLijstvraag(new URLSearchParams(adres));
  expect(lees('')).toEqual({ pagina: 1, grootte: 25, sorteer: 'naam', groep: '' });
  expect(lees('pagina=3&grootte=100&sorteer=-laatst&groep=zonder')).toEqual({
    pagina: 3,
    grootte: 100,
    sorteer: '-laatst',
    groep: 'zonder',
  });
  expect(lees('pagina=-1&grootte=7&sorteer=wachtwoord')).toEqual({
    pagina: 1,
    grootte: 25,
    sorteer: 'naam',
    groep: '',
  });
  expect(lees('pagina=x&sorteer=--naam')).toMatchObject({ pagina: 1, sorteer: 'naam' });
});
