import { describe, expect, it } from 'vitest';
import { confusionOf } from './confusion.ts';
import { realWoorden } from './test-kit.ts';

/** Pairs that children take for one another in both directions. */
const BOTH_WAYS = [
  'ei ij',
  'au ou',
  'b d',
  'd t',
  'f v',
  's z',
  'g ch',
  'm n',
  'l r',
  'a aa',
  'e ee',
  'o oo',
  'u uu',
  'i ie',
  'eu ui',
];
const GRAFEMEN =
  "ei ij au ou oe eu ui ie aa a ee e oo o uu u i b d p t f v w s z g ch k c m n ng l r h j aai ooi oei eeuw ieuw uw kk pp tt nn mm ll rr ss bb dd ff gg ï ë ü ö é ' -".split(
    ' ',
  );

describe('confusable graphemes', () => {
  it.each(BOTH_WAYS)('%s both ways', (pair) => {
    const [a = '', b = ''] = pair.split(' ');
    expect(confusionOf(a)).toContain(b);
    expect(confusionOf(b)).toContain(a);
  });

  it.each([
    ['ei', 'ij'],
    ['ij', 'ei'],
    ['au', 'ou'],
    ['d', 'b'],
    ['kk', 'k'],
    ['aai', 'aaj'],
    ['eeuw', 'eew'],
    ['ï', 'i'],
    ['ng', 'n'],
  ])('the strongest of %s is %s', (grafeem, strongest) => {
    expect(confusionOf(grafeem)[0]).toBe(strongest);
  });

  it.each(GRAFEMEN)('%s is never confused with itself or twice with another', (grafeem) => {
    const list = confusionOf(grafeem);
    expect(list).not.toContain(grafeem);
    expect(new Set(list).size).toBe(list.length);
    expect(list.every((g) => /^[a-zëïöüé]{1,4}$/u.test(g))).toBe(true);
  });

  it('reads a capital like a small letter', () => {
    expect(confusionOf('EI')).toEqual(confusionOf('ei'));
    expect(confusionOf('IJ')).toEqual(confusionOf('ij'));
  });

  it.each(["'", ' ', '-', '', 'q', 'xyz', 'ñ', '__proto__x'])('%j has none', (grafeem) => {
    expect(confusionOf(grafeem)).toEqual([]);
  });

  it('knows one for every vowel and every consonant of words of groep 3', () => {
    const grafemen = new Set(
      ['kz-mkm', 'kz-mmkm', 'sch', 'ng'].flatMap((id) => realWoorden(id).flatMap((w) => w.grafemen.map((g) => g.g))),
    );
    expect([...grafemen].filter((g) => g !== 'sch' && g !== 'nk' && confusionOf(g).length === 0)).toEqual([]);
  });
});
