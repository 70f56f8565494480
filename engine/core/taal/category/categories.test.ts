import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { categories } from './categories.ts';
import type { Options } from '../woord/options.ts';
import { CATEGORIES } from '../tables/categories.gen.ts';

function ids(w: string, o: Options = {}): string[] {
  const out = categories(w, o);
  return out.ok ? out.value.map((c) => `${c.id}:${w.slice(c.van, c.tot)}`) : [];
}

describe('categorieen', () => {
  it.each([
    ['maan', 'kz-mkm:maan'],
    ['spin', 'kz-mmkm:spin'],
    ['kast', 'kz-mkmm:kast'],
    ['straat', 'kz-mmkmm:straat'],
    ['melk', 'kleefletter:lk'],
    ['school', 'sch:sch'],
    ['schrift', 'sch:schr'],
    ['ring', 'ng:ng'],
    ['denken', 'nk:nk'],
    ['nacht', 'cht:cht'],
    ['lachen', 'ch-g:ch'],
    ['beer', 'eer-oor-eur:eer'],
    ['kraai', 'aai-ooi-oei:aai'],
    ['leeuw', 'eeuw-ieuw-uw:eeuw'],
    ['trein', 'ei:ei'],
    ['ijs', 'ij:ij'],
    ['pauw', 'au:auw'],
    ['koud', 'ou:ou'],
    ['hond', 'eind-d:d'],
    ['kat', 'eind-t:t'],
    ['krab', 'eind-b:b'],
    ['tafel', 'stomme-e:el'],
    ['verhaal', 'voorvoegsel:ver'],
    ['kamer', 'verenkeling:a'],
    ['bakker', 'verdubbeling:kk'],
    ['zee', 'ee-eind:ee'],
    ['vogel', 'v-f-begin:v'],
    ['zomer', 'z-s-begin:z'],
    ['jarig', 'ig:ig'],
    ['vrolijk', 'lijk:lijk'],
    ['tekening', 'ing:ing'],
    ['waarheid', 'ing:heid'],
    ['kilo', 'kilo:i'],
    ['cent', 'c-s:c'],
    ['cola', 'c-k:c'],
    ['politie', 'tie:tie'],
    ['tropisch', 'isch:isch'],
    ['taxi', 'x:x'],
    ['beëindigen', 'trema:ë'],
    ['genieën', 'g-zj:g'],
    ['conciërge', 'g-zj:g'],
    ['cliché', 'kilo:i'],
    ['gescand', 'voorvoegsel:ge'],
    ['Zuid-Holland', 'hoofdletter:H'],
    ['kinderboek', 'samenstelling:rb'],
    ['baby', 'y:y'],
    ['cadeau', 'eau:eau'],
  ])('%s has %s', (w, expected) => {
    expect(ids(w)).toContain(expected);
  });

  it.each([
    ['website', 'eind-b'],
    ['legging', 'ing'],
    ['applaus', 'latijn'],
    ['staven', 'mv-onreg'],
    ['Turkije', 'verkl-je'],
    ['China', 'ch-g'],
    ['genieën', 'voorvoegsel'],
    ['gescand', 'verenkeling'],
    ['software', 'stomme-e'],
    ['synthesizer', 'kilo'],
    ['vuilnis', 'samenstelling'],
  ])('%s has no %s', (w, id) => {
    expect(ids(w).filter((c) => c.startsWith(id))).toEqual([]);
  });

  it('keeps the irregular plurals beside a regular twin, and one label for a doubled accent', () => {
    expect([ids('sloten'), ids('dagen')].map((l) => l.some((c) => c.startsWith('mv-onreg')))).toEqual([true, true]);
    expect([ids('één'), ids('China')[0], ids('Turkije')]).toEqual([
      ['e-accent:éé'],
      'ch-sj:Ch',
      ['hoofdletter:T', 'ij:ij', 'stomme-e:e'],
    ]);
  });

  it.each([
    ['handdoek', { seams: [4] }, 'samenstelling:dd'],
    ['stoeltje', { lemma: 'stoel', rol: 'verkl' }, 'verkl-je:tje'],
    ['balletje', { lemma: 'bal', rol: 'verkl' }, 'verkl-etje:etje'],
    ['boeken', { lemma: 'boek', rol: 'mv' }, 'mv-en:en'],
    ['tafels', { lemma: 'tafel', rol: 'mv' }, 'mv-s:s'],
    ["auto's", { lemma: 'auto', rol: 'mv' }, "mv-apos:'s"],
    ['dagen', { lemma: 'dag', rol: 'mv' }, 'mv-onreg:en'],
    ['brieven', { lemma: 'brief', rol: 'mv' }, 'f-v:v'],
    ['huizen', { lemma: 'huis', rol: 'mv' }, 's-z:z'],
    ['leef', { lemma: 'leven', rol: 'ww' }, 'ww-stam:f'],
    ['loopt', { lemma: 'lopen', rol: 'ww' }, 'ww-tt-t:t'],
  ] as const)('%s with its lemma has %s', (w, o, expected) => {
    expect(ids(w, o)).toContain(expected);
  });

  it.each([
    ['thuis', 'th'],
    ['vriendelijk', 'ij'],
    ['geven', 'voorvoegsel'],
    ['cadeau', 'au'],
    ['beter', 'voorvoegsel'],
    ['lachen', 'cht'],
    ['koning', 'ing'],
    ['waarheid', 'ei'],
    ['schip', 'z-s-begin'],
    ['lucht', 'ch-g'],
    ['zingen', 'nk'],
    ['hond', 'kz-mkmm'],
    ['piano', 'voorvoegsel'],
  ])('%s has no %s', (w, id) => {
    expect(ids(w).filter((c) => c.startsWith(`${id}:`))).toEqual([]);
  });

  it('keeps every span inside the word, in order', () => {
    const letters = fc.array(fc.constantFrom(...'aeioubcdfghklmnprstvwz'.split('')), { minLength: 2, maxLength: 12 });
    const property = fc.property(letters, (l) => {
      const out = categories(l.join(''));
      return (
        out.ok && out.value.every((c, i, all) => c.van < c.tot && c.tot <= l.length && c.van >= (all[i - 1]?.van ?? 0))
      );
    });
    expect(fc.check(property, { seed: 5, numRuns: 1500 }).failed).toBe(false);
  });

  it('knows 84 goals with stable numbers and a child line that fits the hint card', () => {
    expect(CATEGORIES).toHaveLength(84);
    expect(CATEGORIES.map((c) => c.nr)).toEqual(CATEGORIES.map((_, i) => i + 1));
    expect(CATEGORIES.filter((c) => !/^(fe:|gedeeld\/regels\/)/.test(c.icoon))).toEqual([]);
    expect(CATEGORIES.filter((c) => c.kindregel.length > 48)).toEqual([]);
  });

  it('names only known goals as partners', () => {
    const known = new Set(CATEGORIES.map((c) => c.id));
    expect(CATEGORIES.flatMap((c) => c.verwar).filter((v) => !known.has(v))).toEqual([]);
  });
});
