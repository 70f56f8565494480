import { FORMATS, type Capability, type Format, type ShapeKind } from '../contract.ts';
import type { ContentItem } from '../ronde-opties.ts';
import { DOELEN, maakWoord, WERKWOORD, WOORDEN, ZIN } from '../test-kit.ts';
import { ALLE_VRAGEN } from './alle-vragen.ts';
import type { GebouwdeVraag } from './gebouwd.ts';
import type { VraagOmgeving } from './opties.ts';
import { spellingenVan } from './woord-hulp.ts';

const { bouwVraag } = ALLE_VRAGEN;

const LANG = [
  maakWoord('schroevendraaier', {
    hoofd: 'verdubbeling',
    groep: 6,
    klankgroepen: ['schroe', 'ven', 'draai', 'er'],
    spelt: 'aai',
  }),
  maakWoord("'s morgens", { hoofd: 'komma-s', groep: 5, spelt: "'s" }),
  maakWoord('ruïne', { hoofd: 'trema', groep: 7, spelt: 'ï' }),
];
export const POOL: readonly ContentItem[] = [...WOORDEN, ...LANG, WERKWOORD, ZIN];
export const spellingen = spellingenVan(POOL);
export const omgeving = (over: Partial<VraagOmgeving> = {}): VraagOmgeving => ({
  groep: 4,
  s: 0,
  typen: true,
  calm: false,
  leerdoelen: new Map(DOELEN.map((d) => [d.id, d])),
  pool: POOL,
  bestaat: (v) => spellingen.has(v),
  ...over,
});
export const cap = (shape: ShapeKind, over: Partial<Capability> = {}): Capability => ({
  shape,
  formats: [...FORMATS],
  weight: 1,
  ...over,
});
export const item = (w: string): ContentItem => {
  const gevonden = POOL.find((x) => ('w' in x ? x.w : x.id) === w);
  if (gevonden === undefined) throw new Error(w);
  return gevonden;
};
export const doelVan = (x: ContentItem): string => ('hoofd' in x ? x.hoofd : 'zinnen' in x ? 'ww-tt-t' : 'volgorde');
interface Wens {
  format: Format;
  capability: Capability;
  seed?: number;
  omgeving?: VraagOmgeving;
}
export const bouw = (x: ContentItem, w: Wens) =>
  bouwVraag({
    vraagId: 'v1',
    item: x,
    doelId: doelVan(x),
    format: w.format,
    seed: w.seed ?? 5,
    capability: w.capability,
    omgeving: w.omgeving ?? omgeving(),
  });
export const goed = (x: ContentItem, w: Wens): GebouwdeVraag => {
  const uit = bouw(x, w);
  if (!uit.ok) throw new Error(`${x.id} ${w.format} ${uit.fout}`);
  return uit.value;
};
export const opties = (v: GebouwdeVraag): string[] =>
  v.question.view.shape === 'select' ? v.question.view.options.map((t) => t.text ?? '') : [];
