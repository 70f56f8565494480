import { describe, expect, it } from 'vitest';
import { homofonen, zelfdeKlank } from './homofonen.ts';
import { HOMOFONEN } from './tabellen/homofonen.ts';
import { HOMOFOON_ZINNEN } from './tabellen/homofoon-zinnen.ts';

function uit(w: string, o = {}): string[] {
  const r = homofonen(w, o);
  return r.ok ? r.value : [r.fout];
}

const leden = HOMOFONEN.flat();
const lexicon = { bestaat: (w: string) => leden.includes(w) };

describe('homofonen', () => {
  it('has at least a hundred symmetric groups without a word in two of them', () => {
    expect(HOMOFONEN.length).toBeGreaterThanOrEqual(100);
    expect(new Set(leden).size).toBe(leden.length);
    for (const groep of HOMOFONEN) for (const w of groep) expect(uit(w)).toEqual(groep.filter((v) => v !== w).sort());
  });

  it('has one sentence for every member, with the word in it once', () => {
    expect([...HOMOFOON_ZINNEN.keys()].sort()).toEqual([...leden].sort());
    for (const [w, { zin }] of HOMOFOON_ZINNEN) {
      const hits = zin.match(new RegExp(`(?<![\\p{L}'-])${w}(?![\\p{L}'-])`, 'giu')) ?? [];
      expect([w, hits.length]).toEqual([w, 1]);
      expect(zin).toMatch(/^\p{Lu}.*[.!?]$/u);
    }
  });

  it.each([
    ['wordt', 'word'],
    ['vindt', 'vind'],
    ['gebeurt', 'gebeurd'],
    ['jou', 'jouw'],
    ['u', 'uw'],
    ['wou', 'wauw'],
    ['hun', 'hen'],
    ['nog', 'noch'],
    ['zei', 'zij'],
    ['wei', 'wij'],
    ['rauw', 'rouw'],
    ['hard', 'hart'],
    ['licht', 'ligt'],
    ['leiden', 'lijden'],
    ['rijst', 'reist'],
    ['bereid', 'berijdt'],
    ['kosten', 'kostten'],
  ])('knows %s and %s', (a, b) => {
    expect(uit(a)).toContain(b);
    expect(uit(b)).toContain(a);
  });

  it.each([
    ['hard', 'hart'],
    ['bond', 'bont'],
    ['reis', 'rijs'],
    ['rauw', 'rouw'],
    ['nou', 'nauw'],
    ['jou', 'jouw'],
    ['krab', 'krap'],
    ['licht', 'ligt'],
    ['lach', 'lag'],
    ['word', 'wordt'],
    ['wachten', 'wachtten'],
    ['verhuist', 'verhuisd'],
    ['houd', 'hout'],
    ['mei', 'mij'],
    ['held', 'helt'],
    ['praten', 'praatten'],
    ['verwachte', 'verwachtte'],
    ['baadden', 'baden'],
  ])('finds %s ~ %s by rule', (a, b) => {
    expect(uit(a, { tabellen: false, lexicon })).toContain(b);
  });

  it('finds most groups by rule alone', () => {
    const paren = HOMOFONEN.flatMap((g) => g.slice(1).map((w) => [g[0] ?? '', w] as const));
    const gevonden = paren.filter(([a, b]) => uit(a, { tabellen: false, lexicon }).includes(b)).length;
    expect(gevonden / paren.length, `${gevonden} of ${paren.length} pairs by rule`).toBeGreaterThan(0.85);
  });

  it('has none for an ordinary word and refuses bad input', () => {
    expect(uit('tafel')).toEqual([]);
    expect(uit('tafel', { tabellen: false })).toEqual([]);
    expect(uit('')).toEqual(['leeg']);
    expect(zelfdeKlank('boek').every((w) => w !== 'boek')).toBe(true);
  });
});
