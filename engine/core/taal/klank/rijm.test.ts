import { beforeAll, describe, expect, it } from 'vitest';
import { contentWoorden, goldRows } from '../test-kit.ts';
import { loadPatterns } from '../woord/patterns.ts';
import { pictureOf } from './klank.ts';
import { klemtoon, rhymes } from './rijm.ts';

function rhyme(a: string, b: string, o = {}): boolean | string {
  const out = rhymes(a, b, o);
  return out.ok ? out.value : out.fout;
}

describe('rhymes', () => {
  beforeAll(loadPatterns);

  it.each([
    ['kat', 'mat'],
    ['huis', 'muis'],
    ['boom', 'droom'],
    ['maan', 'baan'],
    ['vis', 'wis'],
    ['roos', 'doos'],
    ['boek', 'hoek'],
    ['deur', 'kleur'],
    ['beer', 'peer'],
    ['oor', 'spoor'],
    ['vuur', 'muur'],
    ['bed', 'pet'],
    ['hond', 'grond'],
    ['hond', 'mond'],
    ['paard', 'kaart'],
    ['brood', 'boot'],
    ['krab', 'stap'],
    ['web', 'step'],
    ['tijd', 'feit'],
    ['eik', 'wijk'],
    ['trein', 'lijn'],
    ['meid', 'strijd'],
    ['vrouw', 'blauw'],
    ['kou', 'pauw'],
    ['goud', 'fout'],
    ['kous', 'paus'],
    ['lach', 'vlag'],
    ['licht', 'wicht'],
    ['nacht', 'gracht'],
    ['bocht', 'zocht'],
    ['ring', 'ding'],
    ['bank', 'plank'],
    ['tong', 'jong'],
    ['denk', 'schenk'],
    ['melk', 'elk'],
    ['lopen', 'kopen'],
    ['bakker', 'makker'],
    ['tafel', 'wafel'],
    ['keuken', 'beuken'],
    ['kikker', 'slikker'],
    ['zingen', 'springen'],
    ['schapen', 'apen'],
    ['lope', 'kopen'],
    ['deken', 'teken'],
    ['leeuw', 'meeuw'],
    ['nieuw', 'kieuw'],
    ['duw', 'ruw'],
    ['kraai', 'saai'],
    ['mooi', 'kooi'],
    ['boei', 'groei'],
    ['verhaal', 'schaal'],
    ['begin', 'zin'],
    ['gebruik', 'struik'],
    ['geluk', 'stuk'],
    ['bezoek', 'koek'],
    ['ontbijt', 'spijt'],
    ['verdriet', 'niet'],
    ['gevaar', 'haar'],
    ['voetbal', 'knal'],
    ['zonnebloem', 'roem'],
    ['schoolplein', 'trein'],
    ['cadeau', 'zo'],
    ['bureau', 'zo'],
    ['café', 'zee'],
    ['banaan', 'maan'],
    ['konijn', 'trein'],
    ['muziek', 'piek'],
  ])('%s rhymes with %s', (a, b) => {
    expect(rhyme(a, b)).toBe(true);
    expect(rhyme(b, a)).toBe(true);
  });

  it.each([
    ['kat', 'kip'],
    ['huis', 'hals'],
    ['bal', 'bel'],
    ['boom', 'bom'],
    ['maan', 'man'],
    ['zee', 'zeg'],
    ['deur', 'duur'],
    ['beer', 'bel'],
    ['peer', 'pen'],
    ['hond', 'hand'],
    ['boek', 'boom'],
    ['lopen', 'loper'],
    ['bakker', 'bakken'],
    ['tafel', 'tafels'],
    ['zingen', 'zinken'],
    ['ring', 'rink'],
    ['lach', 'lat'],
    ['nacht', 'nat'],
    ['cadeau', 'auto'],
    ['leeuw', 'lee'],
    ['vrouw', 'vrouwen'],
    ['huis', 'huizen'],
    ['ei', 'ui'],
    ['trein', 'troon'],
    ['licht', 'lucht'],
  ])('%s does not rhyme with %s', (a, b) => {
    expect(rhyme(a, b)).toBe(false);
    expect(rhyme(b, a)).toBe(false);
  });

  it.each([
    ['kat', 'kat'],
    ['ik', 'ik'],
    ['huis', 'huis'],
    ['Kat', 'kat'],
  ])('%s does not rhyme with itself: %s', (a, b) => {
    expect(rhyme(a, b)).toBe(false);
  });

  it.each([
    ['hard', 'hart'],
    ['licht', 'ligt'],
    ['rauw', 'rouw'],
    ['word', 'wordt'],
    ['bont', 'bond'],
    ['nog', 'noch'],
    ['zei', 'zij'],
  ])('%s sounds like %s, which is no rhyme', (a, b) => {
    expect(rhyme(a, b)).toBe(false);
  });

  it('refuses bad input on either side', () => {
    expect(rhyme('', 'kat')).toBe('leeg');
    expect(rhyme('kat', '')).toBe('leeg');
    expect(rhyme('kat', 'a'.repeat(65))).toBe('te-lang');
    expect(rhyme('k4t', 'mat')).toBe('ongeldig-teken');
  });

  it('does not look at capitals', () => {
    expect(rhyme('Kat', 'MAT')).toBe(true);
  });

  it('needs no table for native words', () => {
    for (const [a, b] of [
      ['kat', 'mat'],
      ['lopen', 'kopen'],
      ['hond', 'mond'],
      ['verhaal', 'schaal'],
    ] as const)
      expect(rhyme(a, b, { tables: false }), a).toBe(true);
  });

  it('agrees with the hand-made set', () => {
    const rows = goldRows('rijm');
    const wrong = rows.filter(([a = '', b = '', yes]) => rhyme(a, b) !== (yes === 'ja'));
    expect(rows.length).toBeGreaterThan(200);
    expect(wrong.length / rows.length, wrong.join(' ')).toBeLessThan(0.03);
  });

  it('is the same from both sides, and never true for a word with itself', () => {
    const words = contentWoorden(100).map((item) => item.w);
    for (const a of words) {
      expect(rhyme(a, a)).toBe(false);
      for (const b of words.slice(0, 6)) expect(rhyme(a, b)).toBe(rhyme(b, a));
    }
  });
});

describe('klemtoon', () => {
  beforeAll(loadPatterns);

  it.each([
    ['kat', 1],
    ['tafel', 1],
    ['bakker', 1],
    ['lopen', 1],
    ['verhaal', 4],
    ['begin', 3],
    ['gebruik', 4],
    ['banaan', 3],
    ['konijn', 3],
    ['cadeau', 3],
    ['auto', 0],
    ['muziek', 3],
    ['voetbal', 5],
    ['huisdeur', 5],
    ['politie', 3],
    ['kamer', 1],
    ['kabouter', 3],
  ])('in %s the stressed vowel is at %d', (woord, spot) => {
    expect(klemtoon(pictureOf(woord))?.van).toBe(spot);
  });

  it('is a vowel of the word, and never a weak one where there is a full one', () => {
    for (const { w } of contentWoorden(12)) {
      const picture = pictureOf(w);
      const stressed = klemtoon(picture);
      const cores = picture.klanken.filter((k) => k.core);
      if (cores.length === 0) continue;
      expect(stressed?.core, w).toBe(true);
      if (cores.some((k) => k.klank !== '@')) expect(stressed?.klank, w).not.toBe('@');
    }
  });

  it('has none for a word without a vowel', () => {
    expect(klemtoon(pictureOf('tv'))).toBeUndefined();
  });
});
