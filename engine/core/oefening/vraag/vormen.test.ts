import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createRng, shuffle } from '#engine/core/basis/rng.ts';
import { beoordeel } from '#engine/core/scoring/oordeel.ts';
import { domeinItemSchema } from '#engine/core/taal/domein-item.ts';
import { leestekstSchema } from '#engine/core/taal/leestekst.ts';
import { volgordeSchema, werkwoordSchema, woordSchema, type Leerdoel } from '#engine/core/taal/woord.ts';
import { createBeurt } from '../beurt.ts';
import { createBot } from '../bot.ts';
import { isWerkwoord, isWoord, strandVan } from '../content-soort.ts';
import {
  FORMATS,
  type Attempt,
  type Capability,
  type Format,
  type ShapeKind,
  type Token,
  type View,
} from '../contract.ts';
import type { ContentItem } from '../ronde-opties.ts';
import { DOELEN } from '../test-kit.ts';
import { ALLE_VRAGEN } from './alle-vragen.ts';
import { herbeoordeel } from './sleutel-voor.ts';
import { BOUWERS, GEBOUWDE_FORMATEN as GEBOUWD } from './bouwers.ts';
import type { GebouwdeVraag } from './gebouwd.ts';
import type { VraagOmgeving } from './opties.ts';
import { spellingenVan } from './woord-hulp.ts';

const { bouwVraag, past } = ALLE_VRAGEN;

const MAP = new URL('../../../../assets/content/', import.meta.url);

function lees<T>(schema: z.ZodType<T>, pad: string): T[] {
  const url = new URL(pad, MAP);
  return existsSync(url)
    ? readFileSync(url, 'utf8')
        .trimEnd()
        .split('\n')
        .map((regel) => schema.parse(JSON.parse(regel)))
    : [];
}

function map<T>(schema: z.ZodType<T>, pad: string): T[] {
  return readdirSync(new URL(pad, MAP), { recursive: true, encoding: 'utf8' })
    .filter((b) => b.endsWith('.jsonl'))
    .sort()
    .flatMap((b) => lees(schema, pad + b));
}

/** All content of the product: for tests only. */
const INHOUD: readonly ContentItem[] = [
  ...map(woordSchema, 'woorden/'),
  ...map(werkwoordSchema, 'werkwoorden/'),
  ...lees(volgordeSchema, 'zinnen-volgorde.jsonl'),
  ...map(domeinItemSchema, 'domeinen/'),
  ...lees(leestekstSchema, 'leesteksten.jsonl'),
];

/** Goals an item can be practised for. */
function doelenVan(item: ContentItem): string[] {
  if (isWoord(item)) return [...new Set([item.hoofd, ...item.cats.map((c) => c.id)])];
  return isWerkwoord(item) ? [...new Set(item.zinnen.map((z) => z.categorie))] : [strandVan(item.id)?.doelId ?? ''];
}

const spellingen = spellingenVan(INHOUD);
const LEERDOELEN: ReadonlyMap<string, Leerdoel> = new Map(DOELEN.map((d) => [d.id, d]));

/** Surroundings with a pool of one goal, as a round has it. */
function omgevingVan(item: ContentItem, doelId: string, over: Partial<VraagOmgeving> = {}): VraagOmgeving {
  return {
    groep: 'groep' in item ? item.groep : 5,
    s: 0.5,
    typen: true,
    calm: false,
    leerdoelen: LEERDOELEN,
    pool: poolVoor(item, doelId),
    bestaat: (v) => spellingen.has(v),
    ...over,
  };
}

const perDoel = new Map<string, ContentItem[]>();
for (const item of INHOUD) for (const doel of doelenVan(item)) perDoel.set(doel, [...(perDoel.get(doel) ?? []), item]);
const BUREN: Readonly<Record<string, string>> = {
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

function poolVoor(item: ContentItem, doelId: string): ContentItem[] {
  const buren = BUREN[doelId] === undefined ? [] : (perDoel.get(BUREN[doelId]) ?? []).slice(0, 30);
  return [...new Set([item, ...(perDoel.get(doelId) ?? []).slice(0, 120), ...buren])];
}

/** Formats and shapes of the design (games.md section 4.1). */
const VORMEN: Readonly<Record<Format, readonly ShapeKind[]>> = {
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
const PER_GEVAL = 200;
const MATEN: Readonly<Record<ShapeKind, Partial<Capability>>> = {
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
  ...MATEN[shape],
  ...over,
});

/** Every kind of item of a format counts, in every shape it can take. */
const GEVALLEN = FORMATS.flatMap((format) =>
  BOUWERS[format].flatMap((bouwer, soort) => bouwer.vormen.map((shape) => ({ format, shape, soort }))),
);

function tokensVan(view: View | undefined): Token[] {
  switch (view?.shape) {
    case 'select':
      return view.options;
    case 'sequence':
      return [...view.pool, ...(view.prefilled ?? []).filter((t) => t !== null)];
    case 'sort':
      return view.stream;
    case 'mark':
      return [...view.parts, ...tokensVan(view.followUp)];
    case 'pairs':
      return view.cards;
    case 'read':
      return [...view.lines.flat(), ...tokensVan(view.then)];
    default:
      return [];
  }
}

function keuzesIn(view: View, c: Capability): boolean {
  if (view.shape === 'select')
    return view.pick === 1 && view.options.length >= 2 && view.options.length <= (c.maxOptions ?? 4);
  if (view.shape === 'mark') return view.followUp === undefined || keuzesIn(view.followUp, c);
  return view.shape !== 'read' || view.then === undefined || keuzesIn(view.then, c);
}

/** Whether a view keeps to what the game can take. */
function geldig(view: View, c: Capability): boolean {
  const maat: Partial<Record<ShapeKind, () => boolean>> = {
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
  if (view.shape === 'read' && c.shape !== 'read') return view.then?.shape === c.shape && keuzesIn(view, c);
  return (
    view.shape === c.shape &&
    (maat[view.shape]?.() ?? true) &&
    keuzesIn(view, c) &&
    tokensVan(view).every((t) => (t.text ?? '') !== '')
  );
}

interface Poging {
  a: Attempt;
  goed: boolean;
}

/** Every first attempt that is possible in a view, and whether it should be right. */
function eerstePogingen(v: GebouwdeVraag): Poging[] {
  const { view } = v.question;
  const { oplossing: o } = v;
  if (view.shape === 'select' && o.soort === 'kies')
    return view.options.map((t) => ({
      a: { kind: 'pick', tokenId: t.id } as const,
      goed: beoordeel(v.sleutel, o.ruw.get(t.id) ?? ''),
    }));
  if (view.shape === 'sort' && o.soort === 'sorteer')
    return view.stream.flatMap((t) =>
      view.bins.map((b) => ({
        a: { kind: 'bin', tokenId: t.id, binId: b.id } as const,
        goed: o.bak.get(t.id) === b.id,
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

const ONZIN: readonly Attempt[] = [
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

interface Gebouwen {
  item: ContentItem;
  doelId: string;
  seed: number;
  v: GebouwdeVraag;
  opnieuw: unknown;
}

/** Builds until there are 200 questions or the content has no more. */
function bouwAlles(geval: (typeof GEVALLEN)[number]): { c: Capability; alle: Gebouwen[] } {
  const c = cap(geval.shape);
  const soort = BOUWERS[geval.format][geval.soort];
  const alle: Gebouwen[] = [];
  for (const [i, item] of shuffle(INHOUD, createRng(7)).entries()) {
    const doelId =
      soort?.soort(item) === true
        ? doelenVan(item).find((id) => past(c, item, { format: geval.format, doelId: id, groep: 5 }))
        : undefined;
    if (doelId === undefined || alle.length === PER_GEVAL) continue;
    const options = {
      vraagId: `v${i}`,
      item,
      doelId,
      format: geval.format,
      seed: 1000 + i * 7,
      capability: c,
      omgeving: omgevingVan(item, doelId),
    };
    const uit = bouwVraag(options);
    if (uit.ok) alle.push({ item, doelId, seed: options.seed, v: uit.value, opnieuw: bouwVraag(options) });
  }
  return { c, alle };
}

const TEKSTEN = z
  .record(z.string(), z.string())
  .parse(JSON.parse(readFileSync(new URL('../../../react/i18n/nl.json', import.meta.url), 'utf8')));

const server = (g: Gebouwen, ruw: string): boolean | string => {
  const uit = herbeoordeel(g.item, { doelId: g.doelId, format: g.v.question.format, ruw, vraagSeed: g.seed }, INHOUD);
  return uit.ok ? uit.value : uit.fout;
};
const naam = (g: Gebouwen, extra: unknown = ''): string =>
  `${g.item.id} ${g.doelId} ${g.seed} ${JSON.stringify(extra)}`;

function speelUit(g: Gebouwen, soort: 'goed' | 'fout'): ReturnType<ReturnType<typeof createBeurt>['uitslag']> {
  const beurt = createBeurt(g.v);
  const bot = createBot(g.v, soort, createRng(3));
  for (let i = 0; i < 400 && !beurt.klaar(); i += 1) bot.zag(beurt.attempt(bot.next()));
  expect(beurt.klaar(), naam(g)).toBe(true);
  return beurt.uitslag();
}

function keurPogingen(g: Gebouwen): void {
  const pogingen = eerstePogingen(g.v);
  if (g.v.question.view.shape === 'select') expect(pogingen.filter((p) => p.goed).length, naam(g)).toBe(1);
  for (const { a, goed } of pogingen) {
    const beurt = createBeurt(g.v);
    expect(beurt.attempt(a).ok, naam(g, a)).toBe(goed);
    if (!goed && !beurt.uitslag().goed)
      expect(beoordeel(g.v.sleutel, beurt.uitslag().ruw), naam(g, [a, beurt.uitslag().ruw])).toBe(false);
  }
}

describe('every format, kind of item and shape', () => {
  it('builds every format in every shape of the design', () => {
    expect(GEBOUWD).toEqual(FORMATS);
    for (const format of FORMATS)
      expect([...new Set(BOUWERS[format].flatMap((b) => b.vormen))], format).toEqual(
        expect.arrayContaining([...VORMEN[format]]),
      );
  });

  it.each(GEVALLEN)('$format as $shape, kind $soort', { timeout: 60_000 }, (geval) => {
    const { c, alle } = bouwAlles(geval);
    expect(alle.length).toBeGreaterThan(20);
    for (const g of alle) {
      const tokens = tokensVan(g.v.question.view);
      expect(geldig(g.v.question.view, c), naam(g, g.v.question.view)).toBe(true);
      expect(new Set(tokens.map((t) => t.id)).size).toBe(tokens.length);
      for (const t of tokens) expect(t.id).toMatch(/^t[0-9a-z]+$/u);
      expect(JSON.stringify(g.v.question)).not.toMatch(/"(goed|fout|sleutel|oplossing|plekken|bak|partner|ruw)":/u);
      expect(g.opnieuw).toEqual({ ok: true, value: g.v });
      keurPogingen(g);
      expect(TEKSTEN[g.v.question.prompt.instructionKey], g.v.question.prompt.instructionKey).toBeTruthy();
      const goed = speelUit(g, 'goed');
      expect([goed.goed, server(g, goed.ruw)], naam(g, goed)).toEqual([true, true]);
      const fout = speelUit(g, 'fout');
      expect([fout.goed, server(g, fout.ruw)], naam(g, fout)).toEqual([false, false]);
      for (const a of ONZIN)
        expect(createBeurt(g.v).attempt(a)).toMatchObject(
          a.kind === 'text' ? { done: false } : { ok: false, done: false, next: 'retry' },
        );
    }
  });
});
