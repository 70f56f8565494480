/** B20: the words of the two countries, exactly as the table of the design has them; years, pairs and ranges stand in `areas/admins/wording.test.ts`. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import commonBe from './gemeen/nl-BE.json';
import commonNl from './gemeen/nl.json';
import wordsBe from './woorden/nl-BE.json';
import wordsNl from './woorden/nl.json';

const nl: Record<string, string> = { ...commonNl, ...wordsNl };
const be: Record<string, string> = { ...nl, ...commonBe, ...wordsBe };

it.each([
  ['groep.enkel', 'groep', 'klas'],
  ['groep.meervoud', 'groepen', 'klassen'],
  ['groep.de', 'de groep', 'de klas'],
  ['groep.standaard', 'standaardgroep', 'standaardklas'],
  ['groep.indeling', 'groepsindeling', 'klasindeling'],
  ['groep.pad', 'groepen', 'klassen'],
  ['combinatiegroep', 'combinatiegroep', 'graadsklas'],
  ['jaar.speciaal', 'speciaal (basis)onderwijs', 'buitengewoon onderwijs'],
  ['rt.kort', 'RT', 'logopedie'],
  ['rt.praktijk', 'RT-praktijk', 'logopediepraktijk'],
  ['rt.behandelaar', 'remedial teacher', 'logopedist'],
  ['begeleider', "intern begeleider (IB'er)", 'zorgcoördinator'],
  ['leraar.kind', 'juf of meester', 'juf of meester'],
  ['rapport', 'LVS-toets', 'LVS-toets'],
  ['toetsreeks', 'Cito/IEP/Boom/Dia', 'VCLB'],
  ['schoolcode', 'BRIN', 'instellingsnummer'],
  ['voortgezet', 'voortgezet onderwijs', 'secundair onderwijs'],
  ['vakantie.herfst', 'herfstvakantie', 'herfstvakantie'],
  ['vakantie.kerst', 'kerstvakantie', 'kerstvakantie'],
  ['vakantie.voorjaar', 'voorjaarsvakantie', 'krokusvakantie'],
])('%s is %s in the Netherlands and %s in Flanders', (key, dutch, flemish) => {
  expect([nl[key], be[key]]).toEqual([dutch, flemish]);
});

describe('what the server writes', () => {
  type Years = Record<string, string>;
  const yearsOf = (language: string): Years => {
    const file: { dossier: { jaarNaam: Years } } = JSON.parse(readFileSync(`server/i18n/${language}.json`, 'utf8'));
    return file.dossier.jaarNaam;
  };

  it('calls a group a klas in every refusal', () => {
    const faultsOf = (language: string): Record<string, string> => {
      const file: { fout: Record<string, string> } = JSON.parse(readFileSync(`server/i18n/${language}.json`, 'utf8'));
      return file.fout;
    };
    const texts = Object.entries({ ...faultsOf('nl'), ...faultsOf('nl-BE') });
    expect(texts.length).toBeGreaterThan(100);
    expect(texts.filter(([, text]) => /(?<!sub)groep/i.test(text.replaceAll(/\{\w+\}/g, '')))).toEqual([]);
  });

  it.each([
    ['nl', nl],
    ['nl-BE', be],
  ])('names the years as the screens do (%s)', (language, words) => {
    const years = yearsOf(language);
    expect(Object.keys(years).length).toBeGreaterThanOrEqual(9);
    for (let year = 0; year <= 8; year += 1) expect(years[year]).toBe(words[`jaar.${year}`]);
  });
});
