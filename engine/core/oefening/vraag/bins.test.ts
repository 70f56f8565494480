import { describe, expect, it } from 'vitest';
import { DOELEN } from '../fake/test-kit.ts';
import { restrictBins, setFor, withIcons } from './bins.ts';
import { realWoord, realWoorden } from './test-kit.ts';

const spot = (w: string, doelId: string): string => {
  const found = setFor(doelId)?.plek(realWoord(w), doelId);
  return found === null || found === undefined ? '-' : `${found.tekst} ${found.bin}`;
};

describe('bin of a word', () => {
  it.each([
    ['trein', 'ei', 'tr…n ei'],
    ['altijd', 'ij', 'alt…d ij'],
    ['trein', 'ij', '-'],
    ['goud', 'ou', 'g…d ou'],
    ['hond', 'eind-d', 'hon… d'],
    ['bang', 'ng', 'ba… ng'],
    ['bank', 'nk', 'ba… nk'],
    ['bank', 'ng', '-'],
    ['vis', 'v-f-begin', '…is v'],
    ['appel', 'verdubbeling', 'appel kort'],
    ['apen', 'verenkeling', 'apen lang'],
    ['vis', 'kz-mkm', 'vis kort'],
    ['maan', 'kz-mkm', 'maan lang'],
    ['appelboom', 'kz-mkm', '-'],
    ['appelboom', 'samenstelling', '-'],
    ['trein', 'onbekend', '-'],
  ])('%s for %s: %s', (w, doelId, result) => {
    expect(spot(w, doelId)).toBe(result);
  });

  const GAPS = [
    'ei',
    'ij',
    'au',
    'ou',
    'eind-d',
    'eind-t',
    'v-f-begin',
    'z-s-begin',
    'ch-g',
    'ng',
    'nk',
    'aai-ooi-oei',
    'eeuw-ieuw-uw',
  ];
  it.each(GAPS)('hides the letters of %s that would give the answer away', (doelId) => {
    const set = setFor(doelId);
    let sorted = 0;
    for (const item of realWoorden(doelId)) {
      const found = set?.plek(item, doelId);
      if (found === null || found === undefined) continue;
      sorted += 1;
      expect(set?.bins.map((b) => b.id)).toContain(found.bin);
      expect(found.tekst.split('…')).toHaveLength(2);
      expect(found.vul?.(found.bin)).toBe(item.w);
      expect(found.tekst.length).toBe(item.w.length - found.bin.length + 1);
    }
    expect(sorted).toBeGreaterThan(3);
  });

  it('has no one answer for a word with a long and a short klankgroep', () => {
    const both = {
      ...realWoord('apen'),
      cats: [
        { id: 'verenkeling', van: 0, tot: 1 },
        { id: 'verdubbeling', van: 1, tot: 2 },
      ],
    };
    expect(setFor('verenkeling')?.plek(both, 'verenkeling')).toBeNull();
  });

  it.each(['kz-mkm', 'kz-mmkm', 'kz-mkmm', 'kz-mmkmm'])('tells the vowel of words of %s', (doelId) => {
    const bins = realWoorden(doelId, 60).flatMap((item) => setFor(doelId)?.plek(item, doelId)?.bin ?? []);
    expect(new Set(bins).size).toBeGreaterThan(1);
    expect(bins.every((bin) => ['kort', 'lang', 'tweeteken'].includes(bin))).toBe(true);
  });
});

describe('sets of bins', () => {
  it.each([
    ['ei', 'ei ij'],
    ['ij', 'ei ij'],
    ['au', 'au ou'],
    ['eind-t', 'd t'],
    ['f-v', 'v f'],
    ['s-z', 'z s'],
    ['nk', 'ng nk'],
    ['eer-oor-eur', 'ee oo eu'],
    ['aai-ooi-oei', 'aai ooi oei'],
    ['eeuw-ieuw-uw', 'eeuw ieuw uw'],
    ['verenkeling', 'lang kort'],
    ['kz-mmkmm', 'kort lang tweeteken'],
  ])('of %s are %s', (doelId, bins) => {
    expect(
      setFor(doelId)
        ?.bins.map((b) => b.id)
        .join(' '),
    ).toBe(bins);
  });

  it.each(['komma-s', 'trema', 'ww-tt-t', 'samenstelling', ''])('of %s are none', (doelId) => {
    expect(setFor(doelId)).toBeUndefined();
  });

  it.each([
    ['a b c d', 'c', 4, 'a b c d'],
    ['a b c d', 'c', 3, 'a b c'],
    ['a b c d', 'd', 3, 'a b d'],
    ['a b c d', 'a', 2, 'a b'],
    ['a b c d', 'd', 2, 'a d'],
    ['a b c d', 'b', 1, 'b'],
    ['a b c d', 'b', 0, 'b'],
    ['a b', 'b', 4, 'a b'],
    ['a b', 'x', 2, 'a'],
  ])('%s with own %s, at most %i: %s', (all, own, max, left) => {
    const bins = all.split(' ').map((id) => ({ id }));
    expect(
      restrictBins(bins, own, max)
        .map((b) => b.id)
        .join(' '),
    ).toBe(left);
  });

  it('carry the picture of their rule, of their goal, or of listening', () => {
    const goals = new Map(DOELEN.map((d) => [d.id, d]));
    const icons = withIcons(
      ['lang', 'de', 'ei', 'rijmt'].map((id) => ({ id, label: id })),
      goals,
    ).map((b) => b.icon);
    expect(icons).toEqual([
      'gedeeld/regels/openlettergreep',
      'gedeeld/regels/weetwoord',
      'gedeeld/regel/ei',
      'gedeeld/regels/luisterwoord',
    ]);
  });
});
