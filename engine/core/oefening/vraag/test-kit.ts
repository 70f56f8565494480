import { readdirSync, readFileSync } from 'node:fs';
import { createRng } from '#engine/core/basis/rng.ts';
import { domeinItemSchema } from '#engine/core/taal/item/domein-item.ts';
import { leestekstSchema } from '#engine/core/taal/item/leestekst.ts';
import {
  orderSchema,
  werkwoordSchema,
  woordSchema,
  type WerkwoordItem,
  type WoordItem,
} from '#engine/core/taal/woord/woord.ts';
import { FORMATS, type Capability, type Format, type ShapeKind } from '../contract/contract.ts';
import { strandOf } from '../contract/content-kind.ts';
import type { ContentItem } from '../contract/ronde-options.ts';
import { DOELEN, createWoord, WERKWOORD, WOORDEN, ZIN } from '../fake/test-kit.ts';
import { ALL_VRAGEN } from './all-vragen.ts';
import type { BuiltVraag } from './built.ts';
import type { VraagEnvironment, VraagOptions, Workbench } from './options.ts';
import { createTokenMaker } from './tokens.ts';
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
export const doelOf = (x: ContentItem): string =>
  'hoofd' in x ? x.hoofd : 'infinitief' in x ? 'ww-tt-t' : (strandOf(x.id)?.doelId ?? 'volgorde');
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

const CONTENT = new URL('../../../../assets/content/', import.meta.url);
const lines = (url: URL): string[] => readFileSync(url, 'utf8').trimEnd().split('\n');
const linesIn = (folder: string): string[] =>
  readdirSync(new URL(folder, CONTENT), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.jsonl'))
    .sort()
    .flatMap((name) => lines(new URL(folder + name, CONTENT)));
const idOf = (line: string): string => /^\{"id":"([^"]+)"/u.exec(line)?.[1] ?? '';

let real: ReadonlyMap<string, string> | undefined;
/** Lines of the real content by id; parsed only when asked, since all of it takes seconds. */
function realLines(): ReadonlyMap<string, string> {
  real ??= new Map(
    [
      ...linesIn('woorden/'),
      ...linesIn('werkwoorden/'),
      ...linesIn('domeinen/'),
      ...lines(new URL('zinnen-volgorde.jsonl', CONTENT)),
      ...lines(new URL('leesteksten.jsonl', CONTENT)),
    ].map((line) => [idOf(line), line] as const),
  );
  return real;
}

const read = (id: string): unknown => JSON.parse(realLines().get(id) ?? 'null');

/** Item of the real content. */
export function realItem(id: string): ContentItem {
  if (id.startsWith('w-')) return woordSchema.parse(read(id));
  if (id.startsWith('ww-')) return werkwoordSchema.parse(read(id));
  if (id.startsWith('vo-')) return orderSchema.parse(read(id));
  return id.startsWith('lt-') ? leestekstSchema.parse(read(id)) : domeinItemSchema.parse(read(id));
}
/** Word of the real content. */
export const realWoord = (w: string): WoordItem => woordSchema.parse(read(`w-${w}`));
/** Verb of the real content. */
export const realWerkwoord = (infinitive: string): WerkwoordItem => werkwoordSchema.parse(read(`ww-${infinitive}`));
/** The first words of the real content with a main goal. */
export const realWoorden = (doelId: string, count = 30): WoordItem[] =>
  [...realLines().values()]
    .filter((line) => line.startsWith('{"id":"w-') && line.includes(`"hoofd":"${doelId}"`))
    .slice(0, count)
    .map((line) => woordSchema.parse(JSON.parse(line)));
/** The first items of a strand or of the verbs, by the prefix of their ids. */
export const realItems = (prefix: string, count = 30): ContentItem[] =>
  [...realLines().keys()]
    .filter((id) => id.startsWith(prefix))
    .slice(0, count)
    .map(realItem);
/** Whether a form is the spelling of a word of the real content. */
export const isRealWoord = (form: string): boolean => realLines().has(`w-${form}`);

/** Surroundings of a round over a pool: only its words exist, and those of the real content. */
export const around = (pool: readonly ContentItem[], over: Partial<VraagEnvironment> = {}): VraagEnvironment => {
  const own = spellingenOf(pool);
  return environment({ pool, exists: (form) => own.has(form) || isRealWoord(form), ...over });
};
/** Fresh tools of one build. */
export const workbench = (seed = 1): Workbench => {
  const rng = createRng(seed);
  return { rng, tokens: createTokenMaker(rng) };
};
/** What one question is asked with. */
export const optionsFor = (x: ContentItem, over: Partial<VraagOptions> = {}): VraagOptions => ({
  vraagId: 'v1',
  item: x,
  doelId: doelOf(x),
  format: 'bouw',
  seed: 5,
  capability: cap('select'),
  environment: environment(),
  ...over,
});
/** The built question, or a thrown code when it cannot be asked. */
export const made = (x: ContentItem, over: Partial<VraagOptions> = {}): BuiltVraag => {
  const out = buildVraag(optionsFor(x, over));
  if (!out.ok) throw new Error(`${x.id} ${over.format} ${out.fout}`);
  return out.value;
};
/** Whether a question can be built. */
export const makes = (x: ContentItem, over: Partial<VraagOptions> = {}): boolean => buildVraag(optionsFor(x, over)).ok;
/** What a test asks otherwise of a question. */
export type VraagOver = Partial<VraagOptions>;
