import { describe, expect, it } from 'vitest';
import { FORMATS, SHAPES, type Format } from '../contract/contract.ts';
import type { ContentItem } from '../contract/ronde-options.ts';
import { WERKWOORD } from '../fake/test-kit.ts';
import { ALL_VRAGEN } from './all-vragen.ts';
import { BUILDERS, BUILT_FORMATS } from './builders.ts';
import { CORE_VRAGEN } from './core-vragen.ts';
import { around, cap, doelOf, makes, optionsFor, realItem, realItems, realWoord, realWoorden } from './test-kit.ts';

/** What each format asks (games.md section 4.1): prefix of the items it knows and the shapes it takes them in. */
const KINDS: readonly (readonly [Format, string, string])[] = [
  ['dictee', 'w-', 'entry'],
  ['dictee', 'dv-', 'entry'],
  ['bouw', 'w-', 'sequence'],
  ['kies', 'w-', 'select'],
  ['kies', 'dh-', 'select'],
  ['kies', 'dl-', 'select'],
  ['kies', 'ds-', 'select'],
  ['kies', 'dt-', 'select'],
  ['kies', 'dv-', 'select'],
  ['gat', 'w-', 'select sequence entry'],
  ['gat', 'dv-', 'select entry'],
  ['oordeel', 'w-', 'select sort'],
  ['sorteer', 'w-', 'sort'],
  ['sorteer', 'dh-', 'sort'],
  ['sorteer', 'dw-', 'sort'],
  ['splits', 'w-', 'mark'],
  ['werkwoord', 'ww-', 'select sequence entry'],
  ['zoekfout', 'w-', 'mark'],
  ['zoekfout', 'dw-', 'mark'],
  ['zoekfout', 'dz-', 'mark'],
  ['zoekfout', 'dl-', 'mark'],
  ['koppel', 'w-', 'select pairs'],
  ['koppel', 'ww-', 'select pairs'],
  ['koppel', 'ds-', 'select pairs'],
  ['koppel', 'dt-', 'select pairs'],
  ['koppel', 'dp-', 'select pairs'],
  ['koppel', 'dv-', 'select pairs'],
  ['flits', 'w-', 'select entry read'],
  ['rijm', 'w-', 'select sort'],
  ['zin', 'w-', 'select'],
  ['zin', 'dp-', 'select'],
  ['tempo', 'w-', 'read'],
  ['tempo', 'lt-', 'read'],
  ['volgorde', 'w-', 'sequence'],
  ['volgorde', 'vo-', 'sequence'],
  ['volgorde', 'da-', 'sequence'],
  ['klank', 'w-', 'select mark'],
];
const PREFIXES = ['w-', 'ww-', 'vo-', 'lt-', 'da-', 'dh-', 'dl-', 'dp-', 'ds-', 'dt-', 'dv-', 'dw-', 'dz-'];
const shapesOf = (format: Format, item: ContentItem): string => {
  const builder = BUILDERS[format].find((b) => b.soort(item));
  return builder === undefined ? '' : SHAPES.filter((shape) => builder.vormen.includes(shape)).join(' ');
};

describe('kinds of item per format', () => {
  const samples = new Map(PREFIXES.map((prefix) => [prefix, realItems(prefix, 1)[0] ?? WERKWOORD]));

  it.each(FORMATS)('%s asks what the design says, in the shapes of the design', (format) => {
    const found = PREFIXES.map((prefix) => shapesOf(format, samples.get(prefix) ?? WERKWOORD));
    const expected = PREFIXES.map((prefix) => KINDS.find((k) => k[0] === format && k[1] === prefix)?.[2] ?? '');
    expect(found).toEqual(expected);
  });

  it('covers all sixteen formats and every kind of content', () => {
    expect(BUILT_FORMATS).toEqual(FORMATS);
    expect(new Set(KINDS.map(([, prefix]) => prefix))).toEqual(new Set(PREFIXES));
  });
});

describe('the quick test whether an item fits', () => {
  const past = (
    format: Format,
    item: ContentItem,
    over: { groep?: number; typen?: boolean; doelId?: string } = {},
  ): boolean => SHAPES.some((shape) => ALL_VRAGEN.past(cap(shape), item, { format, doelId: doelOf(item), ...over }));

  it.each<[Format, string, { groep?: number; typen?: boolean; doelId?: string }, boolean]>([
    ['dictee', 'w-trein', {}, true],
    ['dictee', 'w-trein', { typen: false }, false],
    ['dictee', 'dv-aardig', {}, true],
    ['dictee', 'dv-aardig', { typen: false }, false],
    ['gat', 'w-trein', { typen: false }, true],
    ['flits', 'w-trein', { typen: false }, true],
    ['sorteer', 'w-trein', {}, true],
    ['sorteer', 'w-trein', { doelId: 'samenstelling' }, false],
    ['splits', 'w-trein', {}, false],
    ['splits', 'w-appel', {}, true],
    ['volgorde', 'w-vis', {}, true],
    ['volgorde', 'w-appel', {}, false],
    ['werkwoord', 'ww-aaien', { doelId: 'ww-tt-t' }, true],
    ['werkwoord', 'ww-aaien', { doelId: 'ww-tt-dt' }, false],
    ['werkwoord', 'w-trein', {}, false],
    ['koppel', 'w-trein', {}, true],
    ['tempo', 'lt-start-01', {}, true],
    ['tempo', 'dh-aanmoediging', {}, false],
  ])('%s of %s with %j: %s', (format, id, over, fits) => {
    expect(past(format, realItem(id), over)).toBe(fits);
  });

  it('never refuses what can be built', () => {
    const pool = [...realWoorden('kz-mkm', 4), ...realWoorden('ei', 4), ...realWoorden('verdubbeling', 4)];
    const missed = pool.flatMap((item) =>
      FORMATS.flatMap((format) =>
        SHAPES.flatMap((shape) => {
          const capability = cap(shape, { maxOptions: 4 });
          const can = makes(item, { format, capability, environment: around(pool) });
          const says = ALL_VRAGEN.past(capability, item, { format, doelId: item.hoofd });
          return can && !says ? [`${format} ${shape} ${item.w}`] : [];
        }),
      ),
    );
    expect(missed).toEqual([]);
  });

  it('takes groep 4 and typing when nothing is said', () => {
    const c = cap('entry');
    const item = realWoord('trein');
    const options = { format: 'dictee', doelId: 'ei' } as const;
    expect(ALL_VRAGEN.past(c, item, options)).toBe(ALL_VRAGEN.past(c, item, { ...options, groep: 4, typen: true }));
  });
});

describe('the questions of the first game', () => {
  it('are the very same as those of the full set', () => {
    for (const item of realWoorden('ei', 10))
      for (const [format, shape] of [
        ['bouw', 'sequence'],
        ['gat', 'select'],
        ['gat', 'entry'],
        ['gat', 'sequence'],
      ] as const) {
        const options = optionsFor(item, { format, capability: cap(shape), environment: around([item]) });
        expect(CORE_VRAGEN.buildVraag(options)).toEqual(ALL_VRAGEN.buildVraag(options));
      }
  });

  it('know no other format and no other kind of item', () => {
    const other = FORMATS.filter((format) => format !== 'bouw' && format !== 'gat');
    for (const format of other)
      for (const shape of SHAPES)
        expect(CORE_VRAGEN.past(cap(shape), realWoord('trein'), { format, doelId: 'ei' })).toBe(false);
    expect(CORE_VRAGEN.buildVraag(optionsFor(WERKWOORD, { format: 'gat' }))).toEqual({ ok: false, fout: 'past-niet' });
  });
});

describe('a question', () => {
  it.each<[Format, 'select' | 'entry' | 'sequence' | 'mark' | 'sort' | 'read']>([
    ['dictee', 'entry'],
    ['bouw', 'sequence'],
    ['kies', 'select'],
    ['gat', 'select'],
    ['oordeel', 'select'],
    ['sorteer', 'sort'],
    ['zoekfout', 'mark'],
    ['flits', 'read'],
    ['klank', 'select'],
  ])('%s: the same seed gives the same, and no seed tells the key', (format, shape) => {
    const item = realWoord('trein');
    const asked = (seed: number) =>
      ALL_VRAGEN.buildVraag(
        optionsFor(item, { format, seed, capability: cap(shape, { maxOptions: 4 }), environment: around([item]) }),
      );
    const built = Array.from({ length: 12 }, (_, seed) => asked(seed));
    expect(built.every((v) => v.ok)).toBe(true);
    expect(built).toEqual(Array.from({ length: 12 }, (_, seed) => asked(seed)));
    const ids = built.map((v) => (v.ok ? JSON.stringify(v.value.question.view) : ''));
    if (shape !== 'entry') expect(new Set(ids).size).toBeGreaterThan(6);
    for (const v of built) {
      if (!v.ok) continue;
      expect(JSON.stringify(v.value.question)).not.toMatch(/"(?:sleutel|solution|goed|ruw|partner)":/u);
      expect(v.value.question.prompt).toMatchObject({ ruleIcon: 'gedeeld/regel/ei', ruleText: 'Denk aan de regel.' });
    }
  });
});
