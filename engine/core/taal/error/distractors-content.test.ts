import { describe, expect, it } from 'vitest';
import { contentWoorden } from '../test-kit.ts';
import type { WoordItem } from '../woord/woord.ts';
import { distractors, type Distractor } from './distractors.ts';

const items = contentWoorden(40);

function drawn(item: WoordItem, n: number, seed: number, o = {}): Distractor[] {
  const out = distractors(item, n, { seed, ...o });
  return out.ok ? out.value : [];
}

describe('distractors of the content', () => {
  it('are never the word, another right form of it or a homophone', () => {
    for (const item of items) {
      const right = [item.w, ...Object.values(item.vormen).flat(), ...(item.homofoonVan ?? [])].map((w) =>
        w.toLowerCase(),
      );
      for (const f of drawn(item, 4, 5)) expect(right, item.w).not.toContain(f.vorm.toLowerCase());
    }
  });

  it('are never one of the barred forms', () => {
    for (const item of items) {
      const barred = drawn(item, 4, 6).filter((f) => item.geweerd?.includes(f.vorm.toLowerCase()) === true);
      expect(barred, item.w).toEqual([]);
    }
  });

  it('are distinct, and as many as asked or fewer', () => {
    for (const item of items) {
      const list = drawn(item, 3, 7);
      expect(list.length, item.w).toBeLessThanOrEqual(3);
      expect(new Set(list.map((f) => f.vorm)).size, item.w).toBe(list.length);
    }
  });

  it('offer at least two choices for nearly every word, with those that the sentence makes wrong', () => {
    const poor = items.filter((item) => drawn(item, 3, 8).length + (item.wrongInZin ?? []).length < 2);
    expect(poor.length / items.length, poor.map((item) => item.w).join(' ')).toBeLessThan(0.02);
  });

  it('begin with the main category whenever a form breaks it', () => {
    const able = items.filter((item) => drawn(item, 40, 9).some((f) => f.categorie === item.hoofd));
    expect(able.length).toBeGreaterThan(items.length / 2);
    for (const item of able) expect(drawn(item, 2, 10)[0]?.categorie, item.w).toBe(item.hoofd);
  });

  it('are the same for the same seed', () => {
    for (const item of items.slice(0, 20)) expect(drawn(item, 3, 11)).toEqual(drawn(item, 3, 11));
  });

  it('ask the lexicon and the list of what is unfit', () => {
    for (const item of items.slice(0, 30)) {
      const [first] = drawn(item, 1, 12);
      if (first === undefined) continue;
      const lexicon = { exists: (w: string) => w === first.vorm };
      expect(
        drawn(item, 4, 12, { lexicon }).map((f) => f.vorm),
        item.w,
      ).not.toContain(first.vorm);
      const isUnfit = (w: string): boolean => w === first.vorm;
      expect(
        drawn(item, 4, 12, { verboden: isUnfit }).map((f) => f.vorm),
        item.w,
      ).not.toContain(first.vorm);
    }
  });

  it('stay inside the word with a weight of at most 1', () => {
    for (const item of items)
      for (const f of drawn(item, 3, 13)) {
        expect(f.van >= 0 && f.van < f.tot && f.tot <= item.w.length, `${item.w} ${f.vorm}`).toBe(true);
        expect(f.kans > 0 && f.kans <= 1).toBe(true);
      }
  });

  it('are none when none is asked', () => {
    expect(items.slice(0, 20).flatMap((item) => drawn(item, 0, 14))).toEqual([]);
  });
});
