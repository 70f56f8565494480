import { describe, expect, it } from 'vitest';
import { afleiders } from './afleiders.ts';
import { categorieenVan } from './categorieen.ts';
import { beeldVan } from './klank.ts';
import type { WoordItem } from './woord.ts';

function woord(w: string, hoofd: string, rest: Partial<WoordItem> = {}): WoordItem {
  const beeld = beeldVan(w);
  const cats = categorieenVan(beeld, {});
  return {
    id: `w-${w}`,
    w,
    grafemen: beeld.klanken.map(({ g, klank, van, tot }) => ({ g, klank, van, tot, cats: [] })),
    lettergrepen: [w],
    klankgroepen: [w],
    cats,
    hoofd,
    groep: 4,
    band: 1,
    woordsoort: 'zn',
    structuur: 'mmkm',
    vormen: {},
    zinnen: [],
    regio: 'both',
    audio: {},
    gevoelig: false,
    gezien: [],
    ...rest,
  };
}

function vormen(item: WoordItem, n: number, seed: number, o = {}): string[] {
  const r = afleiders(item, n, { seed, ...o });
  return r.ok ? r.value.map((f) => f.vorm) : [r.fout];
}

describe('afleiders', () => {
  it('starts with the main category and gives distinct forms', () => {
    for (let seed = 0; seed < 40; seed += 1) {
      const r = afleiders(woord('vriendelijk', 'lijk'), 3, { seed });
      const lijst = r.ok ? r.value : [];
      expect(lijst).toHaveLength(3);
      expect(lijst[0]?.categorie).toBe('lijk');
      expect(new Set(lijst.map((f) => f.vorm)).size).toBe(3);
    }
  });

  it('depends on the seed alone', () => {
    const item = woord('schoolplein', 'ei');
    expect(vormen(item, 3, 7)).toEqual(vormen(item, 3, 7));
    expect(new Set(Array.from({ length: 20 }, (_, s) => vormen(item, 3, s).join())).size).toBeGreaterThan(3);
  });

  it('keeps out words, unfit forms, own forms and homophones, then gives fewer', () => {
    const item = woord('trein', 'ei', { homofoonVan: ['trijn'], vormen: { meervoud: 'treijn' } });
    const alles = vormen(item, 20, 1, {
      lexicon: { bestaat: (w: string) => w === 'tryn' },
      verboden: (w: string) => w === 'trien',
    });
    for (const w of ['trijn', 'tryn', 'trien', 'treijn', 'trein']) expect(alles).not.toContain(w);
    expect(alles.length).toBeLessThan(20);
  });

  it('takes the forms of the author along and refuses an empty word', () => {
    expect(vormen(woord('trein', 'ei', { foutvormen: [{ vorm: 'treyn', categorie: 'ei' }] }), 9, 3)).toContain('treyn');
    expect(vormen(woord('trein', 'ei'), 0, 3)).toEqual([]);
    expect(vormen({ ...woord('trein', 'ei'), w: '' }, 2, 3)).toEqual(['leeg']);
  });
});
