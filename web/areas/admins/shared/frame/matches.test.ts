import { describe, expect, it } from 'vitest';
import type { GroepItem } from '#server/features/groepen/groepen.contract.ts';
import type { ListLeerling } from '#server/features/leerlingen/leerlingen-management.contract.ts';
import { createId } from '../test-kit.ts';
import { createMatches } from './matches.ts';

const GROEP: GroepItem = {
  id: createId(1),
  naam: '4/5 Öster',
  jaargroepen: [4, 5],
  schooljaar: '2026-2027',
  docenten: [],
  aantal: 2,
  weekActief: 0,
  weekMinuten: 0,
  signalen: 0,
  gearchiveerd: false,
};
const kind = (
  nr: number,
  name: string,
  groep: ListLeerling['groep'] = { id: GROEP.id, naam: GROEP.naam },
): ListLeerling => ({
  id: createId(nr),
  naam: name,
  roepnaam: name,
  jaargroep: 4,
  gebruikersnaam: `k${nr}`,
  dier: 'vos',
  ...(groep === undefined ? {} : { groep }),
});
const LIST = [
  kind(2, 'Öykü van der Demirel'),
  ...Array.from({ length: 12 }, (_, nr) => kind(10 + nr, `Noor Oster${nr}`)),
];
const search = (text: string, leerlingen = LIST, pending = true) =>
  createMatches({
    zoek: text,
    groepen: [GROEP],
    leerlingen,
    pending,
    adminId: 'a',
    groepenPath: '/admins/a/groepen',
    aantal: (count) => `${count} leerlingen`,
    zonderGroep: 'zonder groep',
  });

describe('search box', () => {
  it('finds without accents, by parts in any order', () => {
    expect(search('demi oyku').map(({ naam: name }) => name)).toEqual(['Öykü van der Demirel']);
    expect(search('niemand')).toEqual([]);
    expect(search(' ')).toEqual([]);
  });

  it('trusts the server for its own answer, and drops what no longer fits while one is on its way', () => {
    const obrien = [kind(4, "Sem O'Brien")];
    expect(search('obrien', obrien, false)).toHaveLength(1);
    expect(search('noor', obrien, true)).toEqual([]);
  });

  it('puts groups first and shows no more than eight of a kind', () => {
    expect(search('oster')).toHaveLength(9);
    expect(search('oster')[0]).toEqual({
      id: GROEP.id,
      naam: GROEP.naam,
      bij: '2 leerlingen',
      dier: null,
      naar: `/admins/a/groepen/${GROEP.id}/leerlingen`,
    });
  });

  it('leads to the pupil in the group, and to the list of those without one', () => {
    expect(search('oyku')[0]).toMatchObject({
      bij: '4/5 Öster',
      naar: `/admins/a/groepen/${GROEP.id}/leerlingen?leerling=${createId(2)}`,
    });
    const { groep: _gone, ...loose } = kind(3, 'Ster 7');
    expect(search('ster 7', [loose])[0]).toMatchObject({
      bij: 'zonder groep',
      naar: '/admins/a/leerlingen?groep=zonder',
    });
  });
});
