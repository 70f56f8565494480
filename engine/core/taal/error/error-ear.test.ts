import { beforeAll, describe, expect, it } from 'vitest';
import { loadPatterns } from '../woord/patterns.ts';
import { seldom, isHardly } from './error-slip.ts';
import { errors } from './woord-errors.ts';
import type { Mistake } from './errors.ts';

function mistakes(w: string): Mistake[] {
  const found = errors(w);
  return found.ok ? found.value : [];
}

/** All wrong forms of a word, the likeliest first. */
const wrong = (w: string): string[] => mistakes(w).map(({ vorm: form }) => form);

beforeAll(loadPatterns);

describe('what nobody hears, nobody writes', () => {
  it.each([
    ['bovendek', ['buvendek']],
    ['mandala', ['mondala', 'mandola']],
    ['gedaan', ['gedoon']],
    ['gezwam', ['gezwom']],
    ['moedig', ['moodig']],
  ])('%s has no other vowel among the first three', (woord, never) => {
    const forms = wrong(woord).slice(0, 3);
    expect(forms.length).toBeGreaterThan(1);
    expect(forms.filter((form) => never.includes(form))).toEqual([]);
  });

  it.each([
    ['geroemd', 'geroem'],
    ['gestaard', 'gestaar'],
    ['gevreesd', 'gevrees'],
    ['vonden', 'vondent'],
    ['slaapwandel', 'slaapvandel'],
    ['gegrinnik', 'gechrinnik'],
    ['bovenal', 'bovfenal'],
  ])('%s is never %s', (woord, never) => {
    expect(wrong(woord)).not.toContain(never);
  });

  it.each([
    ['vos', 'wos'],
    ['gemist', 'gemis'],
    ['lachen', 'laggen'],
  ])('%s can be %s', (woord, form) => {
    expect(wrong(woord)).toContain(form);
  });
});

describe('what a child hardly writes', () => {
  it.each(['wandeling', 'gewerkt', 'kranten', 'schoolbord'])('%s does not get, having likelier forms', (woord) => {
    expect(mistakes(woord).filter(({ hardly }) => hardly)).toEqual([]);
  });

  it.each([
    ['maak', 'maack', ['maakt', 'mak']],
    ['boeken', 'boekun', []],
    ['kraakt', 'kraakd', []],
  ])('%s gets %s when other forms are words', (woord, form, words) => {
    const found = errors(woord, { lexicon: { exists: (w) => words.includes(w) } });
    expect(found.ok ? found.value.map((f) => f.vorm) : []).toContain(form);
  });

  it.each([
    ['wilgentak', 'wilgtak'],
    ['stamelde', 'stameld'],
    ['witlof', 'wilof'],
    ['strandpaal', 'strandppaal'],
    ['ruimtepak', 'ruimteppak'],
    ['herhaling', 'hurhaling'],
    ['cipier', 'scipier'],
    ['aardigste', 'aardigtse'],
    ['wijzen', 'wijzzen'],
    ['jury', 'jurj'],
    ['kloosters', 'kloosteren'],
    ['accent', 'akkent'],
    ['kwaliteiten', 'kwaliteiden'],
    ['presteer', 'prestir'],
  ])('%s is never %s', (woord, form) => {
    expect(wrong(woord)).not.toContain(form);
  });

  it.each([
    ['strandpaal', 'stranpaal'],
    ['peer', 'pir'],
    ['accu', 'akku'],
    ['hoogste', 'hoogse'],
  ])('%s can be %s', (woord, form) => {
    expect(wrong(woord)).toContain(form);
  });

  it('stands behind what is likely', () => {
    for (const woord of ['haak', 'stook', 'meute', 'lade', 'orka']) {
      const found = mistakes(woord);
      const first = found.findIndex(({ hardly }) => hardly);
      expect(first < 0 || found.slice(first).every(({ hardly }) => hardly), woord).toBe(true);
    }
  });

  it('is what its weight says', () => {
    const slip = { van: 0, tot: 1, door: 'o', categorie: 'ei' };
    expect([0.02, 0.05, 0.06, 1].map((base) => isHardly({ ...slip, base }))).toEqual([true, true, false, false]);
    const spot = {
      cat: { id: 'ei', van: 1, tot: 3 },
      tekst: 'ei',
      b: { w: 'trein', laag: 'trein', klanken: [], bounds: [] },
    };
    expect(seldom(spot, 'ie')).toEqual([1, 3, 'ie', 0.05]);
  });
});
