import { beforeAll, describe, expect, it } from 'vitest';
import { categories } from './category/categories.ts';
import { lettergrepen } from './klank/lettergrepen.ts';
import { loadPatterns } from './woord/patterns.ts';

/** Classes that larger tables and the rules beside them mended (decision 107), each with other words than those that were drawn. */
const goals = (w: string): string[] => {
  const out = categories(w);
  return out.ok ? out.value.map(({ id, van: from, tot: until }) => `${id}:${w.slice(from, until)}`) : [out.fout];
};
const ids = (w: string): string[] => goals(w).map((goal) => goal.split(':')[0] ?? '');
const cut = (w: string): string => {
  const out = lettergrepen(w);
  return out.ok ? out.value.lettergrepen.join('-') : out.fout;
};

beforeAll(loadPatterns);

describe('parts of compounds', () => {
  it.each([
    ['snelweg', 'samenstelling:lw'],
    ['ligstoel', 'samenstelling:gs'],
    ['aslade', 'samenstelling:sl'],
    ['oostkust', 'samenstelling:tk'],
    ['driehoekige', 'samenstelling:eh'],
    ['brandstapel', 'samenstelling:ds'],
    ['kernwapen', 'samenstelling:nw'],
    ['tafelhouder', 'samenstelling:lh'],
  ])('%s has %s', (w, gold) => {
    expect(goals(w)).toContain(gold);
  });

  it.each(['hangmatten', 'deelnames', 'kerels', 'akelig', 'dagelijks', 'asfalt'])('no seam is found in %s', (w) => {
    expect(goals(w).filter((goal) => /^samenstelling:(?:ak|da|el|sf|na|ke)/.test(goal))).toEqual([]);
  });

  it('a stem on -s before a part takes no s between', () => {
    expect(ids('boksring')).not.toContain('tussen-s');
    expect(ids('dansles')).not.toContain('tussen-s');
    expect(ids('dorpsplein')).toContain('tussen-s');
  });
});

describe('forms of verbs', () => {
  it.each([
    ['vermagerd', 'ww-vd:d'],
    ['bewonderd', 'ww-vd:d'],
    ['gevlekt', 'ww-vd:t'],
    ['dansend', 'ww-od:d'],
    ['verdrongen', 'ww-vd-sterk:en'],
    ['gegooide', 'ww-bvn:e'],
    ['afsneed', 'ww-vt-sterk:d'],
    ['opveerde', 'ww-vt-de:de'],
  ])('%s has %s', (w, gold) => {
    expect(goals(w)).toContain(gold);
  });

  it.each(['geluid', 'geweld', 'gezond', 'gehucht', 'geboortekaart'])('%s is no participle', (w) => {
    expect(ids(w).filter((id) => /^ww-(?:vd|bvn)/.test(id))).toEqual([]);
  });

  it.each(['wimpel', 'stapel', 'kriebel', 'schemer'])('%s is a noun before it is a stem', (w) => {
    expect(ids(w).filter((id) => id.startsWith('ww-'))).toEqual([]);
  });

  it('a first part ends before a finite form, not in a verb that keeps it', () => {
    expect(ids('inkleurt')).not.toContain('nk');
    expect(ids('overschrijdt')).not.toContain('samenstelling');
  });
});

describe('first syllables', () => {
  it.each([
    ['ontelbaar', 'on-tel-baar'],
    ['ontoereikend', 'on-toe-rei-kend'],
    ['verengen', 'ver-en-gen'],
    ['ontroerd', 'ont-roerd'],
  ])('%s is cut %s', (w, gold) => {
    expect(cut(w)).toBe(gold);
  });
});
