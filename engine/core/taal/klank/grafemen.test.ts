import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { grafemen } from './grafemen.ts';

/** Word, graphemes, number of sounds; written by hand before the first run. */
const EXAMPLES: readonly (readonly [string, string, number])[] = [
  ['maan', 'm aa n', 3],
  ['vis', 'v i s', 3],
  ['koe', 'k oe', 2],
  ['ei', 'ei', 1],
  ['ijs', 'ij s', 2],
  ['uil', 'ui l', 2],
  ['spin', 's p i n', 4],
  ['straat', 's t r aa t', 5],
  ['herfst', 'h e r f s t', 6],
  ['melk', 'm e l k', 4],
  ['school', 's ch oo l', 4],
  ['schrift', 's ch r i f t', 6],
  ['visje', 'v i s j e', 5],
  ['ring', 'r i ng', 3],
  ['vangen', 'v a ng e n', 5],
  ['jongens', 'j o ng e n s', 6],
  ['bank', 'b a n k', 4],
  ['denken', 'd e n k e n', 6],
  ['inkt', 'i n k t', 4],
  ['nacht', 'n a ch t', 4],
  ['lachen', 'l a ch e n', 5],
  ['beer', 'b ee r', 3],
  ['kraai', 'k r aai', 3],
  ['boeien', 'b oei e n', 4],
  ['nooit', 'n ooi t', 3],
  ['leeuw', 'l eeuw', 2],
  ['kieuwen', 'k ieuw e n', 4],
  ['duw', 'd uw', 2],
  ['duwen', 'd u w e n', 5],
  ['schaduw', 's ch a d uw', 5],
  ['blauw', 'b l auw', 3],
  ['blauwe', 'b l au w e', 5],
  ['vrouw', 'v r ouw', 3],
  ['vrouwen', 'v r ou w e n', 6],
  ['bakker', 'b a kk e r', 5],
  ['ladder', 'l a dd e r', 5],
  ['zeeën', 'z ee ë n', 4],
  ['knieën', 'k n ie ë n', 5],
  ['reünie', 'r e ü n ie', 5],
  ['egoïst', 'e g o ï s t', 6],
  ['handdoek', 'h a n d d oe k', 7],
  ['boekkast', 'b oe k k a s t', 7],
  ['aangeven', 'aa n g e v e n', 7],
  ['thuis', 't h ui s', 4],
  ['thee', 'th ee', 2],
  ['tropisch', 't r o p i sch', 6],
  ['logische', 'l o g i sch e', 6],
  ['taxi', 't a x i', 5],
  ['examen', 'e x a m e n', 7],
  ['piano', 'p i a n o', 5],
  ['radio', 'r a d i o', 5],
  ['politie', 'p o l i t ie', 7],
  ['actie', 'a c t ie', 4],
  ['cadeau', 'c a d eau', 4],
  ['museum', 'm u s e u m', 6],
  ["auto's", "au t o ' s", 4],
  ['café', 'c a f é', 4],
  ['zee-eend', 'z ee - ee n d', 5],
  ['moeilijk', 'm oei l ij k', 5],
  ['schrijven', 's ch r ij v e n', 7],
  ['wordt', 'w o r d t', 4],
  ['financieel', 'f i n a n c i ee l', 9],
  ['ingenieur', 'i n g e n i eu r', 8],
  ['accent', 'a c c e n t', 6],
  ['baby', 'b a b y', 4],
  ['yoghurt', 'y o gh u r t', 6],
  ['quiz', 'q u i z', 4],
  ['fluitje', 'f l ui t j e', 6],
  ['prooien', 'p r ooi e n', 5],
  ['huilt', 'h ui l t', 4],
];
const SEAMS: Readonly<Record<string, number[]>> = { aangeven: [3] };

describe('grafemen', () => {
  it('splits the hand-made words, and prints how many', () => {
    const miss = EXAMPLES.filter(([w, g]) => {
      const out = grafemen(w, { seams: SEAMS[w] ?? [] });
      return !(out.ok && out.value.grafemen.join(' ') === g);
    });
    process.stdout.write(`graphemes: ${EXAMPLES.length - miss.length}/${EXAMPLES.length}\n`);
    expect(miss).toEqual([]);
  });

  it('counts the sounds of the hand-made words, and prints how many', () => {
    const miss = EXAMPLES.filter(([w, , n]) => {
      const out = grafemen(w, { seams: SEAMS[w] ?? [] });
      return !(out.ok && out.value.klanken === n);
    });
    process.stdout.write(`sounds: ${EXAMPLES.length - miss.length}/${EXAMPLES.length}\n`);
    expect(miss.map(([w]) => w)).toEqual([]);
  });

  it('gives spans that cut the word', () => {
    const out = grafemen('sneeuw');
    expect(out.ok && out.value.spans).toEqual([
      { van: 0, tot: 1 },
      { van: 1, tot: 2 },
      { van: 2, tot: 6 },
    ]);
  });

  it('hears final d as t and stomme e as @', () => {
    const dog = grafemen('hond');
    const tabletop = grafemen('tafel');
    expect(dog.ok && dog.value.klank).toEqual(['h', 'o', 'n', 't']);
    expect(tabletop.ok && tabletop.value.klank).toEqual(['t', 'aa', 'f', '@', 'l']);
  });

  it('refuses empty, too long and odd input without throwing', () => {
    expect(grafemen('  ')).toEqual({ ok: false, fout: 'leeg' });
    expect(grafemen('a'.repeat(65))).toEqual({ ok: false, fout: 'te-lang' });
    expect(grafemen('k4t')).toEqual({ ok: false, fout: 'ongeldig-teken' });
  });

  it('joins back to the word for any letters', () => {
    const letters = fc.array(fc.constantFrom(..."aeiouybcdfghjklmnprstvwxzéëïüöà'-".split('')), {
      minLength: 1,
      maxLength: 24,
    });
    const property = fc.property(letters, (l) => {
      const w = l.join('');
      const out = grafemen(w);
      return out.ok && out.value.grafemen.join('') === w && out.value.klank.length === out.value.grafemen.length;
    });
    expect(fc.check(property, { seed: 7, numRuns: 2000 }).failed).toBe(false);
  });

  it('never throws on any string', () => {
    const property = fc.property(fc.string({ maxLength: 80 }), (s) => typeof grafemen(s).ok === 'boolean');
    expect(fc.check(property, { seed: 7, numRuns: 2000 }).failed).toBe(false);
  });
});
