import { beforeAll, describe, expect, it } from 'vitest';
import { contentWoorden } from '../test-kit.ts';
import { loadPatterns } from '../woord/patterns.ts';
import { betweenOf, samenstellingSeams } from './samenstelling.ts';

/** The word with its seams; the linking letters stand in brackets before them. */
function shown(w: string, o = {}): string {
  return samenstellingSeams(w, o).reduceRight(
    (text, { plek: spot, between }) =>
      `${text.slice(0, spot - between.length)}${between && `(${between})`}|${text.slice(spot)}`,
    w,
  );
}

describe('samenstellingSeams', () => {
  beforeAll(loadPatterns);

  it.each([
    ['huisdeur', 'huis|deur'],
    ['voetbal', 'voet|bal'],
    ['zakdoek', 'zak|doek'],
    ['handdoek', 'hand|doek'],
    ['regenjas', 'regen|jas'],
    ['schoolplein', 'school|plein'],
    ['appelboom', 'appel|boom'],
    ['slaapkamer', 'slaap|kamer'],
    ['vuurtoren', 'vuur|toren'],
    ['badkamer', 'bad|kamer'],
    ['sneeuwpop', 'sneeuw|pop'],
    ['tuinstoel', 'tuin|stoel'],
    ['fietsbel', 'fiets|bel'],
    ['broodtrommel', 'brood|trommel'],
    ['waterglas', 'water|glas'],
    ['kinderboek', 'kinder|boek'],
    ['speeltuin', 'speel|tuin'],
    ['zwembad', 'zwem|bad'],
    ['leesboek', 'lees|boek'],
    ['rolschaats', 'rol|schaats'],
  ])('cuts %s without linking letters: %s', (woord, gold) => {
    expect(shown(woord)).toBe(gold);
  });

  it.each([
    ['boekenkast', 'boek(en)|kast'],
    ['tandenborstel', 'tand(en)|borstel'],
    ['pannenkoek', 'pann(en)|koek'],
    ['hondenhok', 'hond(en)|hok'],
    ['kattenbak', 'katt(en)|bak'],
    ['bloemenvaas', 'bloem(en)|vaas'],
    ['schapenwol', 'schap(en)|wol'],
    ['paardenstal', 'paard(en)|stal'],
  ])('finds the linking n of %s: %s', (woord, gold) => {
    expect(shown(woord)).toBe(gold);
  });

  it.each([
    ['zonnebloem', 'zonn(e)|bloem'],
    ['zonneschijn', 'zonn(e)|schijn'],
    ['maneschijn', 'man(e)|schijn'],
  ])('finds the linking e of %s: %s', (woord, gold) => {
    expect(shown(woord)).toBe(gold);
  });

  it.each([
    ['dorpsplein', 'dorp(s)|plein'],
    ['stationsplein', 'station(s)|plein'],
    ['verjaardagsfeest', 'verjaar|dag(s)|feest'],
  ])('finds the linking s of %s: %s', (woord, gold) => {
    expect(shown(woord)).toBe(gold);
  });

  it.each([
    'kat',
    'tafel',
    'bakker',
    'banaan',
    'lopen',
    'olifant',
    'kikker',
    'meester',
    'vriendelijk',
    'koning',
    'spannend',
    'wandelen',
    'kommaatje',
    'omaatje',
    'vuilnis',
    'tekening',
    'houten',
    'moeder',
    'bezem',
    'kasteel',
  ])('finds no seam in %s', (woord) => {
    expect(samenstellingSeams(woord, {})).toEqual([]);
  });

  it('finds none in what is too short or no plain letters', () => {
    for (const woord of ['', 'bal', 'zeil', 'tv-gids', "foto's", 'a b', 'Voetbal'])
      expect(samenstellingSeams(woord, {})).toEqual([]);
  });

  it('needs the word list of a caller without tables', () => {
    const lexicon = { exists: (w: string) => ['voet', 'school', 'plein', 'bank'].includes(w) };
    expect(samenstellingSeams('schoolplein', { tables: false })).toEqual([]);
    expect(shown('schoolplein', { tables: false, lexicon })).toBe('school|plein');
    expect(shown('voetbank', { tables: false, lexicon })).toBe('voet|bank');
    expect(shown('schoolsbank', { tables: false, lexicon })).toBe('school(s)|bank');
  });

  it('gives places inside the word, ascending, for every word of the content', () => {
    for (const { w } of contentWoorden(4)) {
      let previous = 0;
      for (const { plek: spot, between } of samenstellingSeams(w, {})) {
        expect(spot).toBeGreaterThan(previous);
        expect(spot).toBeLessThan(w.length - 1);
        expect(w.slice(0, spot).endsWith(between)).toBe(true);
        previous = spot;
      }
    }
  });
});

describe('betweenOf', () => {
  it.each([
    ['dorps', 's'],
    ['stations', 's'],
    ['regerings', 's'],
    ['vrijheids', 's'],
    ['boeken', 'en'],
    ['pannen', 'en'],
    ['zonne', 'e'],
    ['hand', ''],
    ['school', ''],
    ['huis', ''],
    ['kinder', ''],
    ['regen', ''],
    ['keuken', ''],
  ])('%s ends in the linking letters "%s"', (left, between) => {
    expect(betweenOf(left)).toBe(between);
  });

  it('does not look at capitals', () => {
    expect(betweenOf('Dorps')).toBe('s');
  });
});
