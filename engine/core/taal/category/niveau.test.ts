import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { MAX_TEXT, niveau, structureNiveau } from './niveau.ts';
import { loadPatterns } from '../woord/patterns.ts';

/** Words by the build they have: 0 one syllable without a cluster, 1 one syllable, 2 a compound or -je word of two syllables, 3 longer or another build. */
const BUILD: readonly (readonly [number, string])[] = [
  [0, 'kat maan vis boek ik aap oog zee koe bij ui hoed roos peer muis ei uil mes bel dak'],
  [1, 'spin straat herfst melk school kast bank ring wolk strand tong slang fles krant hond'],
  [2, 'boompje voetbal visje huisdeur koekje handdoek zakdoek stoeltje'],
  [
    3,
    'olifant konijn banaan kabouter schommelen regenjas televisie tekening familie verhalen tafel appel water lopen piano',
  ],
];

/** Text, mean letters per word, mean words per sentence; counted by hand. */
const TEXTS: readonly (readonly [string, number, number])[] = [
  ['ik zie een maan.', 3, 4],
  ['kat. vis. aap.', 3, 1],
  ['De maan is rond en geel.', 3, 6],
  ['De kat slaapt! Waar is de hond?', 3.3, 3.5],
  ['Mijn oma woont in een klein huis bij de zee.', 3.4, 10],
  ['Hij loopt, zij rent.', 3.8, 4],
  ["Auto's rijden hard…", 5, 3],
  ['zee-eend zwemt', 6, 2],
  ['Een olifant heeft een slurf.\nEen muis heeft een staart.', 4.4, 5],
  ['Ja! Nee! Ja! Nee!', 2.5, 1],
  ['Op 3 mei 2024 is het feest.', 3, 5],
  ['Bibliotheek', 11, 1],
];

describe('structuurNiveau', () => {
  beforeAll(loadPatterns);

  it.each(BUILD)('gives level %i to its words', (build, woorden) => {
    expect(woorden.split(' ').filter((w) => structureNiveau(w) !== build)).toEqual([]);
  });

  it('holds at least sixty words and texts', () => {
    expect(BUILD.flatMap(([, w]) => w.split(' ')).length + TEXTS.length).toBeGreaterThanOrEqual(60);
  });
});

describe('niveau', () => {
  beforeAll(loadPatterns);

  it.each(TEXTS)('%j has %d letters a word and %d words a sentence', (text, letters, woorden) => {
    expect(niveau(text)).toMatchObject({
      ok: true,
      value: { gemWoordlengte: letters, gemZinlengte: woorden, onzeker: true },
    });
  });

  it('rises with longer words and sentences', () => {
    const row = [
      'ik zie een kat. de kat is wit. ik aai de kat.',
      'De hond van opa slaapt in de mand. Hij droomt van een bot.',
      'Tijdens de vakantie bezochten we een oud kasteel met een diepe gracht en een hoge toren.',
      'Ondanks de tegenvallende weersomstandigheden organiseerde de gemeentelijke sportvereniging uiteindelijk toch een indrukwekkend internationaal zwemkampioenschap voor gevorderde deelnemers.',
    ];
    const order = ['Start', 'M3', 'E3', 'M4', 'E4', 'M5', 'E5', 'M6', 'E6', 'M7', 'E7', 'Plus'];
    const spots = row.map((t) => {
      const out = niveau(t);
      return out.ok ? order.indexOf(out.value.niveau) : -1;
    });
    expect(spots).toEqual([...spots].sort((a, b) => a - b));
    expect(new Set(spots).size).toBe(4);
    expect([spots[0], spots[3]]).toEqual([0, 11]);
  });

  it('leaves out names for the share of frequent words and is sure from forty words', () => {
    const zin = 'Ik zie de kat en de hond in het huis. ';
    expect(niveau(`${zin}Dan komt Xanthippe.`)).toMatchObject({ ok: true, value: { aandeelFrequent: 1 } });
    expect(niveau(zin.repeat(4))).not.toHaveProperty('value.onzeker');
  });

  it.each([
    ['', 'leeg'],
    ['   ', 'leeg'],
    ['?!', 'ongeldig-teken'],
    ['123', 'ongeldig-teken'],
    ['a '.repeat(MAX_TEXT), 'te-lang'],
  ])('refuses %j', (text, error) => {
    expect(niveau(text)).toEqual({ ok: false, fout: error });
  });

  it('never throws and stays on the scale', () => {
    const property = fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (t) => {
      const out = niveau(t);
      return (
        !out.ok || (out.value.aandeelFrequent >= 0 && out.value.aandeelFrequent <= 1 && out.value.gemZinlengte >= 1)
      );
    });
    expect(fc.check(property, { seed: 5, numRuns: 300 }).failed).toBe(false);
  });
});
