import { categoriesOf } from '#engine/core/taal/category/categories.ts';
import { pictureOf } from '#engine/core/taal/klank/klank.ts';
import type { WoordPicture } from '#engine/core/taal/klank/klank.ts';
import { lettergrepen } from '#engine/core/taal/klank/lettergrepen.ts';
import { slug } from '#engine/core/taal/woord/normalize.ts';
import type { Options } from '#engine/core/taal/woord/options.ts';
import { HOMOFONEN } from '#engine/core/taal/tables/homofonen.ts';
import { woordSchema } from '#engine/core/taal/woord/woord.ts';
import type { CatSpan, WoordItem } from '#engine/core/taal/woord/woord.ts';
import { readBetekenissen } from './betekenissen.ts';
import type { SourceLine } from './source.ts';
import { structureOf, zinNiveau } from './structure.ts';
import { meervoudOf, diminutiveOf } from './forms.ts';
import { readRegionWoorden, readRegionZinnen, readVariants, variantOf } from './variants.ts';

/** Words whose plain id would be that of another word. */
const OWN_NAME: Readonly<Record<string, string>> = { "zo'n": 'zo-n' };

const nameOf = (w: string): string => OWN_NAME[w] ?? slug(w);

/** Options for the core that follow from an author line. */
export function optionsOf(rule: SourceLine): Options {
  const base = { seams: rule.seams };
  if (rule.hoofd === 'ww-inversie') return base;
  if (rule.woordsoort === 'ww')
    return {
      ...base,
      rol: 'ww',
      ...(rule.hoofd.startsWith('ww-') && rule.lemma !== undefined ? { lemma: rule.lemma } : {}),
    };
  if (rule.lemma === undefined || rule.woordsoort === 'bn')
    return rule.meervoud ? base : { ...base, woordsoort: rule.woordsoort };
  return { ...base, lemma: rule.lemma, rol: rule.meervoud ? 'mv' : 'verkl' };
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
  const homofonen = HOMOFONEN.filter((g) => g.includes(rule.w)).flatMap((g) => g.filter((h) => h !== rule.w));
  const variant = variantOf(rule.w, VARIANTS);
  const betekenis = BETEKENISSEN.get(rule.w);
  return woordSchema.parse({
    id: `w-${nameOf(rule.w)}`,
    w: rule.w,
    grafemen: grafemenWithCats(picture, cats),
    lettergrepen: parts.value.lettergrepen,
    klankgroepen: parts.value.klankgroepen,
    ...(cats.some((c) => c.id === 'samenstelling') ? { morfemen: morphemes(picture) } : {}),
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
    ...(homofonen.length === 0 ? {} : { homofoonVan: [...new Set(homofonen)].sort() }),
    regio: REGION_WOORDEN.get(rule.w) ?? 'both',
    ...(variant === undefined ? {} : { variant }),
    audio: {},
    gevoelig: false,
    gezien: rule.gezien,
  });
}

function grafemenWithCats(picture: WoordPicture, cats: readonly CatSpan[]): WoordItem['grafemen'] {
  return picture.klanken.map(({ g, klank, van: from, tot: until }) => ({
    g,
    klank,
    van: from,
    tot: until,
    cats: [...new Set(cats.filter((c) => c.van < until && from < c.tot).map((c) => c.id))],
  }));
}

function morphemes(picture: WoordPicture): WoordItem['morfemen'] {
  return picture.delen.map((d) => ({ m: d.tekst, soort: d.soort === 'partikel' ? 'voorvoegsel' : d.soort }));
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
const VARIANTS = readVariants();
const BETEKENISSEN = readBetekenissen();

/** Every place where the word stands as a whole word, upper or lower case. */
export function spots(w: string, text: string): number[] {
  const safe = w.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return [...text.matchAll(new RegExp(`(?<![\\p{L}\\p{M}'-])${safe}(?![\\p{L}\\p{M}'-])`, 'giu'))].map((m) => m.index);
}

function createZin(w: string, text: string, nr: number): WoordItem['zinnen'][number] {
  const hits = spots(w, text);
  const from = hits[0];
  if (from === undefined || hits.length !== 1) throw new Error(`${w}: ${hits.length} times in "${text}"`);
  const region = REGION_ZINNEN.get(text) ?? 'both';
  return {
    id: `z-${nameOf(w)}-${nr}`,
    tekst: text,
    gat: { van: from, tot: from + w.length },
    niveau: zinNiveau(text),
    ...(region === 'both' ? {} : { regio: region }),
  };
}
