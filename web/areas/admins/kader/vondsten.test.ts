import { describe, expect, it } from 'vitest';
import type { GroepItem } from '#server/features/groepen/groepen.contract.ts';
import type { Lijstleerling } from '#server/features/leerlingen/leerlingen-beheer.contract.ts';
import { maakId } from '../test-kit.ts';
import { maakVondsten } from './vondsten.ts';

const GROEP: GroepItem = {
  id: maakId(1),
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
  naam: string,
  groep: Lijstleerling['groep'] = { id: GROEP.id, naam: GROEP.naam },
): Lijstleerling => ({
  id: maakId(nr),
  naam,
  roepnaam: naam,
  jaargroep: 4,
  gebruikersnaam: `k${nr}`,
  dier: 'vos',
  ...(groep === undefined ? {} : { groep }),
});
const LIJST = [
  kind(2, 'Öykü van der Demirel'),
  ...Array.from({ length: 12 }, (_, nr) => kind(10 + nr, `Noor Oster${nr}`)),
];
const zoek = (tekst: string, leerlingen = LIJST, onderweg = true) =>
  maakVondsten({
    zoek: tekst,
    groepen: [GROEP],
    leerlingen,
    onderweg,
    adminId: 'a',
    groepenPad: '/admins/a/groepen',
    aantal: (count) => `${count} leerlingen`,
    zonderGroep: 'zonder groep',
  });

describe('search box', () => {
  it('finds without accents, by parts in any order', () => {
    expect(zoek('demi oyku').map(({ naam }) => naam)).toEqual(['Öykü van der Demirel']);
    expect(zoek('niemand')).toEqual([]);
    expect(zoek(' ')).toEqual([]);
  });

  it('trusts the server for its own answer, and drops what no longer fits while one is on its way', () => {
    const obrien = [kind(4, "Sem O'Brien")];
    expect(zoek('obrien', obrien, false)).toHaveLength(1);
    expect(zoek('noor', obrien, true)).toEqual([]);
  });

  it('puts groups first and shows no more than eight of a kind', () => {
    expect(zoek('oster')).toHaveLength(9);
    expect(zoek('oster')[0]).toEqual({
      id: GROEP.id,
      naam: GROEP.naam,
      bij: '2 leerlingen',
      dier: null,
      naar: `/admins/a/groepen/${GROEP.id}/leerlingen`,
    });
  });

  it('leads to the pupil in the group, and to the list of those without one', () => {
    expect(zoek('oyku')[0]).toMatchObject({
      bij: '4/5 Öster',
      naar: `/admins/a/groepen/${GROEP.id}/leerlingen?leerling=${maakId(2)}`,
    });
    const { groep: _weg, ...los } = kind(3, 'Ster 7');
    expect(zoek('ster 7', [los])[0]).toMatchObject({ bij: 'zonder groep', naar: '/admins/a/leerlingen?groep=zonder' });
  });
});
