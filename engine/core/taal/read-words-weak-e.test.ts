import { beforeAll, describe, expect, it } from 'vitest';
import { categories } from './category/categories.ts';
import { loadPatterns } from './woord/patterns.ts';

/** The word with brackets round the letters of every span of these goals. */
function marked(w: string, ids: readonly string[]): string {
  const out = categories(w);
  const spans = out.ok ? out.value.filter((c) => ids.includes(c.id)) : [];
  return [...spans].reverse().reduce((t, s) => `${t.slice(0, s.van)}[${t.slice(s.van, s.tot)}]${t.slice(s.tot)}`, w);
}

const bare = (gold: string): string => gold.replace(/[[\]]/g, '');

describe('the weak e of words that a teacher may type', () => {
  beforeAll(loadPatterns);

  it.each([
    ['magnetiseur', 'a long e of a noun stays before a learned ending'],
    ['systematisch', 'and in systeem'],
    ['planetarium', 'and in planeet'],
    ['fysiotherapeut', 'a learned stem'],
    ['citadel', 'the stressed end of a loan'],
    ['citadels', 'its plural'],
    ['illegaal', 'the e of legaal'],
    ['wegren', 'the stem of a verb that doubles its last letter'],
    ['aftel', 'behind a first part'],
    ['omhels', 'two letters behind the e'],
    ['meebelev[en]d', 'the verb behind what it splits off'],
  ])('%s: %s', (gold) => {
    expect(marked(bare(gold), ['stomme-e'])).toBe(gold);
  });

  it.each([
    ['herademing', 'herad[e]ming'],
    ['herderin', 'herd[e]rin'],
    ['gevangene', 'gevang[e]n[e]'],
    ['secondes', 's[e]cond[e]s'],
    ['karavelen', 'karavel[en]'],
    ['kinesist', 'kinesist'],
    ['lobbesen', 'lobb[e]s[en]'],
    ['lemmeten', 'lemm[e]t[en]'],
    ['plezierig', 'pl[e]zierig'],
    ['ertegenin', 'erteg[en]in'],
    ['allerliefst', 'all[er]liefst'],
    ['oranje', 'oranj[e]'],
    ['ontroerendst', 'ontroer[en]dst'],
    ['bewasemd', 'bewas[em]d'],
    ['slavernij', 'slav[er]nij'],
    ['cementmolen', 'c[e]mentmol[en]'],
    ['procedure', 'proc[e]dur[e]'],
    ['betonblok', 'b[e]tonblok'],
    ['donkerst', 'donk[er]st'],
    ['levends', 'lev[en]ds'],
    ['woedeaanval', 'woed[e]aanval'],
    ['generen', 'g[e]ner[en]'],
  ])('%s has %s', (w, gold) => {
    expect(marked(w, ['stomme-e'])).toBe(gold);
  });
});

describe('prefixes of words that a teacher may type', () => {
  beforeAll(loadPatterns);

  it.each([
    '[her][ge]bruiken',
    '[her][be]leven',
    '[her]uit[ge]zonden',
    'hermetisch',
    '[ver][ont]reinigen',
    '[ver]on[ge]lukken',
    'onaan[ge]tast',
    'onop[ge]ruimd',
    'onuit[ge]voerd',
    'on[te]vreden',
    'mis[ge]geten',
    'wan[ge]drag',
    'wel[ge]daan',
    'ver[ge]zicht',
    '[ge]vangen[ge]houden',
    '[ge]tjilp',
    '[ge]kerm',
    '[be]aamt',
    'generaliseren',
    'herderlijk',
    'verandaatje',
    'verreweg',
    'ontrouwe',
  ])('%s', (gold) => {
    expect(marked(bare(gold), ['voorvoegsel'])).toBe(gold);
  });
});
