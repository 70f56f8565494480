import { describe, expect, it } from 'vitest';
import { contentWoorden } from '../test-kit.ts';
import { pictureOfItem } from './picture-item.ts';

const items = contentWoorden(3);
const named = (w: string): ReturnType<typeof pictureOfItem> | undefined => {
  const item = contentWoorden().find((entry) => entry.w === w);
  return item && pictureOfItem(item);
};

describe('pictureOfItem', () => {
  it('keeps the word, its letters and its sounds', () => {
    const picture = named('trein');
    expect(picture?.w).toBe('trein');
    expect(picture?.klanken.map((k) => k.g)).toEqual(['t', 'r', 'ei', 'n']);
    expect(picture?.klanken.map((k) => k.klank)).toEqual(['t', 'r', 'ei', 'n']);
    expect(picture?.klanken.map((k) => k.core)).toEqual([false, false, true, false]);
    expect(picture?.bounds).toEqual([]);
  });

  it('starts a syllable where the stored one does', () => {
    expect(named('bakker')?.bounds).toEqual([3]);
    expect(named('olifant')?.bounds).toEqual([1, 3]);
  });

  it('makes letters that join to the word', () => {
    const broken = items.filter((item) => {
      const { grafemen, klanken, laag: lower } = pictureOfItem(item);
      return (
        grafemen.map((g) => g.g).join('') !== item.w ||
        klanken.map((k) => k.g).join('') !== item.w ||
        lower !== item.w.toLowerCase()
      );
    });
    expect(broken.map((item) => item.w)).toEqual([]);
  });

  it('makes parts that cover the word', () => {
    for (const item of items) {
      const { delen } = pictureOfItem(item);
      expect(delen.map((part) => part.tekst).join(''), item.w).toBe(item.w);
      expect(
        delen.every((part, i) => part.van === (delen[i - 1]?.tot ?? 0)),
        item.w,
      ).toBe(true);
      expect(delen).toHaveLength(item.morfemen?.length ?? 1);
    }
  });

  it('takes linking letters for a stem, as the detector does', () => {
    const kinds = items.flatMap((item) => pictureOfItem(item).delen.map((part) => part.soort));
    expect([...new Set(kinds)].filter((kind) => !['stam', 'voorvoegsel', 'achtervoegsel'].includes(kind))).toEqual([]);
  });

  it('has a bound less than it has syllables, and a vowel in each', () => {
    for (const item of items) {
      const { bounds, klanken } = pictureOfItem(item);
      expect(bounds, item.w).toHaveLength(item.lettergrepen.length - 1);
      if (!/^[a-z]+$/.test(item.w)) continue;
      expect(klanken.filter((k) => k.core).length, item.w).toBeGreaterThanOrEqual(1);
    }
  });
});
