import { expect, it } from 'vitest';
import { defaultSetting } from '#engine/core/domein/oefeninstelling.ts';
import { inNiveau } from '#engine/core/oefening/model/settings.ts';
import { movedNiveau } from './quick-change.ts';

const BASE = defaultSetting(4);
const yearsOf = (setting: typeof BASE): number[] => [3, 4, 5, 6, 7, 8].filter((groep) => inNiveau(setting, groep));

it('moves the words of a setting by a year', () => {
  expect(yearsOf(BASE)).toEqual([3, 4]);
  expect(yearsOf(movedNiveau(BASE, 1))).toEqual([4, 5]);
  expect(yearsOf(movedNiveau(BASE, -1))).toEqual([3]);
  expect(yearsOf(movedNiveau({ ...BASE, niveauVan: 4.5, niveauTot: 5 }, 1))).toEqual([5, 6]);
});

it('stays where it is when there is no year further on', () => {
  for (const [first, last, years] of [
    [8, 8.5, 1],
    [7, 8, 1],
    [3, 3.5, -1],
  ] as const) {
    const setting = { ...BASE, niveauVan: first, niveauTot: last };
    expect(movedNiveau(setting, years)).toBe(setting);
  }
});
