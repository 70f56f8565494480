import { categorieenVan } from '#engine/core/taal/categorieen.ts';
import { beeldVan } from '#engine/core/taal/klank.ts';
import type { WoordBeeld } from '#engine/core/taal/klank.ts';
import { lettergrepen } from '#engine/core/taal/lettergrepen.ts';
import { slug } from '#engine/core/taal/normaliseer.ts';
import type { Opties } from '#engine/core/taal/opties.ts';
import { HOMOFONEN } from '#engine/core/taal/tabellen/homofonen.ts';
import { woordSchema } from '#engine/core/taal/woord.ts';
import type { CatSpan, WoordItem } from '#engine/core/taal/woord.ts';
import { leesBetekenissen } from './betekenissen.ts';
import type { BronRegel } from './bron.ts';
import { structuurVan, zinNiveau } from './structuur.ts';
import { meervoudVan, verkleinVan } from './vormen.ts';
import { leesRegioWoorden, leesRegioZinnen, leesVarianten, variantVan } from './varianten.ts';

/** Words whose plain id would be that of another word. */
const EIGEN_NAAM: Readonly<Record<string, string>> = { "zo'n": 'zo-n' };

const naamVan = (w: string): string => EIGEN_NAAM[w] ?? slug(w);

/** Options for the core that follow from an author line. */
export function optiesVan(regel: BronRegel): Opties {
  const basis = { naden: regel.naden };
  if (regel.hoofd === 'ww-inversie') return basis;
  if (regel.woordsoort === 'ww')
    return {
      ...basis,
      rol: 'ww',
      ...(regel.hoofd.startsWith('ww-') && regel.lemma !== undefined ? { lemma: regel.lemma } : {}),
    };
  if (regel.lemma === undefined || regel.woordsoort === 'bn')
    return regel.meervoud ? basis : { ...basis, woordsoort: regel.woordsoort };
  return { ...basis, lemma: regel.lemma, rol: regel.meervoud ? 'mv' : 'verkl' };
}

/** Builds the entry in the final key order; throws with the word when the main category is not found. */
export function maakWoord(regel: BronRegel): WoordItem {
  const o = optiesVan(regel);
  const beeld = beeldVan(regel.w, o);
  const cats = categorieenVan(beeld, o);
  if (!cats.some((c) => c.id === regel.hoofd))
    throw new Error(`${regel.w}: ${regel.hoofd} not found, got ${cats.map((c) => c.id).join(' ')}`);
  const delen = lettergrepen(regel.w, o);
  if (!delen.ok) throw new Error(`${regel.w}: ${delen.fout}`);
  const homofonen = HOMOFONEN.filter((g) => g.includes(regel.w)).flatMap((g) => g.filter((h) => h !== regel.w));
  const variant = variantVan(regel.w, VARIANTEN);
  const betekenis = BETEKENISSEN.get(regel.w);
  return woordSchema.parse({
    id: `w-${naamVan(regel.w)}`,
    w: regel.w,
    grafemen: grafemenMetCats(beeld, cats),
    lettergrepen: delen.value.lettergrepen,
    klankgroepen: delen.value.klankgroepen,
    ...(cats.some((c) => c.id === 'samenstelling') ? { morfemen: morfemen(beeld) } : {}),
    cats,
    hoofd: regel.hoofd,
    groep: regel.groep,
    band: regel.band,
    woordsoort: regel.woordsoort,
    ...(regel.lidwoord === undefined ? {} : { lidwoord: regel.lidwoord }),
    structuur: structuurVan(beeld, cats),
    vormen: vormen(regel),
    zinnen: regel.zinnen.map((tekst, i) => maakZin(regel.w, tekst, i + 1)),
    ...(betekenis === undefined ? {} : { betekenis }),
    ...(regel.plaatje === undefined ? {} : { plaatje: regel.plaatje }),
    ...(homofonen.length === 0 ? {} : { homofoonVan: [...new Set(homofonen)].sort() }),
    regio: REGIO_WOORDEN.get(regel.w) ?? 'both',
    ...(variant === undefined ? {} : { variant }),
    audio: {},
    gevoelig: false,
    gezien: regel.gezien,
  });
}

function grafemenMetCats(beeld: WoordBeeld, cats: readonly CatSpan[]): WoordItem['grafemen'] {
  return beeld.klanken.map(({ g, klank, van, tot }) => ({
    g,
    klank,
    van,
    tot,
    cats: [...new Set(cats.filter((c) => c.van < tot && van < c.tot).map((c) => c.id))],
  }));
}

function morfemen(beeld: WoordBeeld): WoordItem['morfemen'] {
  return beeld.delen.map((d) => ({ m: d.tekst, soort: d.soort === 'partikel' ? 'voorvoegsel' : d.soort }));
}

function vormen(regel: BronRegel): WoordItem['vormen'] {
  if (regel.lemma !== undefined) return { lemma: regel.lemma };
  if (regel.woordsoort !== 'zn' || regel.meervoud) return {};
  const naad = regel.naden.at(-1);
  const meervoud = meervoudVan(regel.w, naad);
  const verkleinwoord = regel.w.endsWith('je') ? undefined : verkleinVan(regel.w, naad);
  return { ...(meervoud === undefined ? {} : { meervoud }), ...(verkleinwoord === undefined ? {} : { verkleinwoord }) };
}

const REGIO_ZINNEN = leesRegioZinnen();
const REGIO_WOORDEN = leesRegioWoorden();
const VARIANTEN = leesVarianten();
const BETEKENISSEN = leesBetekenissen();

/** Every place where the word stands as a whole word, upper or lower case. */
export function plekken(w: string, tekst: string): number[] {
  const veilig = w.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return [...tekst.matchAll(new RegExp(`(?<![\\p{L}\\p{M}'-])${veilig}(?![\\p{L}\\p{M}'-])`, 'giu'))].map(
    (m) => m.index,
  );
}

function maakZin(w: string, tekst: string, nr: number): WoordItem['zinnen'][number] {
  const hits = plekken(w, tekst);
  const van = hits[0];
  if (van === undefined || hits.length !== 1) throw new Error(`${w}: ${hits.length} times in "${tekst}"`);
  const regio = REGIO_ZINNEN.get(tekst) ?? 'both';
  return {
    id: `z-${naamVan(w)}-${nr}`,
    tekst,
    gat: { van, tot: van + w.length },
    niveau: zinNiveau(tekst),
    ...(regio === 'both' ? {} : { regio }),
  };
}
