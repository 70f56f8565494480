import { beforeAll, describe, expect, it } from 'vitest';
import { categories } from './category/categories.ts';
import { lettergrepen } from './klank/lettergrepen.ts';
import { loadPatterns } from './woord/patterns.ts';
import { withBars } from './test-kit.ts';

/** The line-break patterns break one letter beside the seam. */
const BESIDE_A_BREAK = [
  'berg|rat',
  'dag|over|zicht',
  'inkt|rol',
  'krab|lot',
  'oog|onder|zoek',
  'strand|rit',
  'zon|adres',
];

/** A participle, or people who are so, behind a noun or an adjective. */
const BEHIND_A_NOUN = [
  'blad|verliezend',
  'druk|bevolkt',
  'hout|bewerkend',
  'slaap|verwekkend',
  'spoed|eisend',
  'vocht|minnend',
];

/** Parts that only open or only end a compound. */
const PARTS = [
  'dertien|hoekig',
  'eco|dorp',
  'gas|voorziening',
  'heen|vlucht',
  'kleer|luis',
  'linzen|moes',
  'midden|deel',
  'muskus|hert',
  'nano|deeltje',
  'ossen|knieën',
  'schand|vlek',
  'sumo|ring',
  'wel|gevormd',
];

/** Look like two words and are one, or a verb with an ending. */
const WHOLE = [
  'blubberig',
  'debatteer',
  'dreumelig',
  'frikadel',
  'galoppeer',
  'hydrateer',
  'klapperig',
  'krabbelaarster',
  'matroos',
  'portretteer',
  'receptuur',
  'relatieven',
  'mompelaar',
  'slobberig',
  'snoodaard',
  'snuffeltje',
  'overheersers',
];

/** No letters are read across a seam, and none that stand behind one are missed. */
const GOALS: readonly (readonly [word: string, goal: string, there: boolean])[] = [
  ['eensgestemd', 'voorvoegsel:ge', true],
  ['inklap', 'nk:nk', false],
  ['inbuskop', 'tussen-s:s', false],
  ['misgeboorte', 'voorvoegsel:ge', true],
  ['missprong', 'verdubbeling:ss', false],
  ['onkreukbaar', 'nk:nk', false],
  ['onnatuurlijk', 'verdubbeling:nn', false],
  ['wangeloof', 'ng:ng', false],
  ['woningruil', 'ng:ng', true],
  ['dronkenlui', 'tussen-n:en', false],
  ['korenmolen', 'tussen-n:en', false],
  ['voddenkar', 'tussen-n:en', true],
  ['terugkrabbel', 'samenstelling:gk', true],
  ['uitveeg', 'samenstelling:tv', true],
];

beforeAll(loadPatterns);

const goals = (w: string): string[] => {
  const found = categories(w);
  return found.ok ? found.value.map(({ id, van: from, tot: until }) => `${id}:${w.slice(from, until)}`) : [];
};

describe('seams of words that a teacher types', () => {
  it.each([...BESIDE_A_BREAK, ...BEHIND_A_NOUN, ...PARTS])('%s', (gold) => {
    expect(withBars(gold.replaceAll('|', ''))).toBe(gold);
  });

  it.each(WHOLE)('%s is whole', (w) => {
    expect(withBars(w)).toBe(w);
  });

  it.each(GOALS)('%s has %s: %s', (w, goal, there) => {
    expect(goals(w).includes(goal)).toBe(there);
  });

  it('cuts what is done by a verb with a first part as it is alone', () => {
    const cut = lettergrepen('noodoplossingen');
    expect(cut.ok && cut.value.lettergrepen.join('-')).toBe('nood-op-los-sin-gen');
  });
});
