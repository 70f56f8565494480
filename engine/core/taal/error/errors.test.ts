import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { categories } from '../category/categories.ts';
import { mistakesOf } from './errors.ts';
import { pictureOf } from '../klank/klank.ts';
import { errors } from './woord-errors.ts';
import type { Options } from '../woord/options.ts';
import { HOMOFONEN } from '../tables/homofonen.ts';

function forms(w: string, o: Options = {}): string[] {
  const out = errors(w, o);
  return out.ok ? out.value.map((f) => f.vorm) : [];
}

describe('fouten', () => {
  it.each([
    ['trein', 'trijn'],
    ['vijver', 'veiver'],
    ['blauw', 'blouw'],
    ['vrouw', 'vrauw'],
    ['hond', 'hont'],
    ['olifant', 'olifand'],
    ['web', 'wep'],
    ['nacht', 'nagt'],
    ['lachen', 'laggen'],
    ['school', 'sgool'],
    ['schrift', 'sgrift'],
    ['koning', 'konink'],
    ['plank', 'plangk'],
    ['deur', 'dur'],
    ['mooi', 'mooj'],
    ['leeuw', 'leew'],
    ['nieuw', 'niew'],
    ['tafel', 'taful'],
    ['verhaal', 'vurhaal'],
    ['kamer', 'kaamer'],
    ['kikker', 'kiker'],
    ['vogel', 'fogel'],
    ['zomer', 'somer'],
    ['jarig', 'jarug'],
    ['vrolijk', 'vroluk'],
    ['waarheid', 'waarheit'],
    ['kilo', 'kielo'],
    ['cent', 'sent'],
    ['camera', 'kamera'],
    ['politie', 'polisie'],
    ['tropisch', 'tropies'],
    ['melk', 'meluk'],
    ['straat', 'sraat'],
    ['taxi', 'taksi'],
    ['twee', 'twe'],
  ])('%s can become %s', (w, error) => {
    expect(forms(w)).toContain(error);
  });

  it('knows the slips of inflected words', () => {
    expect(forms('duiven', { lemma: 'duif', rol: 'mv' })).toContain('duifen');
    expect(forms('huizen', { lemma: 'huis', rol: 'mv' })).toContain('huisen');
    expect(forms("auto's", { lemma: 'auto', rol: 'mv' })).toContain('autos');
    expect(forms('hondje', { lemma: 'hond', rol: 'verkl' })).toContain('hontje');
    expect(forms('balletje', { lemma: 'bal', rol: 'verkl' })).toContain('baletje');
    expect(forms('handdoek', { seams: [4] })).toContain('hand doek');
    expect(forms('leef', { lemma: 'leven', rol: 'ww' })).toContain('leev');
    expect(forms('leeft', { lemma: 'leven', rol: 'ww' })).toContain('leefd');
  });

  it('writes three letters in a row where only a sign is forgotten', () => {
    expect(forms('zeeën', { lemma: 'zee', rol: 'mv' })).toContain('zeeen');
    expect(forms('zee-egel')).toContain('zeeegel');
    expect(forms('beeld').filter((v) => /(.)\1\1/.test(v))).toEqual([]);
  });

  it('keeps a capital inside the word', () => {
    expect(forms('Latijns-Amerika')).toContain('Latijns-Aamerika');
    expect(forms('Latijns-Amerika').filter((v) => v.includes('-a'))).toEqual(['Latijns-amerika']);
  });

  it('loses no letter of a part that is said letter by letter', () => {
    expect(forms('tv-gids')).toEqual(expect.arrayContaining(['tvgids', 'tv gids']));
    for (const w of ['tv-gids', 'cd-speler', "dvd's"])
      expect(
        forms(w).filter((v) => !v.replace(/[ '-]/g, '').startsWith(w.slice(0, 2))),
        w,
      ).toEqual([]);
  });

  it.each([
    ['gescand', 'scannen', 'gescanned'],
    ['gescoord', 'scoren', 'gescored'],
    ['gemaild', 'mailen', 'gemailed'],
    ['geprint', 'printen', 'geprinted'],
    ['gechat', 'chatten', 'gechatted'],
    ['gedownload', 'downloaden', 'gedownloaded'],
  ])('writes the English ending of %s as English does', (w, lemma, error) => {
    expect(forms(w, { lemma, rol: 'ww' }).filter((v) => v.endsWith('ed') && v !== 'gedownloed')).toEqual([error]);
  });

  it.each([
    ['gegamed', 'gamen'],
    ['getimed', 'timen'],
    ['geracet', 'racen'],
    ['getennist', 'tennissen'],
  ])('gives %s no English ending besides', (w, lemma) => {
    expect(forms(w, { lemma, rol: 'ww' }).filter((v) => /(?:ee|tt|st)ed$|eed$/.test(v))).toEqual([]);
  });

  it('writes the stem on t before je as a stem on d, and never drops the letters in front', () => {
    const mistakesWithJe = (w: string, from: number): string[] =>
      mistakesOf(pictureOf(w), [{ id: 'ww-inversie', van: from, tot: from + 1 }]).map((f) => f.vorm);
    expect(mistakesWithJe('praat je', 4).slice(0, 2)).toEqual(['praadt je', 'praad je']);
    expect(mistakesWithJe('wacht je', 4)).toContain('wach je');
  });

  it('never offers a word of the lexicon', () => {
    const lexicon = { exists: (w: string) => w === 'trijn' || w === 'baker' };
    expect(forms('trein', { lexicon })).not.toContain('trijn');
    expect(forms('bakker', { lexicon })).not.toContain('baker');
  });

  it('never offers a homophone, also without a lexicon', () => {
    const taboo = new Set(HOMOFONEN.flat());
    for (const w of [...taboo, 'bakker', 'bomen', 'maan'])
      expect([w, ...forms(w).filter((v) => taboo.has(v))]).toEqual([w]);
  });

  it('names only categories of the word, with a span inside it', () => {
    for (const w of ['gereedschap', 'vriendelijk', 'schildpad', 'zonneschijn', 'kabouter']) {
      const cats = categories(w);
      const out = errors(w);
      const own = new Set(cats.ok ? cats.value.map((c) => c.id) : []);
      for (const f of out.ok ? out.value : []) {
        expect([...own]).toContain(f.categorie);
        expect(f.van).toBeLessThan(f.tot);
        expect(f.tot).toBeLessThanOrEqual(w.length);
      }
    }
  });

  it('spells a word without any category by ear', () => {
    for (const w of ['kasteel', 'dinsdag', 'prinses', 'pantoffel']) expect([w, forms(w).length > 0]).toEqual([w, true]);
    expect(forms('kasteel')).toEqual(expect.arrayContaining(['kastel']));
    expect(forms('dinsdag')).toContain('dinzdag');
    expect(forms('prinses')).toContain('prinzes');
  });

  it('keeps the capital of a name', () => {
    const out = errors('Vera');
    const small = out.ok ? out.value.filter((f) => !/^\p{Lu}/u.test(f.vorm)) : [];
    expect(small.map((f) => [f.vorm, f.categorie])).toEqual([['vera', 'hoofdletter']]);
  });

  it('is deterministic, sorted, capped and never the word itself', () => {
    const letters = fc.array(fc.constantFrom(...'aeioubdfgklmnprstvwz'.split('')), { minLength: 2, maxLength: 12 });
    const property = fc.property(letters, (l) => {
      const w = l.join('');
      const one = errors(w);
      if (!one.ok) return false;
      const list = one.value;
      const sorted = list.every((f, i) => i === 0 || (list[i - 1]?.kans ?? 1) >= f.kans);
      return (
        sorted &&
        list.length <= 40 &&
        list.every((f) => f.vorm !== w) &&
        JSON.stringify(errors(w)) === JSON.stringify(one)
      );
    });
    expect(fc.check(property, { seed: 13, numRuns: 200 }).failed).toBe(false);
  });
});
