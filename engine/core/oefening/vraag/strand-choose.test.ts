import { describe, expect, it } from 'vitest';
import { judge } from '#engine/core/scoring/judgment.ts';
import type { Comparison } from '#engine/core/taal/item/domein-item.ts';
import { comparisonErrors } from './strand-choose.ts';
import { around, cap, environment, made, makes, options, realItem, realItems } from './test-kit.ts';

const isComparison = (x: object): x is Comparison => 'vergrotend' in x;
const select = cap('select');

describe('kies for de or het', () => {
  it.each(realItems('dh-', 20).map((x) => [x.id, x] as const))('%s', (_, item) => {
    if (!('lidwoord' in item) || !('w' in item)) throw new Error(item.id);
    const v = made(item, { format: 'kies', capability: select });
    expect([...options(v)].sort()).toEqual(['de', 'het']);
    expect(options(v).filter((text) => judge(v.sleutel, text))).toEqual([item.lidwoord]);
    expect(v.question.prompt).toMatchObject({ text: `… ${item.w}`, instructionKey: 'prompt.kies.lidwoord' });
    expect(v.getoond).toMatchObject({ text: `${item.lidwoord} ${item.w}`, audio: `z:${item.lidwoord} ${item.w}` });
    expect(v.getoond.text.slice(v.focus.from, v.focus.to)).toBe(item.lidwoord);
  });

  it('is not asked in a game that wants three options', () => {
    const item = realItem('dh-aanmoediging');
    expect(makes(item, { format: 'kies', capability: cap('select', { minOptions: 3 }) })).toBe(false);
  });
});

describe('kies for punctuation', () => {
  it.each(realItems('dl-', 40).map((x) => [x.id, x] as const))('%s', (_, item) => {
    if (!('tekens' in item)) throw new Error(item.id);
    const over = { format: 'kies', capability: select } as const;
    if (!makes(item, over)) return;
    const v = made(item, over);
    expect(options(v).filter((text) => judge(v.sleutel, text))).toEqual([item.zin]);
    expect(options(v).length).toBeLessThanOrEqual(3);
    expect(new Set(options(v)).size).toBe(options(v).length);
    expect(v.sleutel.hoofdletters).toBe(true);
    const letters = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}]/gu, '');
    for (const text of options(v)) expect(letters(text)).toBe(letters(item.zin));
  });

  it('offers a capital that is missing first when that is what it is about', () => {
    const item = realItems('dl-', 400).find((x) => 'soort' in x && x.soort === 'hoofdletter');
    if (item === undefined || !('zin' in item)) throw new Error('no capital');
    const v = made(item, { format: 'kies', capability: cap('select', { maxOptions: 2 }) });
    const wrong = Array.from({ length: 12 }, (_, seed) =>
      options(made(item, { format: 'kies', seed, capability: cap('select', { maxOptions: 2 }) })).find(
        (t) => t !== item.zin,
      ),
    );
    expect(wrong.filter((t) => t?.toLowerCase() === item.zin.toLowerCase()).length).toBeGreaterThan(5);
    expect(v.question.prompt.instructionKey).toBe('prompt.kies.leesteken');
  });

  it('does not fit a game with room for less than the sentence', () => {
    const item = realItem('dl-als-de-bel-gaat-ruimen-we-alles-op');
    expect(makes(item, { format: 'kies', capability: cap('select', { maxChars: 36 }) })).toBe(true);
    expect(makes(item, { format: 'kies', capability: cap('select', { maxChars: 35 }) })).toBe(false);
  });
});

describe('kies for words that mean the same or the opposite', () => {
  it.each([
    ['ds-', 'prompt.kies.synoniem'],
    ['dt-', 'prompt.kies.tegenstelling'],
  ])('%s: %s', (prefix, key) => {
    const pool = realItems(prefix, 120);
    let asked = 0;
    for (const item of pool.slice(0, 40)) {
      if (!('woorden' in item) || !('woordsoort' in item)) throw new Error(item.id);
      const over = { format: 'kies', capability: select, environment: around(pool) } as const;
      if (!makes(item, over)) continue;
      asked += 1;
      const [own = '', partner = ''] = item.woorden;
      const v = made(item, over);
      expect(options(v).filter((text) => judge(v.sleutel, text))).toEqual([partner]);
      expect(options(v)).not.toContain(own);
      expect(v.question.prompt).toMatchObject({ text: own, audio: `w:${own}`, instructionKey: key });
      const related = pool.filter(
        (x) => 'woorden' in x && x.id !== item.id && x.woorden.some((w) => w === own || w === partner),
      );
      for (const text of options(v).filter((t) => t !== partner)) {
        expect(
          related.some((x) => 'woorden' in x && x.woorden.includes(text)),
          `${own} ${text}`,
        ).toBe(false);
        const kinds = pool.flatMap((x) =>
          'woorden' in x && 'woordsoort' in x && x.woorden.includes(text) ? [x.woordsoort] : [],
        );
        expect(kinds).toContain(item.woordsoort);
      }
    }
    expect(asked).toBeGreaterThan(20);
  });

  it('is not asked when the pool holds no other pair', () => {
    const item = realItem('ds-abrupt-plots');
    expect(makes(item, { format: 'kies', capability: select, environment: around([item]) })).toBe(false);
  });
});

const none = (): boolean => false;
const degrees = (positive: string, comparative: string, superlative: string, form: string): Comparison => ({
  id: `dv-${positive}`,
  groep: 6,
  stellend: positive,
  vergrotend: comparative,
  overtreffend: superlative,
  voor: 'Dit is ',
  na: ' dan dat.',
  vorm: form,
});

describe('mistakes in degrees of comparison', () => {
  it.each([
    [degrees('dik', 'dikker', 'dikst', 'dikker'), ['diker', 'dikst', 'dik', 'dikder']],
    [degrees('groot', 'groter', 'grootst', 'groter'), ['grotter', 'grooter', 'grootst', 'groot', 'grootder']],
    [degrees('goed', 'beter', 'best', 'beter'), ['goeder', 'goedst', 'goed', 'best', 'better']],
    [degrees('vies', 'viezer', 'viest', 'viest'), ['vieser', 'viesst', 'viezer', 'vies']],
    [degrees('duur', 'duurder', 'duurst', 'duurder'), ['duurer', 'duurst', 'duur']],
  ])('%o', (item, expected) => {
    expect(comparisonErrors(item, none)).toEqual(expect.arrayContaining(expected));
  });

  it('are never the right form, never twice, and no word but the own degrees', () => {
    for (const item of realItems('dv-', 60).filter(isComparison)) {
      const errors = comparisonErrors(item, () => true);
      expect(errors).not.toContain(item.vorm);
      expect(errors.every((t) => [item.stellend, item.vergrotend, item.overtreffend].includes(t))).toBe(true);
      const all = comparisonErrors(item, none);
      expect(new Set(all).size).toBe(all.length);
      expect(all).not.toContain(item.vorm);
    }
  });
});

describe('degrees of comparison in a sentence', () => {
  const items = realItems('dv-', 30).filter(isComparison);

  it.each(items.map((x) => [x.id, x] as const))('%s', (_, item) => {
    for (const format of ['kies', 'gat'] as const) {
      const v = made(item, { format, capability: select });
      expect(options(v).filter((text) => judge(v.sleutel, text))).toEqual([item.vorm]);
      expect(new Set(options(v)).size).toBe(options(v).length);
      expect(v.question.prompt).toMatchObject({
        text: item.stellend,
        instructionKey: `prompt.${format}.trappen`,
        sentence: { before: item.voor.trim(), after: item.na.trim() },
        audio: `z:${item.voor}${item.vorm}${item.na}`,
      });
    }
  });

  it.each([
    ['dictee', 'prompt.dictee.zin'],
    ['gat', 'prompt.gat.trappen'],
  ] as const)('%s is typed, without its length: %s', (format, key) => {
    const [item] = items;
    if (item === undefined) throw new Error('no degrees');
    const v = made(item, { format, capability: cap('entry') });
    expect(v.question).toMatchObject({ prompt: { instructionKey: key }, view: { shape: 'entry', showLength: false } });
    expect(makes(item, { format, capability: cap('entry'), environment: environment({ typen: false }) })).toBe(false);
    expect(makes(item, { format, capability: cap('entry', { maxChars: item.vorm.length - 1 }) })).toBe(false);
  });
});

describe('volgorde for a row of words', () => {
  it.each(realItems('da-', 20).map((x) => [x.id, x] as const))('%s', (_, item) => {
    if (!('letter' in item)) throw new Error(item.id);
    const v = made(item, { format: 'volgorde', capability: cap('sequence') });
    expect(v.sleutel).toEqual({ goed: [item.woorden.join(' ')], hoofdletters: false });
    expect(item.woorden).toEqual([...item.woorden].sort());
    const pool = v.question.view.shape === 'sequence' ? v.question.view.pool.map((t) => t.text) : [];
    expect([...pool].sort()).toEqual(item.woorden);
    expect(pool).not.toEqual(item.woorden);
    const count = item.woorden.length;
    expect(makes(item, { format: 'volgorde', capability: cap('sequence', { maxSlots: count - 1 }) })).toBe(false);
  });
});
