import { slipsVan } from './fout-regels.ts';
import type { Slip } from './fout-regels.ts';
import { klankSlips } from './klank-fouten.ts';
import type { WoordBeeld } from './klank.ts';
import type { Opties } from './opties.ts';
import { BESTAAND } from './tabellen/bestaand.gen.ts';
import { HOMOFONEN } from './tabellen/homofonen.ts';
import type { CatSpan } from './woord.ts';

/** Misspelling with the category it breaks, the letters of the target it changes and its share (list sums to 1). */
export type Fout = { vorm: string; categorie: string; van: number; tot: number; kans: number };

const MAX_FOUTEN = 40;
const GENOEG = 6;
const HOMOFOON = new Set(HOMOFONEN.flat());

/** Misspellings for known categories (those stored in a word entry). */
export function foutenVan(beeld: WoordBeeld, cats: readonly CatSpan[], o: Opties = {}): Fout[] {
  const lijst = ruweFouten(beeld, cats).filter((f) => magGetoond(f.vorm, beeld.w, o));
  const top = lijst.sort(volgorde).slice(0, MAX_FOUTEN);
  const som = top.reduce((s, f) => s + f.kans, 0);
  return top.map((f) => ({ ...f, kans: Math.round((f.kans / som) * 10000) / 10000 }));
}

/** Candidates before the existence guards; the build uses it to find forms that must be blocked. */
export function ruweFouten(beeld: WoordBeeld, cats: readonly CatSpan[]): Fout[] {
  const slips = cats.flatMap((cat) => (cat.id.startsWith('kz-') ? klankSlips(beeld, cat) : slipsVan(beeld, cat)));
  const enkel = slips.map((slip) => pas(beeld, slip));
  const beste = new Map<string, Fout>();
  const groot = beeld.w.charAt(0) !== beeld.laag.charAt(0);
  for (const los of [...enkel, ...combineer(beeld, slips, enkel.length)]) {
    const f = groot ? { ...los, vorm: hoofd(los.vorm) } : los;
    if (!isBruikbaar(f.vorm, beeld.w)) continue;
    const oud = beste.get(f.vorm);
    if (!oud || f.kans > oud.kans) beste.set(f.vorm, f);
  }
  return [...beste.values()];
}

function pas(b: WoordBeeld, slip: Slip): Fout {
  const vorm = b.w.slice(0, slip.van) + slip.door + b.w.slice(slip.tot);
  const grens = b.grenzen[b.grenzen.length - 1] ?? b.w.length;
  const factor = slip.van === 0 ? 0.5 : slip.van >= grens ? 1.2 : 1;
  const tot = Math.max(slip.tot, slip.van + 1);
  return { vorm, categorie: slip.categorie, van: slip.van, tot: Math.min(tot, b.w.length), kans: slip.basis * factor };
}

function hoofd(tekst: string): string {
  return tekst.charAt(0).toUpperCase() + tekst.slice(1);
}

/** Two slips in one form, only when single slips are few; from the six strongest that do not overlap. */
function combineer(b: WoordBeeld, slips: readonly Slip[], aantal: number): Fout[] {
  if (aantal >= GENOEG * 2) return [];
  const sterk = [...slips].sort((x, y) => y.basis - x.basis || x.van - y.van || (x.door < y.door ? -1 : 1)).slice(0, 6);
  return sterk.flatMap((x, i) => sterk.slice(i + 1).flatMap((y) => twee(b, x, y)));
}

function twee(b: WoordBeeld, x: Slip, y: Slip): Fout[] {
  const [eerste, tweede] = x.van <= y.van ? [x, y] : [y, x];
  if (eerste.tot > tweede.van || eerste.categorie === tweede.categorie) return [];
  const vorm = b.w.slice(0, eerste.van) + eerste.door + b.w.slice(eerste.tot, tweede.van) + tweede.door + b.w.slice(tweede.tot);
  return [{ vorm, categorie: x.categorie, van: x.van, tot: Math.max(x.tot, x.van + 1), kans: x.basis * y.basis * 0.3 }];
}

function isBruikbaar(vorm: string, w: string): boolean {
  if (vorm.toLowerCase() === w.toLowerCase() || vorm.length < 2 || /^ | $/.test(vorm)) return false;
  if (!/[aeiouyéè]/i.test(vorm) || /(.)\1\1/.test(vorm)) return false;
  return !/[^aeiouyéèëïöü' -]{6,}/i.test(vorm);
}

/** Guards for anything a child sees: not a known word, not blocked, not a homophone. */
function magGetoond(vorm: string, w: string, o: Opties): boolean {
  const laag = vorm.toLowerCase();
  if (HOMOFOON.has(laag) || (o.tabellen !== false && BESTAAND.has(laag))) return false;
  return laag !== w.toLowerCase() && !(o.lexicon?.bestaat(vorm) ?? false);
}

function volgorde(a: Fout, b: Fout): number {
  if (a.kans !== b.kans) return b.kans - a.kans;
  return a.vorm < b.vorm ? -1 : 1;
}
