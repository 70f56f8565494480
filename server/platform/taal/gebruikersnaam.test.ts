import { expect, it } from 'vitest';
import { claimFreeName, displayNames, desiredName } from './gebruikersnaam.ts';

it('proposes names without accents, prefixes and signs', () => {
  expect(desiredName({ roepnaam: 'Zoë', achternaam: 'Veld' })).toBe('zoe.v');
  expect(desiredName({ roepnaam: "D'Amie", achternaam: 'Sloot' })).toBe('damie.s');
  expect(desiredName({ roepnaam: 'Öykü', achternaam: 'Şahin' })).toBe('oyku.s');
  expect(desiredName({ roepnaam: 'Ster 7' })).toBe('ster7');
  expect(desiredName({ roepnaam: '小', achternaam: '' })).toBe('leerling.');
});

it('numbers a name that is taken, also within one batch', () => {
  const taken = new Set(['zoe.v']);
  expect([claimFreeName('zoe.v', taken), claimFreeName('zoe.v', taken), claimFreeName('amin.b', taken)]).toEqual([
    'zoe.v2',
    'zoe.v3',
    'amin.b',
  ]);
});

it('adds a letter only where two share a first name', () => {
  const names = displayNames([
    { id: '1', roepnaam: 'Noor', achternaam: 'bakker' },
    { id: '2', roepnaam: 'noor', achternaam: '' },
    { id: '3', roepnaam: 'Sem', achternaam: 'Dam' },
  ]);
  expect([...names.values()]).toEqual(['Noor B', 'noor', 'Sem']);
});
