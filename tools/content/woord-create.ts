import { categoriesOf } from '#engine/core/taal/category/categories.ts';
import { pictureOf } from '#engine/core/taal/klank/klank.ts';
import { grafemenWithCats, morphemesOf, spots } from '#engine/core/taal/item/woord-parts.ts';
import { lettergrepen } from '#engine/core/taal/klank/lettergrepen.ts';
import { slug } from '#engine/core/taal/woord/normalize.ts';
import type { Options } from '#engine/core/taal/woord/options.ts';
import { HOMOFONEN } from '#engine/core/taal/tables/homofonen.ts';
import { INFINITIEF } from '#engine/core/taal/woord/woord-table.ts';
import { woordSchema } from '#engine/core/taal/woord/woord.ts';
import type { WoordItem } from '#engine/core/taal/woord/woord.ts';
import { readBetekenissen } from './betekenissen.ts';
import { kindredOf, readFields } from './fields.ts';
import type { SourceLine } from './source.ts';
import { structureOf } from '../../server/platform/content/structure.ts';
import { meervoudOf, diminutiveOf } from './forms.ts';
import { zinLevel } from './zin-level.ts';
import { readRegionWoorden, readRegionZinnen, readVariants, variantOf } from './variants.ts';

/** Words whose plain id would be that of another word. */
const OWN_NAME: Readonly<Record<string, string>> = { "zo'n": 'zo-n' };

const nameOf = (w: string): string => OWN_NAME[w] ?? slug(w);

/** Options for the core that follow from an author line. */
export function optionsOf(rule: SourceLine): Options {
  const base = { seams: rule.seams };
  if (rule.hoofd === 'ww-inversie') return base;
  if (rule.woordsoort === 'ww') return { ...base, ...werkwoordOptions(rule) };
  if (rule.lemma === undefined || rule.woordsoort === 'bn')
    return rule.meervoud ? base : { ...base, woordsoort: rule.woordsoort };
  return { ...base, lemma: rule.lemma, rol: rule.meervoud ? 'mv' : 'verkl' };
}

/** A verb that is about another goal has the goals of its form too (hoort); one that is written as it sounds stays so (klim). */
function werkwoordOptions({ w, hoofd: main, lemma }: SourceLine): Options {
  if (main.startsWith('ww-')) return { rol: 'ww', ...(lemma === undefined ? {} : { lemma }) };
  return main.startsWith('kz-') || INFINITIEF.has(w) ? { rol: 'ww' } : { woordsoort: 'ww' };
}

/** Builds the entry in the final key order; throws with the word when the main category is not found. */
export function createWoord(rule: SourceLine): WoordItem {
  const o = optionsOf(rule);
  const picture = pictureOf(rule.w, o);
  const cats = categoriesOf(picture, o);
  if (!cats.some((c) => c.id === rule.hoofd))
    throw new Error(`${rule.w}: ${rule.hoofd} not found, got ${cats.map((c) => c.id).join(' ')}`);
  const parts = lettergrepen(rule.w, o);
  if (!parts.ok) throw new Error(`${rule.w}: ${parts.fout}`);
  const variant = variantOf(rule.w, VARIANTS);
  const betekenis = BETEKENISSEN.get(rule.w);
  return woordSchema.parse({
    id: `w-${nameOf(rule.w)}`,
    w: rule.w,
    grafemen: grafemenWithCats(picture, cats),
    lettergrepen: parts.value.lettergrepen,
    klankgroepen: parts.value.klankgroepen,
    ...(cats.some((c) => c.id === 'samenstelling') ? { morfemen: morphemesOf(picture) } : {}),
    cats,
    hoofd: rule.hoofd,
    groep: rule.groep,
    band: rule.band,
    woordsoort: rule.woordsoort,
    ...(rule.lidwoord === undefined ? {} : { lidwoord: rule.lidwoord }),
    structuur: structureOf(picture, cats),
    vormen: forms(rule),
    zinnen: rule.zinnen.map((text, i) => createZin(rule.w, text, i + 1)),
    ...(betekenis === undefined ? {} : { betekenis }),
    ...(rule.plaatje === undefined ? {} : { plaatje: rule.plaatje }),
    ...alike(rule),
    regio: REGION_WOORDEN.get(rule.w) ?? 'both',
    ...(variant === undefined ? {} : { variant }),
    audio: {},
    gevoelig: false,
    gezien: rule.gezien,
  });
}

/** Words of the same sound, and of a word that is matched with its picture or meaning those of the same meaning. */
function alike(rule: SourceLine): { homofoonVan?: string[]; kindred?: string[] } {
  const homofonen = HOMOFONEN.filter((g) => g.includes(rule.w)).flatMap((g) => g.filter((h) => h !== rule.w));
  const isMatched = BETEKENISSEN.has(rule.w) || rule.plaatje !== undefined;
  const kindred = isMatched ? kindredOf([rule.w], FIELDS) : [];
  return {
    ...(homofonen.length === 0 ? {} : { homofoonVan: [...new Set(homofonen)].sort() }),
    ...(kindred.length === 0 ? {} : { kindred: kindred }),
  };
}

function forms(rule: SourceLine): WoordItem['vormen'] {
  if (rule.lemma !== undefined) return { lemma: rule.lemma };
  if (rule.woordsoort !== 'zn' || rule.meervoud) return {};
  const seam = rule.seams.at(-1);
  const meervoud = meervoudOf(rule.w, seam);
  const verkleinwoord = rule.w.endsWith('je') ? undefined : diminutiveOf(rule.w, seam);
  return { ...(meervoud === undefined ? {} : { meervoud }), ...(verkleinwoord === undefined ? {} : { verkleinwoord }) };
}

const REGION_ZINNEN = readRegionZinnen();
const REGION_WOORDEN = readRegionWoorden();
const FIELDS = readFields();
const VARIANTS = readVariants();
const BETEKENISSEN = readBetekenissen();

function createZin(w: string, text: string, nr: number): WoordItem['zinnen'][number] {
  const hits = spots(w, text);
  const from = hits[0];
  if (from === undefined || hits.length !== 1) throw new Error(`${w}: ${hits.length} times in "${text}"`);
  const region = REGION_ZINNEN.get(text) ?? 'both';
  return {
    id: `z-${nameOf(w)}-${nr}`,
    tekst: text,
    gat: { van: from, tot: from + w.length },
    niveau: zinLevel(text, w).niveau,
    ...(region === 'both' ? {} : { regio: region }),
  };
}
