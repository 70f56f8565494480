import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { contentWoorden } from '../test-kit.ts';
import { loadPatterns } from '../woord/patterns.ts';
import { parts } from './morphology.ts';
import { seamsOf } from './seams.ts';

const cut = (w: string, o = {}): string =>
  parts(w, o)
    .map((part) => part.tekst)
    .join('|');
const kinds = (w: string, o = {}): string =>
  parts(w, o)
    .map((part) => part.soort)
    .join(' ');

describe('parts', () => {
  beforeAll(loadPatterns);

  it.each([
    ['verhaal', 'ver|haal'],
    ['begin', 'be|gin'],
    ['gebruik', 'ge|bruik'],
    ['ontdek', 'ont|dek'],
    ['herhaal', 'her|haal'],
    ['vertellen', 'ver|tellen'],
    ['bezoek', 'be|zoek'],
    ['gevaar', 'ge|vaar'],
    ['ontbijt', 'ont|bijt'],
    ['verdriet', 'ver|driet'],
    ['geluid', 'ge|luid'],
    ['beginnen', 'be|ginnen'],
    ['tevreden', 'te|vreden'],
    ['beëindigen', 'be|ëindigen'],
    ['geopend', 'ge|opend'],
    ['verenigen', 'ver|enigen'],
  ])('cuts the prefix of %s: %s', (woord, gold) => {
    expect(cut(woord)).toBe(gold);
    expect(kinds(woord).split(' ')[0]).toBe('voorvoegsel');
  });

  it.each([
    'geven',
    'gele',
    'beter',
    'bever',
    'beker',
    'berg',
    'verf',
    'veren',
    'gel',
    'bes',
    'best',
    'erf',
    'bel',
    'geel',
    'herfst',
    'herder',
    'beek',
    'verder',
  ])('finds no prefix in %s', (woord) => {
    expect(parts(woord).filter((part) => part.soort === 'voorvoegsel')).toEqual([]);
  });

  it.each([
    ['waarheid', 'waar|heid'],
    ['vriendelijk', 'vriende|lijk'],
    ['dankbaar', 'dank|baar'],
    ['werkloos', 'werk|loos'],
    ['langzaam', 'lang|zaam'],
    ['vriendschap', 'vriend|schap'],
    ['reusachtig', 'reus|achtig'],
    ['mogelijk', 'moge|lijk'],
    ['eerlijk', 'eer|lijk'],
    ['boompje', 'boom|pje'],
    ['stoeltje', 'stoel|tje'],
    ['huisje', 'huis|je'],
    ['katje', 'kat|je'],
    ['balletje', 'balle|tje'],
  ])('cuts the suffix of %s: %s', (woord, gold) => {
    expect(cut(woord)).toBe(gold);
    expect(kinds(woord).split(' ').at(-1)).toBe('achtervoegsel');
  });

  it.each([
    ['handdoek', 'hand|doek'],
    ['huisdeur', 'huis|deur'],
    ['zakdoek', 'zak|doek'],
    ['boekenkast', 'boeken|kast'],
    ['voetbal', 'voet|bal'],
    ['zonnebloem', 'zonne|bloem'],
    ['schoolplein', 'school|plein'],
    ['regenjas', 'regen|jas'],
    ['tandenborstel', 'tanden|borstel'],
    ['kinderboek', 'kinder|boek'],
    ['appelboom', 'appel|boom'],
    ['slaapkamer', 'slaap|kamer'],
    ['dorpsplein', 'dorps|plein'],
    ['vuurtoren', 'vuur|toren'],
    ['keukenstoel', 'keuken|stoel'],
  ])('cuts the compound %s: %s', (woord, gold) => {
    expect(cut(woord)).toBe(gold);
  });

  it.each([
    'kat',
    'boom',
    'tafel',
    'bakker',
    'kikker',
    'mooi',
    'banaan',
    'olifant',
    'krokodil',
    'piano',
    'kasteel',
    'chauffeur',
    'bouillon',
    'medaille',
    'lopen',
  ])('leaves %s whole', (woord) => {
    expect(parts(woord)).toEqual([{ tekst: woord, van: 0, tot: woord.length, soort: 'stam' }]);
  });

  it('keeps lijk in gelijk as a stem', () => {
    expect(cut('gelijk')).toBe('ge|lijk');
    expect(kinds('gelijk')).toBe('voorvoegsel stam');
  });

  it.each([
    ['opgave', 'op|gave'],
    ['uitleg', 'uit|leg'],
    ['aanbod', 'aan|bod'],
  ])('takes the first part of %s for a particle', (woord, gold) => {
    expect(cut(woord)).toBe(gold);
  });

  it('believes the seams of an author, and no others', () => {
    expect(cut('inktvis', { seams: [4] })).toBe('inkt|vis');
    expect(cut('kwartslag', { seams: [5] })).toBe('kwart|slag');
    expect(cut('kat', { seams: [0, 3, 9] })).toBe('kat');
  });

  it('uses the words of a caller where the table has none', () => {
    const lexicon = { exists: (w: string) => ['blorpel', 'snorkam'].includes(w) };
    expect(cut('blorpelsnorkam', { lexicon })).toBe('blorpel|snorkam');
    expect(cut('blorpelsnorkam')).toBe('blorpelsnorkam');
  });

  it('keeps capitals', () => {
    expect(cut('Handdoek')).toBe('Hand|doek');
    expect(cut('VERHAAL')).toBe('VER|HAAL');
  });
});

describe('parts of any word', () => {
  const covers = (w: string, o = {}): boolean => {
    const all = parts(w, o);
    return (
      all.map((part) => part.tekst).join('') === w &&
      all.every((part, i) => part.van === (all[i - 1]?.tot ?? 0) && part.van < part.tot) &&
      all.at(-1)?.tot === w.length
    );
  };

  it('cover the words of the content', () => {
    expect(
      contentWoorden(4)
        .filter((item) => !covers(item.w))
        .map((item) => item.w),
    ).toEqual([]);
  });

  it('cover the words of the content with their stored seams', () => {
    const broken = contentWoorden(4).filter((item) => !covers(item.w, { seams: seamsOf(item) }));
    expect(broken.map((item) => item.w)).toEqual([]);
  });

  it('cover any letters', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'aeioubdfghjklmnprstvwz-'), minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(letters, fc.boolean(), (w, tables) => covers(w, { tables })),
      { seed: 9, numRuns: 500 },
    );
  });
});

describe('seamsOf', () => {
  it('gives the place of every stored seam', () => {
    for (const item of contentWoorden(4)) {
      const seams = seamsOf(item);
      if (item.morfemen === undefined) expect(seams).toEqual([]);
      else {
        expect(seams).toHaveLength(item.morfemen.length - 1);
        item.morfemen.slice(1).forEach((morpheme, i) => {
          expect(item.w.slice(seams[i], (seams[i] ?? 0) + morpheme.m.length)).toBe(morpheme.m);
        });
      }
    }
  });
});
