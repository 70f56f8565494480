import { expect, it } from 'vitest';
import { readListQuery } from './list-vraag.ts';

it('B7 reads a list from the address, whatever stands in it', () => {
  const read = (address: string) => readListQuery(new URLSearchParams(address));
  expect(read('')).toEqual({ pagina: 1, grootte: 25, sorteer: 'naam', groep: '' });
  expect(read('pagina=3&grootte=100&sorteer=-laatst&groep=zonder')).toEqual({
    pagina: 3,
    grootte: 100,
    sorteer: '-laatst',
    groep: 'zonder',
  });
  expect(read('pagina=-1&grootte=7&sorteer=wachtwoord')).toEqual({
    pagina: 1,
    grootte: 25,
    sorteer: 'naam',
    groep: '',
  });
  expect(read('pagina=x&sorteer=--name')).toMatchObject({ pagina: 1, sorteer: 'naam' });
});
