import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentWoorden } from '../test-kit.ts';
import { concat, isSingle, nucleiOf, stripTrema } from './klinker-nuclei.ts';

const groepen = (woord: string): string =>
  nucleiOf(woord)
    .map((core) => core.g)
    .join(' ');

describe('nucleiOf', () => {
  it.each([
    ['kat', 'a'],
    ['maan', 'aa'],
    ['lopen', 'o e'],
    ['zee', 'ee'],
    ['zeeën', 'ee ë'],
    ['knieën', 'ie ë'],
    ['koeien', 'oei e'],
    ['kraai', 'aai'],
    ['prooi', 'ooi'],
    ['leeuw', 'eeu'],
    ['nieuw', 'ieu'],
    ['duw', 'u'],
    ['huis', 'ui'],
    ['trein', 'ei'],
    ['ijs', 'ij'],
    ['wijzer', 'ij e'],
    ['blauw', 'au'],
    ['hout', 'ou'],
    ['deur', 'eu'],
    ['boek', 'oe'],
    ['piano', 'i a o'],
    ['radio', 'a i o'],
    ['cadeau', 'a eau'],
    ['museum', 'u eu'],
    ['reünie', 'e ü ie'],
    ['egoïst', 'e o ï'],
    ['geïnd', 'e ï'],
    ['café', 'a é'],
    ['naïef', 'a ïe'],
    ['coördinatie', 'o ö i a ie'],
    ['aquarium', 'a a i u'],
    ['quiz', 'i'],
    ['baby', 'a y'],
    ['hobby', 'o y'],
    ['yoga', 'o a'],
    ['yoghurt', 'o u'],
    ['canyon', 'a o'],
    ['mayonaise', 'a o ai e'],
    ['gymles', 'y e'],
    ['flyer', 'y e'],
    ['type', 'y e'],
    ['aaien', 'aai e'],
    ['poes', 'oe'],
    ['uilenei', 'ui e ei'],
    ['zwijgen', 'ij e'],
    ['eiland', 'ei a'],
    ['oase', 'oa e'],
    ['beamer', 'ea e'],
    ['kleur', 'eu'],
  ])('finds in %s the vowel groups %s', (woord, groups) => {
    expect(groepen(woord)).toBe(groups);
  });

  it.each(['', 'tv', 'dvd', 'pst', '-', "'s"])('finds none in %j', (woord) => {
    expect(nucleiOf(woord)).toEqual([]);
  });

  it('does not look at capitals', () => {
    expect(groepen('IJsland')).toBe('ij a');
    expect(groepen('EUROPA')).toBe('eu o a');
    expect(groepen('Yoga')).toBe('o a');
  });

  it('gives places that cut the letters out of the word, in order and apart', () => {
    for (const { w } of contentWoorden()) {
      let end = 0;
      for (const { g, van: from, tot: until } of nucleiOf(w)) {
        expect(w.slice(from, until).toLowerCase()).toBe(g);
        expect(from).toBeGreaterThanOrEqual(end);
        end = until;
      }
    }
  });

  it('finds a vowel group in every word of the content that has a vowel', () => {
    expect(contentWoorden().filter(({ w }) => /[aeiou]/i.test(w) && nucleiOf(w).length === 0)).toEqual([]);
  });
});

describe('isSingle', () => {
  it.each(['a', 'e', 'i', 'o', 'u'])('takes %s for one plain letter', (g) => {
    expect(isSingle({ g, van: 0, tot: 1 })).toBe(true);
  });

  it.each(['aa', 'ie', 'ij', 'ui', 'é', 'ë', 'y', 'eau'])('does not take %s for one plain letter', (g) => {
    expect(isSingle({ g, van: 0, tot: g.length })).toBe(false);
  });
});

describe('concat', () => {
  it.each([
    ['ge', 'eist', 'geëist'],
    ['ge', 'installeerd', 'geïnstalleerd'],
    ['ge', 'update', 'geüpdate'],
    ['ge', 'erfd', 'geërfd'],
    ['be', 'invloed', 'beïnvloed'],
    ['ge', 'interesseerd', 'geïnteresseerd'],
    ['ge', 'uit', 'geuit'],
    ['ge', 'ijld', 'geijld'],
    ['ge', 'uniformeerd', 'geüniformeerd'],
    ['be', 'ëindigen', 'beëindigen'],
    ['ge', 'oefend', 'geoefend'],
    ['ge', 'antwoord', 'geantwoord'],
    ['ge', 'opend', 'geopend'],
    ['ge', 'werkt', 'gewerkt'],
    ['ge', 'yogaad', 'geyogaad'],
    ['op', 'eten', 'opeten'],
    ['uit', 'eten', 'uiteten'],
    ['in', 'enten', 'inenten'],
    ['ver', 'enigen', 'verenigen'],
    ['ont', 'eigenen', 'onteigenen'],
    ['her', 'inneren', 'herinneren'],
    ['na', 'apen', 'naapen'],
    ['mee', 'eten', 'meeëten'],
  ])('joins %s and %s to %s', (before, rest, woord) => {
    expect(concat(before, rest)).toBe(woord);
  });

  it('keeps the other piece when one is empty', () => {
    expect(concat('', 'eten')).toBe('eten');
    expect(concat('ge', '')).toBe('ge');
  });

  it('loses no letter: without the trema the pieces are still there', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'abdefgiklmnoprstuvwz'), minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(fc.constantFrom('ge', 'be', 'ver', 'ont', 'op'), letters, (before, rest) => {
        const joined = concat(before, rest);
        expect(before + stripTrema(joined.slice(before.length))).toBe(before + rest);
      }),
      { seed: 6 },
    );
  });
});

describe('stripTrema', () => {
  it.each([
    ['ëindigen', 'eindigen'],
    ['ïnvloed', 'invloed'],
    ['ünie', 'unie'],
    ['örganisatie', 'organisatie'],
    ['eten', 'eten'],
    ['knieën', 'knieën'],
    ['kat', 'kat'],
  ])('writes %s as %s', (rest, woord) => {
    expect(stripTrema(rest)).toBe(woord);
  });

  it('leaves nothing as nothing', () => {
    expect(stripTrema('')).toBe('');
  });
});
