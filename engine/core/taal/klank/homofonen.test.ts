import { describe, expect, it } from 'vitest';
import { homofonen, sameKlank } from './homofonen.ts';
import { HOMOFONEN } from '../tables/homofonen.ts';
import { HOMOFOON_ZINNEN } from '../tables/homofoon-zinnen.ts';

function out(w: string, o = {}): string[] {
  const r = homofonen(w, o);
  return r.ok ? r.value : [r.fout];
}

const members = HOMOFONEN.flat();
const lexicon = { exists: (w: string) => members.includes(w) };

describe('homofonen', () => {
  it('has at least a hundred symmetric groups without a word in two of them', () => {
    expect(HOMOFONEN.length).toBeGreaterThanOrEqual(100);
    expect(new Set(members).size).toBe(members.length);
    for (const groep of HOMOFONEN) for (const w of groep) expect(out(w)).toEqual(groep.filter((v) => v !== w).sort());
  });

  it('has one sentence for every member, with the word in it once', () => {
    expect([...HOMOFOON_ZINNEN.keys()].sort()).toEqual([...members].sort());
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
    expect(out(a)).toContain(b);
    expect(out(b)).toContain(a);
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
    expect(out(a, { tables: false, lexicon })).toContain(b);
  });

  it('finds most groups by rule alone', () => {
    const pairs = HOMOFONEN.flatMap((g) => g.slice(1).map((w) => [g[0] ?? '', w] as const));
    const found = pairs.filter(([a, b]) => out(a, { tables: false, lexicon }).includes(b)).length;
    expect(found / pairs.length, `${found} of ${pairs.length} pairs by rule`).toBeGreaterThan(0.85);
  });

  it('has none for an ordinary word and refuses bad input', () => {
    expect(out('tafel')).toEqual([]);
    expect(out('tafel', { tables: false })).toEqual([]);
    expect(out('')).toEqual(['leeg']);
    expect(sameKlank('boek').every((w) => w !== 'boek')).toBe(true);
  });
});
