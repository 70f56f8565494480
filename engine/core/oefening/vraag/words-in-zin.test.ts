import { describe, expect, it } from 'vitest';
import { contentWoorden, goldRows } from '#engine/core/taal/test-kit.ts';
import { isHomofoon, type WoordItem } from '#engine/core/taal/woord/woord.ts';
import { around, cap, makes, made, options, realWoord } from './test-kit.ts';
import { wordsInZin, wrongFormsOf } from './woord-help.ts';

const homofonen = contentWoorden().filter((i) => i.hoofd === 'homofoon');
const verbs = contentWoorden().filter((i) => i.hoofd === 'ww-vd-pv');
const pool = contentWoorden(10);

/** What ten questions about an entry offer. */
function offered(item: WoordItem, format: 'kies' | 'gat'): string[][] {
  const over = { format, capability: cap('select'), environment: around(pool, { groep: 6 }) } as const;
  return Array.from({ length: 10 }, (_, seed) => seed)
    .filter((seed) => makes(item, { ...over, seed }))
    .map((seed) => options(made(item, { ...over, seed })));
}

describe('words that the sentence makes wrong', () => {
  it('are offered in every choice about a homophone, with the sentence', () => {
    expect(homofonen.length).toBeGreaterThan(60);
    for (const item of homofonen) {
      const twins = item.homofoonVan ?? [];
      const all = offered(item, 'kies');
      expect(all.length, item.w).toBe(10);
      for (const shown of all)
        expect(
          shown.some((w) => twins.some((twin) => twin === w)),
          `${item.w}: ${shown.join()}`,
        ).toBe(true);
    }
  });

  it('are another form of the verb where participle and finite form sound alike', () => {
    for (const item of verbs) {
      const [first] = wrongFormsOf(item, item.hoofd, { exists: () => false });
      expect(first?.categorie, item.w).toBe('ww-vd-pv');
      const stem = (form = ''): string => form.replace(/(?:dt|d|t)$/u, '');
      expect(stem(first?.vorm), item.w).toBe(stem(item.w));
    }
  });

  it.each(goldRows('fresh-afleiders'))('%s > %s: %s', (w = '', form = '', answer = '') => {
    const item = contentWoorden().find((i) => i.w === w);
    if (item === undefined) return;
    const forms = wrongFormsOf(item, item.hoofd, { exists: () => false }).map((f) => f.vorm);
    expect(forms.includes(form)).toBe(answer === 'goed');
  });

  it('need a sentence', () => {
    const item = realWoord('jouw');
    expect(wordsInZin(item, 'homofoon').map((f) => f.vorm)).toEqual(['jou']);
    expect(wordsInZin({ ...item, zinnen: [] }, 'homofoon')).toEqual([]);
  });

  it('are never a form of another time in a sentence that does not tell when', () => {
    expect(wordsInZin(realWoord('wachten'), 'cht').map((f) => f.vorm)).not.toContain('wachtten');
  });
});

describe('isHomofoon', () => {
  it('compares spellings, not ids', () => {
    expect(isHomofoon(realWoord('hart'), realWoord('hard'))).toBe(true);
    expect(isHomofoon(realWoord('hart'), { w: 'w-hard' })).toBe(false);
    expect(isHomofoon({}, realWoord('hard'))).toBe(false);
  });
});
