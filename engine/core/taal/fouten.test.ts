import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { categorieen } from './categorieen.ts';
import { foutenVan } from './fouten.ts';
import { beeldVan } from './klank.ts';
import { fouten } from './woord-fouten.ts';
import type { Opties } from './opties.ts';
import { HOMOFONEN } from './tabellen/homofonen.ts';

function vormen(w: string, o: Opties = {}): string[] {
  const uit = fouten(w, o);
  return uit.ok ? uit.value.map((f) => f.vorm) : [];
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
  ])('%s can become %s', (w, fout) => {
    expect(vormen(w)).toContain(fout);
  });

  it('knows the slips of inflected words', () => {
    expect(vormen('duiven', { lemma: 'duif', rol: 'mv' })).toContain('duifen');
    expect(vormen('huizen', { lemma: 'huis', rol: 'mv' })).toContain('huisen');
    expect(vormen("auto's", { lemma: 'auto', rol: 'mv' })).toContain('autos');
    expect(vormen('hondje', { lemma: 'hond', rol: 'verkl' })).toContain('hontje');
    expect(vormen('balletje', { lemma: 'bal', rol: 'verkl' })).toContain('baletje');
    expect(vormen('handdoek', { naden: [4] })).toContain('hand doek');
    expect(vormen('leef', { lemma: 'leven', rol: 'ww' })).toContain('leev');
    expect(vormen('leeft', { lemma: 'leven', rol: 'ww' })).toContain('leefd');
  });

  it('writes three letters in a row where only a sign is forgotten', () => {
    expect(vormen('zeeën', { lemma: 'zee', rol: 'mv' })).toContain('zeeen');
    expect(vormen('zee-egel')).toContain('zeeegel');
    expect(vormen('beeld').filter((v) => /(.)\1\1/.test(v))).toEqual([]);
  });

  it('keeps a capital inside the word', () => {
    expect(vormen('Latijns-Amerika')).toContain('Latijns-Aamerika');
    expect(vormen('Latijns-Amerika').filter((v) => v.includes('-a'))).toEqual(['Latijns-amerika']);
  });

  it('loses no letter of a part that is said letter by letter', () => {
    expect(vormen('tv-gids')).toEqual(expect.arrayContaining(['tvgids', 'tv gids']));
    for (const w of ['tv-gids', 'cd-speler', "dvd's"])
      expect(
        vormen(w).filter((v) => !v.replace(/[ '-]/g, '').startsWith(w.slice(0, 2))),
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
  ])('writes the English ending of %s as English does', (w, lemma, fout) => {
    expect(vormen(w, { lemma, rol: 'ww' }).filter((v) => v.endsWith('ed') && v !== 'gedownloed')).toEqual([fout]);
  });

  it.each([
    ['gegamed', 'gamen'],
    ['getimed', 'timen'],
    ['geracet', 'racen'],
    ['getennist', 'tennissen'],
  ])('gives %s no English ending besides', (w, lemma) => {
    expect(vormen(w, { lemma, rol: 'ww' }).filter((v) => /(?:ee|tt|st)ed$|eed$/.test(v))).toEqual([]);
  });

  it('writes the stem on t before je as a stem on d, and never drops the letters in front', () => {
    const bijJe = (w: string, van: number): string[] =>
      foutenVan(beeldVan(w), [{ id: 'ww-inversie', van, tot: van + 1 }]).map((f) => f.vorm);
    expect(bijJe('praat je', 4).slice(0, 2)).toEqual(['praadt je', 'praad je']);
    expect(bijJe('wacht je', 4)).toContain('wach je');
  });

  it('never offers a word of the lexicon', () => {
    const lexicon = { bestaat: (w: string) => w === 'trijn' || w === 'baker' };
    expect(vormen('trein', { lexicon })).not.toContain('trijn');
    expect(vormen('bakker', { lexicon })).not.toContain('baker');
  });

  it('never offers a homophone, also without a lexicon', () => {
    const taboe = new Set(HOMOFONEN.flat());
    for (const w of [...taboe, 'bakker', 'bomen', 'maan'])
      expect([w, ...vormen(w).filter((v) => taboe.has(v))]).toEqual([w]);
  });

  it('names only categories of the word, with a span inside it', () => {
    for (const w of ['gereedschap', 'vriendelijk', 'schildpad', 'zonneschijn', 'kabouter']) {
      const cats = categorieen(w);
      const uit = fouten(w);
      const eigen = new Set(cats.ok ? cats.value.map((c) => c.id) : []);
      for (const f of uit.ok ? uit.value : []) {
        expect([...eigen]).toContain(f.categorie);
        expect(f.van).toBeLessThan(f.tot);
        expect(f.tot).toBeLessThanOrEqual(w.length);
      }
    }
  });

  it('spells a word without any category by ear', () => {
    for (const w of ['kasteel', 'dinsdag', 'prinses', 'mus', 'pantoffel'])
      expect([w, vormen(w).length >= 3]).toEqual([w, true]);
    expect(vormen('kasteel')).toEqual(expect.arrayContaining(['kastel', 'casteel']));
    expect(vormen('dinsdag')).toContain('dinzdag');
    expect(vormen('prinses')).toContain('prinzes');
  });

  it('keeps the capital of a name', () => {
    const uit = fouten('Vera');
    const klein = uit.ok ? uit.value.filter((f) => !/^\p{Lu}/u.test(f.vorm)) : [];
    expect(klein.map((f) => [f.vorm, f.categorie])).toEqual([['vera', 'hoofdletter']]);
  });

  it('is deterministic, sorted, capped and never the word itself', () => {
    const letters = fc.array(fc.constantFrom(...'aeioubdfgklmnprstvwz'.split('')), { minLength: 2, maxLength: 12 });
    const eigenschap = fc.property(letters, (l) => {
      const w = l.join('');
      const een = fouten(w);
      if (!een.ok) return false;
      const lijst = een.value;
      const gesorteerd = lijst.every((f, i) => i === 0 || (lijst[i - 1]?.kans ?? 1) >= f.kans);
      return (
        gesorteerd &&
        lijst.length <= 40 &&
        lijst.every((f) => f.vorm !== w) &&
        JSON.stringify(fouten(w)) === JSON.stringify(een)
      );
    });
    expect(fc.check(eigenschap, { seed: 13, numRuns: 200 }).failed).toBe(false);
  });
});
