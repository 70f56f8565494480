import { describe, expect, it } from 'vitest';
import type { SignaalRow } from './groepen.repository.ts';
import { leerlingSignaal, runningGroepen, seatSignalen, type Zin } from './signalen.ts';

const DAY_MS = 86_400_000;
const NOW = Date.parse('2026-11-20T10:00:00Z');
const daysAgo = (days: number): Date => new Date(NOW - days * DAY_MS);
const row = (part: Partial<SignaalRow>): SignaalRow => ({
  leerling_id: 'l1',
  groep_id: 'g1',
  naam: 'Noor',
  struikelwoorden: 0,
  stumbles: [],
  laatst: daysAgo(1),
  geblokkeerd_tot: null,
  aangemaakt_op: daysAgo(40),
  startniveau: null,
  instap: false,
  ...part,
});
const zin: Zin = (key, { naam: name, aantal: count }) => `${key}|${name}|${count}`;
const weigh = (part: Partial<SignaalRow>, running: readonly string[] = ['g1']) =>
  leerlingSignaal(row(part), { nu: NOW, running: new Set(running), zin, doelName: (id) => `doel ${id}` }).map(
    ({ soort: kind, aantal: count, actie: action, tekst: text }) => [kind, count, action, text],
  );

describe('the one reason of a pupil', () => {
  it.each([
    [{}, undefined],
    [
      { geblokkeerd_tot: daysAgo(0.5), struikelwoorden: 9 },
      ['plaatjes_geblokkeerd', 0, 'ontgrendelen', 'plaatjes_geblokkeerd|Noor|0'],
    ],
    [{ geblokkeerd_tot: daysAgo(1.5) }, undefined],
    [{ struikelwoorden: 2 }, undefined],
    [{ struikelwoorden: 3 }, ['struikelwoorden', 3, 'voortgang', 'struikelwoorden|Noor|3']],
    [
      { struikelwoorden: 9, stumbles: [{ id: 'ei', since: 100 }] },
      ['struikeldoelen', 1, 'voortgang', 'struikeldoel|Noor|1'],
    ],
    [{ laatst: daysAgo(13.9) }, undefined],
    [{ laatst: daysAgo(14) }, ['niet_geoefend', 14, 'leerling', 'niet_geoefend|Noor|14']],
    [{ laatst: null }, ['niet_geoefend', 40, 'leerling', 'nooit_geoefend|Noor|40']],
    [
      { laatst: null, aangemaakt_op: daysAgo(2) },
      ['zonder_startniveau', 0, 'startniveau', 'zonder_startniveau|Noor|0'],
    ],
    [{ laatst: null, aangemaakt_op: daysAgo(2), startniveau: '4.5' }, undefined],
    [{ laatst: null, aangemaakt_op: daysAgo(2), instap: true }, undefined],
  ] satisfies [Partial<SignaalRow>, unknown][])('%j', (part, expected) => {
    expect(weigh(part)).toEqual(expected === undefined ? [] : [expected]);
  });

  it('names the goals somebody stumbles on, and since when', () => {
    const doelen = [
      { id: 'ei', since: 0 },
      { id: 'au', since: 31 },
    ];
    const part = { nu: NOW, running: new Set<string>(), zin, doelName: (id: string) => `doel ${id}` };
    expect(leerlingSignaal(row({ stumbles: doelen }), part)).toMatchObject([
      {
        soort: 'struikeldoelen',
        tekst: 'struikeldoelen|Noor|2',
        doelen: [
          { id: 'ei', naam: 'doel ei', since: '2020-01-01' },
          { id: 'au', naam: 'doel au', since: '2020-02-01' },
        ],
      },
    ]);
  });

  it('does not call everybody new in a group that has yet to begin', () => {
    expect(weigh({ laatst: null, aangemaakt_op: daysAgo(2) }, [])).toEqual([]);
    const rows = [
      row({ groep_id: 'half' }),
      row({ groep_id: 'half', laatst: null }),
      row({ groep_id: 'begint' }),
      row({ groep_id: 'begint', laatst: null }),
      row({ groep_id: 'begint', laatst: null }),
      row({ groep_id: 'stil', laatst: null }),
    ];
    expect([...runningGroepen(rows)]).toEqual(['half']);
  });
});

it.each([
  [{ totaal: 150, gebruikt: 142 }, []],
  [{ totaal: 150, gebruikt: 143 }, [['plaatsen_bijna_vol', 7]]],
  [{ totaal: 150, gebruikt: 150 }, [['plaatsen_vol', 150]]],
  [{ totaal: 150, gebruikt: 152 }, [['plaatsen_vol', 150]]],
  [{ totaal: 5, gebruikt: 3 }, []],
  [{ totaal: 5, gebruikt: 4 }, [['plaatsen_bijna_vol', 1]]],
])('tells of the seats %j', (places, expected) => {
  expect(seatSignalen(places, zin).map(({ soort: kind, aantal: count }) => [kind, count])).toEqual(expected);
});
