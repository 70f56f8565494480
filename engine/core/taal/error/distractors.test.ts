import { describe, expect, it } from 'vitest';
import { distractors } from './distractors.ts';
import { categoriesOf } from '../category/categories.ts';
import { pictureOf } from '../klank/klank.ts';
import { spellingSchema, type WoordItem } from '../woord/woord.ts';

function woord(w: string, head: string, rest: Partial<WoordItem> = {}): WoordItem {
  const picture = pictureOf(w);
  const cats = categoriesOf(picture, {});
  return {
    id: `w-${w}`,
    w,
    grafemen: picture.klanken.map(({ g, klank, van: from, tot: until }) => ({
      g,
      klank,
      van: from,
      tot: until,
      cats: [],
    })),
    lettergrepen: [w],
    klankgroepen: [w],
    cats,
    hoofd: head,
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

function forms(item: WoordItem, n: number, seed: number, o = {}): string[] {
  const r = distractors(item, n, { seed, ...o });
  return r.ok ? r.value.map((f) => f.vorm) : [r.fout];
}

describe('afleiders', () => {
  it('starts with the main category and gives distinct forms', () => {
    for (let seed = 0; seed < 40; seed += 1) {
      const r = distractors(woord('vriendelijk', 'lijk'), 3, { seed });
      const list = r.ok ? r.value : [];
      expect(list).toHaveLength(3);
      expect(list[0]?.categorie).toBe('lijk');
      expect(new Set(list.map((f) => f.vorm)).size).toBe(3);
    }
  });

  it('depends on the seed alone', () => {
    const item = woord('schoolplein', 'ei');
    expect(forms(item, 3, 7)).toEqual(forms(item, 3, 7));
    expect(new Set(Array.from({ length: 20 }, (_, s) => forms(item, 3, s).join())).size).toBeGreaterThan(3);
  });

  it('keeps out words, unfit forms, own forms and homophones, then gives fewer', () => {
    const item = woord('trein', 'ei', { homofoonVan: [spellingSchema.parse('trijn')], vormen: { meervoud: 'treijn' } });
    const everything = forms(item, 20, 1, {
      lexicon: { exists: (w: string) => w === 'tryn' },
      verboden: (w: string) => w === 'trien',
    });
    for (const w of ['trijn', 'tryn', 'trien', 'treijn', 'trein']) expect(everything).not.toContain(w);
    expect(everything.length).toBeLessThan(20);
  });

  it('takes the forms of the author along and refuses an empty word', () => {
    expect(forms(woord('trein', 'ei', { foutvormen: [{ vorm: 'treyn', categorie: 'ei' }] }), 9, 3)).toContain('treyn');
    expect(forms(woord('trein', 'ei'), 0, 3)).toEqual([]);
    expect(forms({ ...woord('trein', 'ei'), w: '' }, 2, 3)).toEqual(['leeg']);
  });
});
