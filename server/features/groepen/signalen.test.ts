import { describe, expect, it } from 'vitest';
import type { SignaalRij } from './groepen.repository.ts';
import { leerlingSignaal, lopendeGroepen, plaatsenSignaal, type Zin } from './signalen.ts';

const DAG_MS = 86_400_000;
const NU = Date.parse('2026-11-20T10:00:00Z');
const geleden = (dagen: number): Date => new Date(NU - dagen * DAG_MS);
const rij = (deel: Partial<SignaalRij>): SignaalRij => ({
  leerling_id: 'l1',
  groep_id: 'g1',
  naam: 'Noor',
  struikelwoorden: 0,
  laatst: geleden(1),
  geblokkeerd_tot: null,
  aangemaakt_op: geleden(40),
  startniveau: null,
  instap: false,
  ...deel,
});
const zin: Zin = (sleutel, { naam, aantal }) => `${sleutel}|${naam}|${aantal}`;
const weeg = (deel: Partial<SignaalRij>, lopend: readonly string[] = ['g1']) =>
  leerlingSignaal(rij(deel), { nu: NU, lopend: new Set(lopend), zin }).map(({ soort, aantal, actie, tekst }) => [
    soort,
    aantal,
    actie,
    tekst,
  ]);

describe('the one reason of a pupil', () => {
  it.each([
    [{}, undefined],
    [
      { geblokkeerd_tot: geleden(0.5), struikelwoorden: 9 },
      ['plaatjes_geblokkeerd', 0, 'ontgrendelen', 'plaatjes_geblokkeerd|Noor|0'],
    ],
    [{ geblokkeerd_tot: geleden(1.5) }, undefined],
    [{ struikelwoorden: 2 }, undefined],
    [{ struikelwoorden: 3 }, ['struikelwoorden', 3, 'voortgang', 'struikelwoorden|Noor|3']],
    [{ laatst: geleden(13.9) }, undefined],
    [{ laatst: geleden(14) }, ['niet_geoefend', 14, 'leerling', 'niet_geoefend|Noor|14']],
    [{ laatst: null }, ['niet_geoefend', 40, 'leerling', 'nooit_geoefend|Noor|40']],
    [
      { laatst: null, aangemaakt_op: geleden(2) },
      ['zonder_startniveau', 0, 'startniveau', 'zonder_startniveau|Noor|0'],
    ],
    [{ laatst: null, aangemaakt_op: geleden(2), startniveau: '4.5' }, undefined],
    [{ laatst: null, aangemaakt_op: geleden(2), instap: true }, undefined],
  ] satisfies [Partial<SignaalRij>, unknown][])('%j', (deel, verwacht) => {
    expect(weeg(deel)).toEqual(verwacht === undefined ? [] : [verwacht]);
  });

  it('does not call everybody new in a group that has yet to begin', () => {
    expect(weeg({ laatst: null, aangemaakt_op: geleden(2) }, [])).toEqual([]);
    const rijen = [
      rij({ groep_id: 'half' }),
      rij({ groep_id: 'half', laatst: null }),
      rij({ groep_id: 'begint' }),
      rij({ groep_id: 'begint', laatst: null }),
      rij({ groep_id: 'begint', laatst: null }),
      rij({ groep_id: 'stil', laatst: null }),
    ];
    expect([...lopendeGroepen(rijen)]).toEqual(['half']);
  });
});

it.each([
  [{ totaal: 150, gebruikt: 142 }, []],
  [{ totaal: 150, gebruikt: 143 }, [['plaatsen_bijna_vol', 7]]],
  [{ totaal: 150, gebruikt: 150 }, [['plaatsen_vol', 150]]],
  [{ totaal: 150, gebruikt: 152 }, [['plaatsen_vol', 150]]],
  [{ totaal: 5, gebruikt: 3 }, []],
  [{ totaal: 5, gebruikt: 4 }, [['plaatsen_bijna_vol', 1]]],
])('tells of the seats %j', (plaatsen, verwacht) => {
  expect(plaatsenSignaal(plaatsen, zin).map(({ soort, aantal }) => [soort, aantal])).toEqual(verwacht);
});
