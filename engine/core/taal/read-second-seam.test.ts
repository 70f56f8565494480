import { beforeAll, describe, expect, it } from 'vitest';
import { categories } from './category/categories.ts';
import { loadPatterns } from './woord/patterns.ts';
import { withBars } from './test-kit.ts';

/** Compounds of a second reading, and their forms, with their seams. */
const SEAMS = [
  'land|rot',
  'stampers',
  'gympen',
  'zeewaarts',
  'overzichtelijke',
  'biologische',
  'ontbossing',
  'onuitgesproken',
  'onafgebroken',
  'dotter|bloemen',
  'zand|happers',
  'peper|dure',
  'stok|oude',
  'donker|rode',
  'toren|hoge',
  'leg|kippen',
  'alles|behalve',
  'wel|is|waar',
  'vaar|route',
  'auto|diefstal',
  'lanceer|platform',
];

/** Goals that a form or a first part has (true) or must not have. */
const GOALS: readonly (readonly [word: string, goal: string, there: boolean])[] = [
  ['gewoonste', 'bn-s:ste', true],
  ['geringste', 'ww-bvn:e', false],
  ['geniaalste', 'ww-bvn:e', false],
  ['geitenleren', 'stoffelijk:en', true],
  ['afleren', 'stoffelijk:en', false],
  ['prognosen', 'mv-en:en', true],
  ['magazijnen', 'mv-en:en', true],
  ['politie-invallen', 'mv-en:en', true],
  ['na-apen', 'mv-en:en', false],
  ['snuffelhonden', 'mv-en:en', true],
  ['vlagzwaaien', 'mv-en:en', false],
  ['luizig', 's-z:z', true],
  ['lijvig', 'f-v:v', true],
  ['bezig', 's-z:z', false],
  ['huwelijksfeest', 'lijk:lijk', true],
  ['huwelijksfeest', 'ij:ij', false],
  ['vermenselijkt', 'lijk:lijk', true],
  ['vergelijkt', 'lijk:lijk', false],
  ['gelijkspel', 'ij:ij', true],
  ['heiligverklaard', 'ig:ig', true],
  ['beschuldigde', 'ig:ig', true],
  ['honingraat', 'ig:ig', false],
  ['koekjesdoos', 'verkl-je:jes', true],
  ['touwtjespringen', 'verkl-je:tje', true],
  ['sprookjesboek', 'verkl-je:jes', true],
  ['zachtjesaan', 'verkl-je:jes', false],
  ['waarheden', 'verenkeling:e', true],
  ['waarheden', 'stomme-e:en', true],
  ['e-mailden', 'ww-vt-de:den', true],
  ['ge-e-maild', 'ww-vd:d', true],
  ['geleaset', 'ww-vd:t', true],
  ['leaseden', 'ww-vt-de:den', true],
  ['boycotte', 'ww-eng:boycotte', true],
  ['facetten', 'verenkeling:a', true],
  ['facetime', 'verenkeling:a', false],
  ['rechtszaken', 'tussen-s:s', true],
  ['rechtsbuiten', 'tussen-s:s', false],
  ['ossenstaartje', 'eind-t:t', true],
  ['wijnranken', 'mv-en:en', true],
];

beforeAll(loadPatterns);

describe('words of a second reading', () => {
  it.each(SEAMS)('%s', (gold) => {
    expect(withBars(gold.replaceAll('|', ''))).toBe(gold);
  });

  it.each(GOALS)('%s has %s: %s', (word, goal, there) => {
    const found = categories(word);
    const texts = found.ok
      ? found.value.map(({ id, van: from, tot: until }) => `${id}:${word.slice(from, until)}`)
      : [];
    expect(texts.includes(goal)).toBe(there);
  });
});
