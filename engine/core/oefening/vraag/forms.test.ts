import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { createRng, shuffle } from '#engine/core/basis/rng.ts';
import { judge } from '#engine/core/scoring/judgment.ts';
import { domeinItemSchema } from '#engine/core/taal/item/domein-item.ts';
import { leestekstSchema } from '#engine/core/taal/item/leestekst.ts';
import { orderSchema, werkwoordSchema, woordSchema, type Leerdoel } from '#engine/core/taal/woord/woord.ts';
import { createTurn } from '../ronde/turn.ts';
import { createBot } from '../ronde/bot.ts';
import { isWerkwoord, isWoord, strandOf } from '../contract/content-kind.ts';
import {
  FORMATS,
  type Attempt,
  type Capability,
  type Format,
  type ShapeKind,
  type Token,
  type View,
} from '../contract/contract.ts';
import type { ContentItem } from '../contract/ronde-options.ts';
import { DOELEN } from '../fake/test-kit.ts';
import { ALL_VRAGEN } from './all-vragen.ts';
import { rejudge } from './key-before.ts';
import { BUILDERS, BUILT_FORMATS as BUILT } from './builders.ts';
import type { BuiltVraag } from './built.ts';
import type { VraagEnvironment } from './options.ts';
import { spellingenOf } from './woord-help.ts';

const { buildVraag, past: fits } = ALL_VRAGEN;

const MAP = new URL('../../../../assets/content/', import.meta.url);

function read<T>(schema: z.ZodMiniType<T>, path: string): T[] {
  const url = new URL(path, MAP);
  return existsSync(url)
    ? readFileSync(url, 'utf8')
        .trimEnd()
        .split('\n')
        .map((rule) => schema.parse(JSON.parse(rule)))
    : [];
}

function map<T>(schema: z.ZodMiniType<T>, path: string): T[] {
  return readdirSync(new URL(path, MAP), { recursive: true, encoding: 'utf8' })
    .filter((b) => b.endsWith('.jsonl'))
    .sort()
    .flatMap((b) => read(schema, path + b));
}

/** All content of the product: for tests only. */
const CONTENT: readonly ContentItem[] = [
  ...map(woordSchema, 'woorden/'),
  ...map(werkwoordSchema, 'werkwoorden/'),
  ...read(orderSchema, 'zinnen-volgorde.jsonl'),
  ...map(domeinItemSchema, 'domeinen/'),
  ...read(leestekstSchema, 'leesteksten.jsonl'),
];

/** Goals an item can be practised for. */
function doelenOf(item: ContentItem): string[] {
  if (isWoord(item)) return [...new Set([item.hoofd, ...item.cats.map((c) => c.id)])];
  return isWerkwoord(item) ? [...new Set(item.zinnen.map((z) => z.categorie))] : [strandOf(item.id)?.doelId ?? ''];
}

const spellingen = spellingenOf(CONTENT);
const LEERDOELEN: ReadonlyMap<string, Leerdoel> = new Map(DOELEN.map((d) => [d.id, d]));

/** Surroundings with a pool of one goal, as a round has it. */
function environmentOf(item: ContentItem, doelId: string, over: Partial<VraagEnvironment> = {}): VraagEnvironment {
  return {
    groep: 'groep' in item ? item.groep : 5,
    s: 0.5,
    typen: true,
    calm: false,
    leerdoelen: LEERDOELEN,
    pool: poolFor(item, doelId),
    exists: (v) => spellingen.has(v),
    ...over,
  };
}

const perDoel = new Map<string, ContentItem[]>();
for (const item of CONTENT) for (const doel of doelenOf(item)) perDoel.set(doel, [...(perDoel.get(doel) ?? []), item]);
const NEIGHBORS: Readonly<Record<string, string>> = {
  ei: 'ij',
  ij: 'ei',
  au: 'ou',
  ou: 'au',
  'eind-d': 'eind-t',
  'eind-t': 'eind-d',
  verenkeling: 'verdubbeling',
  verdubbeling: 'verenkeling',
  ng: 'nk',
  nk: 'ng',
};

function poolFor(item: ContentItem, doelId: string): ContentItem[] {
  const neighbors = NEIGHBORS[doelId] === undefined ? [] : (perDoel.get(NEIGHBORS[doelId]) ?? []).slice(0, 30);
  return [...new Set([item, ...(perDoel.get(doelId) ?? []).slice(0, 120), ...neighbors])];
}

/** Formats and shapes of the design (games.md section 4.1). */
const FORMS: Readonly<Record<Format, readonly ShapeKind[]>> = {
  dictee: ['entry'],
  bouw: ['sequence'],
  kies: ['select'],
  gat: ['select', 'entry'],
  oordeel: ['sort', 'select'],
  sorteer: ['sort'],
  splits: ['mark'],
  werkwoord: ['select', 'entry', 'sequence'],
  zoekfout: ['mark'],
  koppel: ['select', 'pairs'],
  flits: ['read', 'select', 'entry'],
  rijm: ['select', 'sort'],
  zin: ['select'],
  tempo: ['read'],
  volgorde: ['sequence'],
  klank: ['select', 'mark'],
};
const PER_TEST_CASE = 200;
const SIZES: Readonly<Record<ShapeKind, Partial<Capability>>> = {
  select: { minOptions: 2, maxOptions: 4 },
  sequence: { maxSlots: 24 },
  sort: { bins: [2, 4], minOptions: 1, maxOptions: 4 },
  entry: {},
  mark: { maxOptions: 4 },
  read: { maxOptions: 4 },
  pairs: { minOptions: 4, maxOptions: 8 },
};
const cap = (shape: ShapeKind, over: Partial<Capability> = {}): Capability => ({
  shape,
  formats: [...FORMATS],
  weight: 1,
  ...SIZES[shape],
  ...over,
});

/** Every kind of item of a format counts, in every shape it can take. */
const TEST_CASES = FORMATS.flatMap((format) =>
  BUILDERS[format].flatMap((builder, kind) => builder.vormen.map((shape) => ({ format, shape, soort: kind }))),
);

function tokensOf(view: View | undefined): Token[] {
  switch (view?.shape) {
    case 'select':
      return view.options;
    case 'sequence':
      return [...view.pool, ...(view.prefilled ?? []).filter((t) => t !== null)];
    case 'sort':
      return view.stream;
    case 'mark':
      return [...view.parts, ...tokensOf(view.followUp)];
    case 'pairs':
      return view.cards;
    case 'read':
      return [...view.lines.flat(), ...tokensOf(view.then)];
    default:
      return [];
  }
}

function hasChoicesWithin(view: View, c: Capability): boolean {
  if (view.shape === 'select')
    return view.pick === 1 && view.options.length >= 2 && view.options.length <= (c.maxOptions ?? 4);
  if (view.shape === 'mark') return view.followUp === undefined || hasChoicesWithin(view.followUp, c);
  return view.shape !== 'read' || view.then === undefined || hasChoicesWithin(view.then, c);
}

/** Whether a view keeps to what the game can take. */
function valid(view: View, c: Capability): boolean {
  const size: Partial<Record<ShapeKind, () => boolean>> = {
    sequence: () =>
      view.shape === 'sequence' &&
      view.slots >= 2 &&
      view.slots <= (c.maxSlots ?? 24) &&
      view.pool.length + (view.prefilled ?? []).filter((t) => t !== null).length >= view.slots,
    sort: () =>
      view.shape === 'sort' &&
      view.bins.length >= 2 &&
      view.bins.length <= (c.bins?.[1] ?? 4) &&
      view.stream.length >= 1 &&
      view.stream.length <= Math.max(2, c.maxOptions ?? 1) &&
      new Set(view.bins.map((b) => b.mark)).size === view.bins.length,
    mark: () => view.shape === 'mark' && view.parts.length >= 2,
    read: () => view.shape === 'read' && view.lines.length > 0 && view.lines.every((l) => l.length > 0),
    pairs: () =>
      view.shape === 'pairs' &&
      view.cards.length % 2 === 0 &&
      view.cards.length >= 4 &&
      view.cards.length <= (c.maxOptions ?? 8),
  };
  if (view.shape === 'read' && c.shape !== 'read') return view.then?.shape === c.shape && hasChoicesWithin(view, c);
  return (
    view.shape === c.shape &&
    (size[view.shape]?.() ?? true) &&
    hasChoicesWithin(view, c) &&
    tokensOf(view).every((t) => (t.text ?? '') !== '')
  );
}

interface Poging {
  a: Attempt;
  goed: boolean;
}

/** Every first attempt that is possible in a view, and whether it should be right. */
function firstPogingen(v: BuiltVraag): Poging[] {
  const { view } = v.question;
  const { solution: o } = v;
  if (view.shape === 'select' && o.soort === 'kies')
    return view.options.map((t) => ({
      a: { kind: 'pick', tokenId: t.id } as const,
      goed: judge(v.sleutel, o.ruw.get(t.id) ?? ''),
    }));
  if (view.shape === 'sort' && o.soort === 'sorteer')
    return view.stream.flatMap((t) =>
      view.bins.map((b) => ({
        a: { kind: 'bin', tokenId: t.id, binId: b.id } as const,
        goed: o.bin.get(t.id) === b.id,
      })),
    );
  if (view.shape === 'pairs' && o.soort === 'paren')
    return view.cards.flatMap((a) =>
      view.cards
        .filter((b) => b.id !== a.id)
        .map((b) => ({ a: { kind: 'pair', a: a.id, b: b.id } as const, goed: o.partner.get(a.id) === b.id })),
    );
  if (view.shape === 'mark' && o.soort === 'markeer') {
    return view.parts.flatMap((_, i): Poging[] =>
      view.target === 'token'
        ? [{ a: { kind: 'token', index: i }, goed: o.plekken.includes(i) }]
        : i === 0
          ? []
          : [{ a: { kind: 'cut', after: [i] }, goed: o.plekken.includes(i) }],
    );
  }
  return [];
}

const NONSENSE: readonly Attempt[] = [
  { kind: 'pick', tokenId: 'x' },
  { kind: 'bin', tokenId: 'x', binId: 'y' },
  { kind: 'cut', after: [] },
  { kind: 'cut', after: [Number.NaN, -1, 1e9] },
  { kind: 'cut', after: [0] },
  { kind: 'token', index: -1 },
  { kind: 'token', index: Number.NaN },
  { kind: 'token', index: 1e9 },
  { kind: 'pair', a: 'x', b: 'x' },
  { kind: 'place', tokenId: 'x', slot: -5 },
  { kind: 'text', text: 'x'.repeat(10_000), complete: true },
];

interface BuiltCase {
  item: ContentItem;
  doelId: string;
  seed: number;
  v: BuiltVraag;
  opnieuw: unknown;
}

/** Builds until there are 200 questions or the content has no more. */
function buildEverything(testCase: (typeof TEST_CASES)[number]): { c: Capability; all: BuiltCase[] } {
  const c = cap(testCase.shape);
  const kind = BUILDERS[testCase.format][testCase.soort];
  const all: BuiltCase[] = [];
  for (const [i, item] of shuffle(CONTENT, createRng(7)).entries()) {
    const doelId =
      kind?.soort(item) === true
        ? doelenOf(item).find((id) => fits(c, item, { format: testCase.format, doelId: id, groep: 5 }))
        : undefined;
    if (doelId === undefined || all.length === PER_TEST_CASE) continue;
    const options = {
      vraagId: `v${i}`,
      item,
      doelId,
      format: testCase.format,
      seed: 1000 + i * 7,
      capability: c,
      environment: environmentOf(item, doelId),
    };
    const out = buildVraag(options);
    if (out.ok) all.push({ item, doelId, seed: options.seed, v: out.value, opnieuw: buildVraag(options) });
  }
  return { c, all };
}

const TEXTS = z
  .record(z.string(), z.string())
  .parse(JSON.parse(readFileSync(new URL('../../../react/i18n/nl.json', import.meta.url), 'utf8')));

const server = (g: BuiltCase, ruw: string): boolean | string => {
  const out = rejudge(g.item, { doelId: g.doelId, format: g.v.question.format, ruw, vraagSeed: g.seed }, CONTENT);
  return out.ok ? out.value : out.fout;
};
const name = (g: BuiltCase, extra: unknown = ''): string =>
  `${g.item.id} ${g.doelId} ${g.seed} ${JSON.stringify(extra)}`;

function playToEnd(g: BuiltCase, kind: 'goed' | 'fout'): ReturnType<ReturnType<typeof createTurn>['uitslag']> {
  const turn = createTurn(g.v);
  const bot = createBot(g.v, kind, createRng(3));
  for (let i = 0; i < 400 && !turn.klaar(); i += 1) bot.saw(turn.attempt(bot.next()));
  expect(turn.klaar(), name(g)).toBe(true);
  return turn.uitslag();
}

/** First attempts whose verdict, or whose verdict afterwards, is not what it has to be. */
function misjudged(g: BuiltCase): string[] {
  return firstPogingen(g.v).flatMap(({ a, goed: correct }) => {
    const turn = createTurn(g.v);
    const { ok } = turn.attempt(a);
    const end = turn.uitslag();
    const later = !correct && !end.goed && judge(g.v.sleutel, end.ruw);
    return ok !== correct || later ? [name(g, [a, end.ruw])] : [];
  });
}

describe('every format, kind of item and shape', () => {
  it('builds every format in every shape of the design', () => {
    expect(BUILT).toEqual(FORMATS);
    for (const format of FORMATS)
      expect([...new Set(BUILDERS[format].flatMap((b) => b.vormen))], format).toEqual(
        expect.arrayContaining([...FORMS[format]]),
      );
  });

  it.each(TEST_CASES)('$format as $shape, kind $soort', { timeout: 60_000 }, (testCase) => {
    const { c, all } = buildEverything(testCase);
    expect(all.length).toBeGreaterThan(20);
    for (const g of all) {
      const tokens = tokensOf(g.v.question.view);
      expect(valid(g.v.question.view, c), name(g, g.v.question.view)).toBe(true);
      expect(new Set(tokens.map((t) => t.id)).size).toBe(tokens.length);
      expect(tokens.filter((t) => !/^t[0-9a-z]+$/u.test(t.id))).toEqual([]);
      expect(JSON.stringify(g.v.question)).not.toMatch(/"(goed|fout|sleutel|oplossing|plekken|bak|partner|ruw)":/u);
      expect(g.opnieuw).toEqual({ ok: true, value: g.v });
      expect(misjudged(g)).toEqual([]);
      if (g.v.question.view.shape === 'select')
        expect(firstPogingen(g.v).filter((p) => p.goed).length, name(g)).toBe(1);
      expect(TEXTS[g.v.question.prompt.instructionKey], g.v.question.prompt.instructionKey).toBeTruthy();
      const correct = playToEnd(g, 'goed');
      expect([correct.goed, server(g, correct.ruw)], name(g, correct)).toEqual([true, true]);
      const error = playToEnd(g, 'fout');
      expect([error.goed, server(g, error.ruw)], name(g, error)).toEqual([false, false]);
      for (const a of NONSENSE)
        expect(createTurn(g.v).attempt(a)).toMatchObject(
          a.kind === 'text' ? { done: false } : { ok: false, done: false, next: 'retry' },
        );
    }
  });
});
