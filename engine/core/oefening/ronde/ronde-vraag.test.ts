import { describe, expect, it } from 'vitest';
import { err } from '#engine/core/basis/result.ts';
import type { Capability, Format, ShapeKind } from '../contract/contract.ts';
import type { ContentItem } from '../contract/ronde-options.ts';
import { FIXTURES } from '../fake/fake-catalog.ts';
import { DOELEN, WOORDEN } from '../fake/test-kit.ts';
import type { Vragen } from '../vraag/build-vraag.ts';
import type { VraagEnvironment } from '../vraag/options.ts';
import { buildWay, createWays, type Way, type Ways } from './ronde-vraag.ts';

const cap = (shape: ShapeKind, formats: Format[], over: Partial<Capability> = {}): Capability => ({
  shape,
  formats,
  weight: 1,
  ...over,
});
const ITEMS: ReadonlyMap<string, ContentItem> = new Map(WOORDEN.map((w) => [w.id, w]));
const ENVIRONMENT: VraagEnvironment = {
  groep: 4,
  s: 0,
  typen: true,
  calm: false,
  leerdoelen: new Map(DOELEN.map((d) => [d.id, d])),
  pool: WOORDEN,
  exists: () => false,
};

interface Asked {
  itemId: string;
  format: Format;
  shape: ShapeKind;
  doelId: string;
  groep: number | undefined;
  typen: boolean | undefined;
}
/** Builders that take what a capability names, and note what they were asked. */
function builders(refuse: (format: Format) => boolean = () => false): {
  vragen: Vragen;
  asked: Asked[];
  built: Format[];
} {
  const asked: Asked[] = [];
  const built: Format[] = [];
  const vragen: Vragen = {
    past: (c, item, o) => {
      asked.push({
        itemId: item.id,
        format: o.format,
        shape: c.shape,
        doelId: o.doelId,
        groep: o.groep,
        typen: o.typen,
      });
      return c.formats.includes(o.format);
    },
    buildVraag: (o) => {
      built.push(o.format);
      const v = FIXTURES['select:2']?.[0]?.create(o.vraagId, o.seed);
      return refuse(o.format) || v === undefined ? err('past-niet') : { ok: true, value: v };
    },
  };
  return { vragen, asked, built };
}
function ways(o: {
  capabilities: readonly Capability[];
  formats: readonly Format[];
  seed?: number;
  vragen?: Vragen;
}): Ways {
  return createWays({
    vragen: o.vragen ?? builders().vragen,
    items: ITEMS,
    formaten: new Set(o.formats),
    capabilities: o.capabilities,
    groep: 4,
    typen: false,
    seed: o.seed ?? 1,
  });
}
const short = (list: readonly Way[]): string[] => list.map((w) => `${w.format}/${w.capability.shape}`);

describe('ways to ask an item', () => {
  it('are every format of the taak in every shape of the game that takes it, once', () => {
    const out = ways({
      capabilities: [cap('sequence', ['bouw', 'gat']), cap('select', ['gat', 'kies'])],
      formats: ['bouw', 'gat', 'kies', 'dictee'],
    }).van('w-trein', 'ei');
    expect(short(out).toSorted()).toEqual(['bouw/sequence', 'gat/select', 'gat/sequence', 'kies/select']);
  });

  it('are none for an item that is not there, or when nothing fits', () => {
    const none = ways({ capabilities: [cap('select', ['kies'])], formats: ['bouw'] });
    expect(none.van('w-trein', 'ei')).toEqual([]);
    expect(none.choice('w-trein', 'ei')).toBeNull();
    expect(none.van('w-nergens', 'ei')).toEqual([]);
  });

  it('are asked of the builders with groep and typing of the setting, and only once an item and goal', () => {
    const { vragen, asked } = builders();
    const found = ways({ capabilities: [cap('select', ['kies'])], formats: ['kies'], vragen });
    for (let i = 0; i < 3; i += 1) found.van('w-trein', 'ei');
    found.choice('w-trein', 'ei');
    expect(asked).toEqual([
      { itemId: 'w-trein', format: 'kies', shape: 'select', doelId: 'ei', groep: 4, typen: false },
    ]);
    found.van('w-trein', 'kz-mmkm');
    expect(asked).toHaveLength(2);
  });

  it('stand in an order that the seed and the item fix', () => {
    const make = (seed: number): string[] =>
      WOORDEN.map((w) =>
        short(
          ways({
            capabilities: [cap('sequence', ['bouw', 'gat', 'kies'])],
            formats: ['bouw', 'gat', 'kies'],
            seed,
          }).van(w.id, 'ei'),
        ).join(),
      );
    expect(make(3)).toEqual(make(3));
    expect(make(3)).not.toEqual(make(4));
    expect(new Set(make(3)).size).toBe(6);
  });

  it('come first as often as the game weighs them', () => {
    const capabilities = [cap('sequence', ['bouw'], { weight: 0.9 }), cap('select', ['kies'], { weight: 0.1 })];
    let built = 0;
    const n = 3000;
    for (let seed = 1; seed <= n; seed += 1)
      if (ways({ capabilities, formats: ['bouw', 'kies'], seed }).choice('w-trein', 'ei')?.format === 'bouw')
        built += 1;
    expect(built / n).toBeGreaterThan(0.87);
    expect(built / n).toBeLessThan(0.93);
  });

  it('with no weight at all still come now and then', () => {
    const capabilities = [cap('sequence', ['bouw'], { weight: 1 }), cap('select', ['kies'], { weight: 0 })];
    const first = (seed: number): string | undefined =>
      ways({ capabilities, formats: ['bouw', 'kies'], seed }).choice('w-trein', 'ei')?.format;
    const formats = Array.from({ length: 400 }, (_, i) => first(i + 1));
    expect(formats.filter((f) => f === 'kies').length).toBeGreaterThan(0);
    expect(formats.filter((f) => f === 'kies').length).toBeLessThan(60);
  });
});

describe('options the engine expects', () => {
  const k = (c: Capability, format: Format): number | undefined =>
    ways({ capabilities: [c], formats: [format] }).choice('w-trein', 'ei')?.k;

  it.each<[string, Capability, Format, number]>([
    ['three of a choice', cap('select', ['kies']), 'kies', 3],
    ['as many as the game shows at most', cap('select', ['kies'], { maxOptions: 2 }), 'kies', 2],
    ['never more than three', cap('select', ['kies'], { maxOptions: 6 }), 'kies', 3],
    ['two of a judgment', cap('select', ['oordeel'], { maxOptions: 4 }), 'oordeel', 2],
    ['none in any other shape', cap('sequence', ['bouw']), 'bouw', 0],
    ['none of a judgment that is no choice', cap('mark', ['oordeel']), 'oordeel', 0],
  ])('%s', (_, c, format, expected) => {
    expect(k(c, format)).toBe(expected);
  });
});

describe('question in the first way that works', () => {
  const item = WOORDEN[0];
  if (item === undefined) throw new Error('no word');
  const list: Way[] = (['bouw', 'gat', 'kies'] as const).map((format) => ({
    format,
    capability: cap('select', [format]),
  }));
  const make = (vragen: Vragen, of: readonly Way[] = list) =>
    buildWay({ vragen, vraagId: 'v9', item, doelId: 'ei', seed: 4, ways: of, environment: ENVIRONMENT });

  it('is built from the first and asks no further', () => {
    const { vragen, built } = builders();
    const out = make(vragen);
    expect(out.ok && out.value.question.id).toBe('v9');
    expect(built).toEqual(['bouw']);
  });

  it('is built from the next when one is refused', () => {
    const { vragen, built } = builders((format) => format !== 'kies');
    expect(make(vragen).ok).toBe(true);
    expect(built).toEqual(['bouw', 'gat', 'kies']);
  });

  it('is an error when no way works, or when there is none', () => {
    expect(make(builders(() => true).vragen)).toEqual({ ok: false, fout: 'past-niet' });
    expect(make(builders().vragen, [])).toEqual({ ok: false, fout: 'past-niet' });
  });
});
