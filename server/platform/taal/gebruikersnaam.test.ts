import { expect, it } from 'vitest';
import { vrijeNaam, weergavenamen, wensNaam } from './gebruikersnaam.ts';

it('proposes names without accents, prefixes and signs', () => {
  expect(wensNaam({ roepnaam: 'Zoë', achternaam: 'Veld' })).toBe('zoe.v');
  expect(wensNaam({ roepnaam: "D'Amie", achternaam: 'Sloot' })).toBe('damie.s');
  expect(wensNaam({ roepnaam: 'Öykü', achternaam: 'Şahin' })).toBe('oyku.s');
  expect(wensNaam({ roepnaam: 'Ster 7' })).toBe('ster7');
  expect(wensNaam({ roepnaam: '小', achternaam: '' })).toBe('leerling.');
});

it('numbers a name that is taken, also within one batch', () => {
  const bezet = new Set(['zoe.v']);
  expect([vrijeNaam('zoe.v', bezet), vrijeNaam('zoe.v', bezet), vrijeNaam('amin.b', bezet)]).toEqual([
    'zoe.v2',
    'zoe.v3',
    'amin.b',
  ]);
});

it('adds a letter only where two share a first name', () => {
  const namen = weergavenamen([
    { id: '1', roepnaam: 'Noor', achternaam: 'bakker' },
    { id: '2', roepnaam: 'noor', achternaam: '' },
    { id: '3', roepnaam: 'Sem', achternaam: 'Dam' },
  ]);
  expect([...namen.values()]).toEqual(['Noor B', 'noor', 'Sem']);
});
