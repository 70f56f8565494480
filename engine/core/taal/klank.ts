import { isKlinkerletter, TWEETEKENS } from './letters.ts';
import { isKern, ontleedWoord } from './lettergrepen.ts';
import type { Ontleding } from './lettergrepen.ts';
import type { Deel } from './morfologie.ts';
import type { Opties } from './opties.ts';
import type { Grafeem } from './segmenteer.ts';
import { CH_ALS_SJ, G_ALS_ZJ, KLANK_UITZONDERING, OU_ALS_OE, VOLLE_E } from './tabellen/leenklanken.ts';

/** Grapheme with its sound guess: symbols separated by a space, `@` = stomme e, empty = silent. */
export type KlankGrafeem = Grafeem & { klank: string; kern: boolean };

/** Everything the rules know about one word. */
export type WoordBeeld = Ontleding & { w: string; laag: string; klanken: KlankGrafeem[] };

type Plek = { beeld: Ontleding; laag: string; i: number; werkwoord: boolean };

const LANGE: Readonly<Record<string, string>> = { a: 'aa', e: 'ee', o: 'oo', u: 'uu', i: 'ie', y: 'ie' };
const VAST: Readonly<Record<string, string>> = {
  uw: 'uuw', auw: 'au', ouw: 'au', ou: 'au', ij: 'ei', eau: 'oo', é: 'ee', è: 'e', ê: 'e', ë: '@', ï: 'i', ö: 'oo',
  ü: 'uu', oa: 'oo', ea: 'ie', ai: 'ee', ow: 'au', oy: 'ooi',
};
const MEDEKLINKER: Readonly<Record<string, string>> = { q: 'k', x: 'k s', g: 'x', ch: 'x', th: 't', sh: 'sj', sch: 's', "'": '', '-': '', ' ': '', y: 'j' };

/** Segments a normalised word and guesses the sound of each grapheme. */
export function beeldVan(w: string, o: Opties = {}): WoordBeeld {
  const beeld = ontleedWoord(w, o);
  const laag = w.toLowerCase();
  const vast = o.tabellen === false ? undefined : KLANK_UITZONDERING[laag]?.split(' ');
  const klanken = beeld.grafemen.map((g, i) => {
    const kern = isKern(beeld.grafemen, i);
    const plek = { beeld, laag, i, werkwoord: o.rol === 'ww' };
    return { ...g, kern, klank: vast?.[i]?.replace('_', '') ?? (kern ? klinkerKlank(plek) : medeklinkerKlank(plek)) };
  });
  return { ...beeld, w, laag, klanken };
}

function grafeem(p: Plek, stap = 0): string {
  return p.beeld.grafemen[p.i + stap]?.g.toLowerCase() ?? '';
}

function deelVan(p: Plek): Deel | undefined {
  const van = p.beeld.grafemen[p.i]?.van ?? 0;
  return p.beeld.delen.find((d) => van >= d.van && van < d.tot);
}

function klinkerKlank(p: Plek): string {
  const g = grafeem(p);
  const deel = deelVan(p);
  if (g === 'ou' && OU_ALS_OE.test(p.laag)) return 'oe';
  if (g === 'i' && grafeem(p, 1) === 'sch') return 'ie';
  if (g === 'ij' && deel?.soort === 'achtervoegsel') return '@';
  if (g === 'e' && isZwak(p, deel)) return '@';
  if (g === 'i' && /^ige?[rs]?$/.test(p.laag.slice(p.beeld.grafemen[p.i]?.van)) && p.beeld.grenzen.length > 0) return '@';
  if (VAST[g] !== undefined) return VAST[g];
  if (TWEETEKENS.has(g)) return g;
  return isOpen(p) ? (LANGE[g] ?? g) : (g === 'y' ? 'i' : g);
}

/** Open syllable: nothing of the same syllable follows; before `ch` and `x` a single vowel stays short. */
function isOpen(p: Plek): boolean {
  const tot = p.beeld.grafemen[p.i]?.tot ?? 0;
  if (tot === p.laag.length) return true;
  if (/^(ch|x|')/.test(grafeem(p, 1))) return grafeem(p, 1) === "'";
  return p.beeld.grenzen.includes(tot);
}

function isZwak(p: Plek, deel: Deel | undefined): boolean {
  if (!deel || deel.soort === 'voorvoegsel') return deel !== undefined && deel.tekst.toLowerCase() !== 'her';
  const van = p.beeld.grafemen[p.i]?.van ?? 0;
  if (deel.soort === 'achtervoegsel') return !/^h/.test(deel.tekst) || isOpen(p);
  const begin = p.beeld.grenzen.filter((g) => g > deel.van && g <= van).length === 0;
  if (begin) return /^(de|me|ze|we|je|te|ne)$/.test(p.laag);
  if (p.beeld.delen.length === 1 && VOLLE_E.has(p.laag)) return false;
  return isOpen(p) ? grafeem(p, 1) !== "'" : isZwakGesloten(p, deel);
}

function isZwakGesloten(p: Plek, deel: Deel): boolean {
  const tot = p.beeld.grafemen[p.i]?.tot ?? 0;
  const einde = p.beeld.grenzen.find((g) => g >= tot) ?? p.laag.length;
  const rest = p.laag.slice(tot, Math.min(einde, deel.tot));
  if (einde < deel.tot && !/^[lrn]$/.test(rest)) return false;
  return /^(l|r|n|m|[rnlm]s|[nr]d)$/.test(rest) || ((p.werkwoord || p.beeld.grenzen.length > 1) && /^[lrnm]t$/.test(rest));
}

function medeklinkerKlank(p: Plek): string {
  const g = grafeem(p);
  if (g === 'c' || g === 'cc') return /^[eiyé]/.test(grafeem(p, 1)) ? 's' : 'k';
  if (g === 'ch' && CH_ALS_SJ.test(p.laag)) return 'sj';
  if (g === 'g' && isZj(p)) return 'zj';
  if (g === 't' && isTie(p)) return isKlinkerletter(grafeem(p, -1).charAt(0)) ? 't s' : 's';
  if (g === 'n' && grafeem(p, 1) === 'k' && (!isDeelEinde(p) || p.laag.includes('nkje'))) return 'ng';
  if (isDeelEinde(p) && (g === 'd' || g === 'b')) return g === 'd' ? 't' : 'p';
  if (g === 'd' && grafeem(p, 1) === 't' && p.laag.endsWith('dt')) return '';
  if (MEDEKLINKER[g] !== undefined) return MEDEKLINKER[g];
  const enkel = g.length === 2 && g.charAt(0) === g.charAt(1) ? g.charAt(0) : g;
  return enkel === 'g' ? 'x' : enkel;
}

function isTie(p: Plek): boolean {
  return grafeem(p, 1) === 'ie' && /^ties?$/.test(p.laag.slice(p.beeld.grafemen[p.i]?.van)) && p.i > 1;
}

function isZj(p: Plek): boolean {
  const van = p.beeld.grafemen[p.i]?.van;
  return Object.entries(G_ALS_ZJ).some(([woord, index]) => p.laag.startsWith(woord) && index === van);
}

function isDeelEinde(p: Plek): boolean {
  const tot = p.beeld.grafemen[p.i]?.tot ?? 0;
  return tot === p.laag.length || p.beeld.delen.some((d) => d.tot === tot && d.soort === 'stam');
}
