import { describe, expect, it } from 'vitest';
import { judge } from '#engine/core/scoring/judgment.ts';
import type { WoordItem } from '#engine/core/taal/woord/woord.ts';
import { zinKey, zinVraagOf } from './zin.ts';
import { around, cap, made, makes, options, realItems, realWoord, realWoorden, type VraagOver } from './test-kit.ts';

const SEEDS = Array.from({ length: 16 }, (_, n) => n * 13 + 1);
const POOL = ['ei', 'kz-mkm', 'eind-d', 'verdubbeling', 'sch', 'ij'].flatMap((id) => realWoorden(id, 25));
const PICTURED = POOL.filter((w) => w.plaatje !== undefined && w.zinnen.length > 0).slice(0, 20);
const environment = around(POOL);
const seedOf = (item: WoordItem, kind: string, where?: boolean): number | undefined =>
  Array.from({ length: 80 }, (_, n) => n).find((n) => {
    const v = zinVraagOf(item, n);
    return v?.soort === kind && (where === undefined || v.waar === where);
  });
const over = (seed: number, more: VraagOver = {}): VraagOver => ({
  format: 'zin',
  seed,
  capability: cap('select'),
  environment,
  ...more,
});
const words = (text: string): string[] => text.toLowerCase().split(/[^\p{L}'-]+/u);

describe('what is asked about a sentence', () => {
  it('is nothing for a word without one, or without picture and gap', () => {
    const item = { ...realWoord('trein'), zinnen: [] };
    expect(zinVraagOf(item, 1)).toBeUndefined();
    const verb = { ...realWoord('altijd'), plaatje: undefined };
    expect(SEEDS.map((seed) => zinVraagOf(verb, seed))).toEqual(SEEDS.map(() => undefined));
  });

  it.each([
    ['Ik zie een trein in de verte.', 'zn', true],
    ['Ik zie de trein.', 'zn', true],
    ['Hoor je mijn trein, opa?', 'zn', true],
    ['Ik zie de rode trein.', 'zn', false],
    ['Ik zie de trein rijden.', 'zn', false],
    ['Trein in zicht.', 'zn', false],
    ['Ik zie een trein.', 'bn', false],
  ] as const)('%s of a %s can have a gap: %s', (text, kind, gap) => {
    const from = text.toLowerCase().indexOf('trein');
    const item = {
      ...realWoord('trein'),
      woordsoort: kind,
      zinnen: [{ id: 'z-1', tekst: text, gat: { van: from, tot: from + 5 }, niveau: 'M4' as const }],
    };
    expect(seedOf(item, 'gat') !== undefined).toBe(gap);
  });

  it('never uses a sentence of one region, so that both ask the same', () => {
    const item = realWoord('trein');
    const local = { ...item, zinnen: item.zinnen.map((z) => ({ ...z, regio: 'be' as const })) };
    expect(zinVraagOf(local, 1)).toBeUndefined();
    const mixed = { ...item, zinnen: [...local.zinnen, ...item.zinnen] };
    for (const seed of SEEDS) expect(zinVraagOf(mixed, seed)).toEqual(zinVraagOf(item, seed));
  });
});

describe('which picture fits', () => {
  it('is the own one among pictures that the sentence does not speak of', () => {
    let asked = 0;
    for (const item of PICTURED) {
      const seed = seedOf(item, 'plaatje');
      if (seed === undefined || !makes(item, over(seed))) continue;
      asked += 1;
      const v = made(item, over(seed));
      const view = v.question.view.shape === 'select' ? v.question.view.options : [];
      expect(new Set(view.map((t) => t.picture)).size).toBe(view.length);
      expect(view.filter((t) => judge(v.sleutel, t.text ?? '')).map((t) => t.picture)).toEqual([item.plaatje]);
      const said = words(v.question.prompt.text ?? '');
      for (const t of view.filter((x) => x.text !== item.w)) expect(said, t.text).not.toContain(t.text);
      expect(v.question.prompt.instructionKey).toBe('prompt.zin.plaatje');
    }
    expect(asked).toBeGreaterThan(15);
  });

  it('is not asked in a game without pictures', () => {
    const item = PICTURED[0];
    const seed = item === undefined ? undefined : seedOf(item, 'plaatje');
    if (item === undefined || seed === undefined) throw new Error('no picture');
    expect(makes(item, over(seed))).toBe(true);
    expect(makes(item, over(seed, { capability: cap('select', { pictures: false }) }))).toBe(false);
    expect(makes(item, over(seed, { capability: cap('select', { tokenKinds: ['woord'] }) }))).toBe(false);
  });
});

describe('does the picture belong to the sentence', () => {
  it('shows the own picture when it does, another when it does not', () => {
    for (const item of PICTURED)
      for (const where of [true, false]) {
        const seed = seedOf(item, 'waar', where);
        if (seed === undefined || !makes(item, over(seed))) continue;
        const v = made(item, over(seed));
        expect(v.question.prompt.picture === item.plaatje, item.w).toBe(where);
        expect([...options(v)].sort()).toEqual(['niet waar', 'waar']);
        expect(v.sleutel.goed).toEqual([where ? 'waar' : 'niet waar']);
        expect(zinKey({ item, doelId: item.hoofd, format: 'zin', seed, pool: [] })).toBe(v.sleutel.goed[0]);
      }
  });

  it('cannot be untrue without another picture', () => {
    const item = PICTURED[0];
    const seed = item === undefined ? undefined : seedOf(item, 'waar', false);
    if (item === undefined || seed === undefined) throw new Error('no picture');
    expect(makes(item, over(seed, { environment: around([item]) }))).toBe(false);
    expect(makes(item, over(seed, { capability: cap('select', { pictures: false }) }))).toBe(false);
  });
});

describe('which word is missing', () => {
  const bare: WoordItem[] = ['mooi', 'klein', 'groot', 'oud'].map((w) => ({
    ...realWoord('klein'),
    id: `w-${w}`,
    w,
    woordsoort: 'bn',
    lidwoord: undefined,
  }));
  const pool = [...POOL, ...bare];
  /** An adjective, or a noun with the other article. */
  const cannotStand = (text: string): boolean =>
    pool.some((w) => w.w === text && (w.woordsoort === 'bn' || w.lidwoord === 'het'));

  it('offers words that grammar forbids beside the one that fits', () => {
    let asked = 0;
    for (const item of POOL) {
      const seed = seedOf(item, 'gat');
      if (seed === undefined || !makes(item, over(seed, { environment: around(pool) }))) continue;
      asked += 1;
      const v = made(item, over(seed, { environment: around(pool) }));
      expect(options(v).filter((text) => judge(v.sleutel, text))).toEqual([item.w]);
      expect(words(Object.values(v.question.prompt.sentence ?? {}).join(' '))).not.toContain(item.w);
      const fitting = options(v).filter((text) => text !== item.w && !cannotStand(text));
      expect(fitting, item.w).toEqual([]);
    }
    expect(asked).toBeGreaterThan(5);
  });
});

describe('a saying', () => {
  it.each(realItems('dp-', 20).map((x) => [x.id, x] as const))('%s has one meaning among others', (_, item) => {
    if (!('betekenis' in item) || !('tekst' in item)) throw new Error(item.id);
    const v = made(item, { format: 'zin', capability: cap('select') });
    expect(options(v)).toHaveLength(4);
    expect(options(v).filter((text) => judge(v.sleutel, text))).toEqual([item.betekenis]);
    expect([...options(v)].sort()).toEqual([item.betekenis, ...item.fout].sort());
    expect(v.question.prompt).toMatchObject({ text: item.tekst, instructionKey: 'prompt.zin.betekenis' });
    expect(zinKey({ item, doelId: 'spreekwoorden', format: 'zin', seed: 1, pool: [] })).toBe(item.betekenis);
  });
});
