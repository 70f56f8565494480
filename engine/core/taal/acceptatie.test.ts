import { beforeAll, describe, expect, it } from 'vitest';
import { categorieen } from './categorieen.ts';
import { grafemen } from './grafemen.ts';
import { lettergrepen } from './lettergrepen.ts';
import { laadPatronen } from './patronen.ts';
import { rijmt } from './rijm.ts';

function ids(w: string): string[] {
  const uit = categorieen(w);
  return uit.ok ? uit.value.map((c) => c.id) : [];
}

describe('acceptance cases of the language core', () => {
  beforeAll(laadPatronen);

  it.each([
    ['bakker', 'bak-ker', 'ba-kker'], ['avond', 'a-vond', 'a-vond'], ['zeeën', 'zee-ën', 'zee-ën'], ['handdoek', 'hand-doek', 'hand-doek'],
    ['zingen', 'zin-gen', 'zi-ngen'], ['piano', 'pi-a-no', 'pi-a-no'],
  ])('1. %s is %s and claps %s', (w, letters, klank) => {
    for (const tabellen of [true, false]) {
      const uit = lettergrepen(w, { tabellen });
      expect(uit.ok && [uit.value.lettergrepen.join('-'), uit.value.klankgroepen.join('-')]).toEqual([letters, klank]);
    }
  });

  it.each([
    ['school', 's ch oo l', 4], ['bank', 'b a n k', 4], ['leeuw', 'l eeuw', 2], ['taxi', 't a x i', 5], ['ring', 'r i ng', 3], ['boei', 'b oei', 2],
    ['melk', 'm e l k', 4], ['vuur', 'v uu r', 3],
  ])('2. %s has graphemes %s and %d sounds', (w, letters, klanken) => {
    const uit = grafemen(w);
    expect(uit.ok && [uit.value.grafemen.join(' '), uit.value.klanken]).toEqual([letters, klanken]);
  });

  it('3. finds and leaves out the categories', () => {
    expect(ids('gereedschap')).toEqual(expect.arrayContaining(['voorvoegsel', 'sch']));
    expect(ids('thuis')).not.toContain('th');
    expect(ids('vriendelijk')).toContain('lijk');
    expect(ids('vriendelijk')).not.toContain('ij');
    expect(ids('geven')).not.toContain('voorvoegsel');
    expect(ids('cadeau')).toContain('eau');
    expect(ids('cadeau')).not.toContain('au');
    expect(ids('huisdeur')).toContain('samenstelling');
  });

  it.each([
    ['eik', 'wijk', true], ['hond', 'grond', true], ['ik', 'ik', false], ['huis', 'hals', false], ['cadeau', 'auto', false], ['cadeau', 'zo', true],
    ['bal', 'bel', false],
  ])('10. %s and %s rhyme: %s', (a, b, ja) => {
    for (const tabellen of [true, false]) expect(rijmt(a, b, { tabellen })).toEqual({ ok: true, value: ja });
  });
});
