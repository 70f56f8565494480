import { describe, expect, it } from 'vitest';
import type { Leestekst } from '#engine/core/taal/item/leestekst.ts';
import { spellingSchema } from '#engine/core/taal/woord/woord.ts';
import type { BuiltVraag } from './built.ts';
import { readingVraagOf } from './tempo.ts';
import { around, cap, made, makes, realItems, realWoord, realWoorden } from './test-kit.ts';

const isText = (x: object): x is Leestekst => 'alineas' in x;
const TEXTS = realItems('lt-', 25).filter(isText);
const read = cap('read', { maxOptions: 4 });
const linesOf = (v: BuiltVraag): string[][] =>
  v.question.view.shape === 'read' ? v.question.view.lines.map((line) => line.map((t) => t.text ?? '')) : [];
const choicesOf = (v: BuiltVraag): string[] => {
  const then = v.question.view.shape === 'read' ? v.question.view.then : undefined;
  return then?.shape === 'select' ? then.options.map((t) => t.text ?? '') : [];
};

describe('tempo for a text', () => {
  it.each(TEXTS.map((t) => [t.id, t] as const))('%s: all of it, then one of its questions', (_, text) => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const vraag = readingVraagOf(text, seed);
      const v = made(text, { format: 'tempo', seed, capability: read });
      expect(linesOf(v).map((line) => line.join(' '))).toEqual(
        text.zinnen.map((z) => z.replaceAll(/\s+/gu, ' ').trim()),
      );
      expect(choicesOf(v).filter((t) => t === vraag?.goed)).toHaveLength(1);
      expect([...choicesOf(v)].sort()).toEqual([vraag?.goed, ...(vraag?.fout ?? [])].sort());
      expect(v.question.prompt.text).toBe(vraag?.vraag);
      expect(v.question.prompt.instructionKey).toBe(
        vraag?.soort === 'waarnietwaar' ? 'prompt.tempo.waar' : 'prompt.tempo.vraag',
      );
    }
  });

  it('asks every question of a text for some seed', () => {
    for (const text of TEXTS.slice(0, 5)) {
      const asked = new Set(Array.from({ length: 60 }, (_, seed) => readingVraagOf(text, seed)?.vraag));
      expect(asked).toEqual(new Set(text.vragen.map((q) => q.vraag)));
    }
  });

  it('is timed but never covered: read at the own pace', () => {
    const [text] = TEXTS;
    if (text === undefined) throw new Error('no text');
    const v = made(text, { format: 'tempo', capability: read });
    expect(v.question).toMatchObject({ timed: true, view: { cover: false } });
    expect(v.question.view).not.toHaveProperty('exposureMs');
  });

  it.each([
    [cap('read'), true],
    [cap('read', { maxOptions: 2 }), true],
    [cap('read', { maxOptions: 1 }), false],
    [cap('read', { tokenKinds: ['woord', 'zin'] }), true],
    [cap('read', { tokenKinds: ['woord'] }), false],
    [cap('read', { tokenKinds: ['zin'] }), false],
    [cap('select'), false],
  ])('fits %j: %s', (capability, fits) => {
    const [text] = TEXTS;
    if (text === undefined) throw new Error('no text');
    expect(makes(text, { format: 'tempo', seed: 1, capability })).toBe(fits);
  });
});

describe('tempo for a word', () => {
  const pool = realWoorden('kz-mkm', 80);
  const environment = around(pool, { groep: 3 });

  it('shows rows of words, the asked one among them and the other options not', () => {
    for (const item of pool.slice(0, 25)) {
      const v = made(item, { format: 'tempo', capability: read, environment });
      const lines = linesOf(v);
      expect(lines.length).toBeLessThanOrEqual(2);
      expect(lines.every((line) => line.length >= 1 && line.length <= 4)).toBe(true);
      const seen = lines.flat();
      expect(seen).toHaveLength(8);
      expect(seen.filter((w) => w === item.w)).toHaveLength(1);
      expect(
        choicesOf(v).filter((w) => seen.includes(w)),
        item.w,
      ).toEqual([item.w]);
      expect(new Set(choicesOf(v)).size).toBe(4);
      expect(v.question.prompt).toMatchObject({ instructionKey: 'prompt.tempo.woord' });
      expect(v.question.prompt).not.toHaveProperty('audio');
    }
  });

  it('takes look-alikes for its options: as long, with the same letters at the ends', () => {
    const v = made(realWoord('vis'), { format: 'tempo', capability: read, environment });
    for (const w of choicesOf(v)) expect(w[0] === 'v' || w.endsWith('s') || w.length <= 4, w).toBe(true);
  });

  it('keeps words of a later jaargroep and words that sound the same out', () => {
    const item = realWoord('vis');
    const older = pool.map((w) => ({ ...w, groep: 4 }));
    expect(makes(item, { format: 'tempo', capability: read, environment: around([item, ...older]) })).toBe(false);
    const twin = { ...item, homofoonVan: pool.map((w) => spellingSchema.parse(w.w)) };
    expect(makes(twin, { format: 'tempo', capability: read, environment })).toBe(false);
  });

  it.each([
    [9, false],
    [10, true],
    [14, true],
  ])('needs enough other words: with %i in the pool %s', (count, fits) => {
    const item = realWoord('vis');
    const others = pool.filter((w) => w.w !== 'vis').slice(0, count - 1);
    expect(makes(item, { format: 'tempo', capability: read, environment: around([item, ...others]) })).toBe(fits);
  });
});
