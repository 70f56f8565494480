import { beforeAll, describe, expect, it } from 'vitest';
import { categories } from './category/categories.ts';
import { loadPatterns } from './woord/patterns.ts';

/** Goals of forms, of other words than those that readers met: verbs, plurals, steps and diminutives. */
const FORM = /^(?:mv-|verkl-|ww-|bn-s$|stoffelijk$|f-v$|s-z$)/;

const READ: readonly (readonly [word: string, goals: string])[] = [
  // The stem behind a first part, where its last letter is not the one that is heard.
  ['toezend', 'ww-stam:d'],
  ['meegeef', 'ww-stam:f'],
  ['aanbod', ''],
  ['afsprong', 'ww-vt-sterk:g'],
  ['voorsprong', ''],
  ['uitstond', 'ww-vt-sterk:d'],
  ['kwijtgeraakt', 'ww-vd:t'],
  ['plaatsneemt', 'ww-tt-t:t'],
  ['paardrijd', 'ww-stam:d'],
  ['lesgaf', 'ww-vt-sterk:f'],
  ['doorgegaan', 'ww-vd-sterk:n'],
  ['doorploegd', 'ww-vd:d'],
  // Infinitives that are no plural.
  ['afzeggen', ''],
  ['bijkleuren', ''],
  ['rondzeuren', ''],
  ['aanvallen', 'mv-en:en'],
  ['achterwielen', 'mv-en:en'],
  ['sterrenschepen', 'mv-onreg:en'],
  ['kledingrekken', 'mv-en:en'],
  // Who is as an adjective or a participle tells.
  ['nieuwsgierigen', 'mv-en:en'],
  ['wandelenden', 'mv-en:en'],
  ['gekleurden', 'ww-bvn:en'],
  // Participles at the end of a compound.
  ['weldenkend', 'ww-od:d'],
  ['handgebreid', 'ww-vd:d'],
  ['bladluis', ''],
  // Steps.
  ['verrassender', 'bn-s:er'],
  ['ontroerendst', 'bn-s:st'],
  ['uitgeruster', 'bn-s:er'],
  ['mooisten', 'bn-s:sten'],
  ['gasten', 'mv-en:en'],
  ['knieverwarmer', ''],
  ['vijftigste', ''],
  ['hulpelozer', 'bn-s:er s-z:z'],
  // No plural on -s.
  ['driepersoons', ''],
  ['mailadres', ''],
  ['aanblies', 'ww-vt-sterk:s'],
  // Diminutives whose t is their own, and words that are none.
  ['visnetje', 'verkl-je:je'],
  ['roodoranje', ''],
  ['laatje', 'verkl-aatje:aatje'],
  ['voorvinkje', 'verkl-je:je'],
  // Materials.
  ['kersenhouten', 'stoffelijk:en'],
];

beforeAll(() => loadPatterns());

describe('forms of words that were read', () => {
  for (const [word, goals] of READ)
    it(`${word} has the goals of its form`, () => {
      const found = categories(word);
      const own = found.ok ? found.value.filter(({ id }) => FORM.test(id)) : [];
      const text = own.map(({ id, van: from, tot: until }) => `${id}:${word.slice(from, until)}`);
      expect(text.sort().join(' ')).toBe(goals);
    });
});
