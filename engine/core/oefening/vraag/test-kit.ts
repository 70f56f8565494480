import { FORMATS, type Capability, type Format, type ShapeKind } from '../contract/contract.ts';
import type { ContentItem } from '../contract/ronde-options.ts';
import { DOELEN, createWoord, WERKWOORD, WOORDEN, ZIN } from '../fake/test-kit.ts';
import { ALL_VRAGEN } from './all-vragen.ts';
import type { BuiltVraag } from './built.ts';
import type { VraagEnvironment } from './options.ts';
import { spellingenOf } from './woord-help.ts';

const { buildVraag } = ALL_VRAGEN;

const LONG = [
  createWoord('schroevendraaier', {
    hoofd: 'verdubbeling',
    groep: 6,
    klankgroepen: ['schroe', 'ven', 'draai', 'er'],
    spells: 'aai',
  }),
  createWoord("'s morgens", { hoofd: 'komma-s', groep: 5, spells: "'s" }),
  createWoord('ruïne', { hoofd: 'trema', groep: 7, spells: 'ï' }),
];
export const POOL: readonly ContentItem[] = [...WOORDEN, ...LONG, WERKWOORD, ZIN];
export const spellingen = spellingenOf(POOL);
export const environment = (over: Partial<VraagEnvironment> = {}): VraagEnvironment => ({
  groep: 4,
  s: 0,
  typen: true,
  calm: false,
  leerdoelen: new Map(DOELEN.map((d) => [d.id, d])),
  pool: POOL,
  exists: (v) => spellingen.has(v),
  ...over,
});
export const cap = (shape: ShapeKind, over: Partial<Capability> = {}): Capability => ({
  shape,
  formats: [...FORMATS],
  weight: 1,
  ...over,
});
export const item = (w: string): ContentItem => {
  const found = POOL.find((x) => ('w' in x ? x.w : x.id) === w);
  if (found === undefined) throw new Error(w);
  return found;
};
export const doelOf = (x: ContentItem): string => ('hoofd' in x ? x.hoofd : 'zinnen' in x ? 'ww-tt-t' : 'volgorde');
interface Wish {
  format: Format;
  capability: Capability;
  seed?: number;
  environment?: VraagEnvironment;
}
export const build = (x: ContentItem, w: Wish) =>
  buildVraag({
    vraagId: 'v1',
    item: x,
    doelId: doelOf(x),
    format: w.format,
    seed: w.seed ?? 5,
    capability: w.capability,
    environment: w.environment ?? environment(),
  });
export const correct = (x: ContentItem, w: Wish): BuiltVraag => {
  const out = build(x, w);
  if (!out.ok) throw new Error(`${x.id} ${w.format} ${out.fout}`);
  return out.value;
};
export const options = (v: BuiltVraag): string[] =>
  v.question.view.shape === 'select' ? v.question.view.options.map((t) => t.text ?? '') : [];
