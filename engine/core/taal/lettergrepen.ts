import { ok } from '#engine/core/basis/result.ts';
import type { Result } from '#engine/core/basis/result.ts';
import { isBegin, isKlinkerletter } from './letters.ts';
import { delen } from './morfologie.ts';
import type { Deel } from './morfologie.ts';
import { leesWoord } from './normaliseer.ts';
import type { TaalFout } from './normaliseer.ts';
import type { Opties } from './opties.ts';
import { patroonBreuken } from './patronen.ts';
import { segmenteer } from './segmenteer.ts';
import type { Grafeem } from './segmenteer.ts';
import { LETTERGREEP_UITZONDERING } from './tabellen/lettergreep-uitzondering.ts';

/** Syllables in letters, what a child claps, and legal line breaks. */
export type Lettergrepen = { lettergrepen: string[]; klankgroepen: string[]; afbreking: string[] };

/** Splits a word: `bak-ker` in letters, `ba-kker` clapped; an edge of one letter is never a line break. */
export function lettergrepen(invoer: string, o: Opties = {}): Result<Lettergrepen, TaalFout> {
  const woord = leesWoord(invoer);
  if (!woord.ok) return woord;
  const ontleed = ontleedWoord(woord.value, o);
  const w = woord.value;
  return ok({
    lettergrepen: knip(w, ontleed.grenzen),
    klankgroepen: knip(w, klankgrenzen(ontleed.grafemen, ontleed.grenzen)),
    afbreking: knip(w, ontleed.grenzen.filter((g) => g > 1 && g < w.length - 1)),
  });
}

/** Internal view of one word: pieces, graphemes and syllable starts (without 0). */
export type Ontleding = { delen: Deel[]; grafemen: Grafeem[]; grenzen: number[] };

/** Pieces, graphemes and syllable boundaries of a normalised word. */
export function ontleedWoord(w: string, o: Opties): Ontleding {
  const stukken = delen(w, o);
  const naden = new Set(stukken.map((d) => d.van));
  const tabellen = o.tabellen !== false;
  const breuken = tabellen ? bruikbaar(w.toLowerCase(), naden) : [];
  const grafemen = segmenteer(w, { naden, breuken, tabellen });
  const vast = tabellen ? LETTERGREEP_UITZONDERING[w.toLowerCase()] : undefined;
  const grenzen = vast === undefined ? berekenGrenzen(metBreuken(stukken, grafemen, breuken), grafemen) : vasteGrenzen(vast);
  return { delen: stukken, grafemen, grenzen };
}

type Stuk = { van: number; tot: number };

/** Pattern breaks that fit the seams: none right beside a seam, none behind a `y` that opens the next syllable. */
function bruikbaar(laag: string, naden: ReadonlySet<number>): number[] {
  const breuken = patroonBreuken(laag) ?? [];
  return breuken.filter((p) => (naden.has(p) || ![...naden].some((n) => n > 0 && Math.abs(n - p) < 3)) && !/[aeiou]y$/.test(laag.slice(0, p)) && /^[^'-]/.test(laag.slice(p)));
}

/** Stretches between seams and pattern breaks: the own splitter only adds what the patterns leave out. */
function metBreuken(stukken: readonly Deel[], grafemen: readonly Grafeem[], breuken: readonly number[]): Stuk[] {
  const goed = breuken.filter((p) => !grafemen.some((g, i) => g.van < p && p < g.tot && isKern(grafemen, i) && !g.g.endsWith('w')));
  const punten = [...new Set([...stukken.map((d) => d.van), ...goed])].sort((a, b) => a - b);
  const einde = stukken.at(-1)?.tot ?? 0;
  return punten.map((van, i) => ({ van, tot: punten[i + 1] ?? einde }));
}

function vasteGrenzen(vast: string): number[] {
  const stukken = vast.split('-');
  let plek = 0;
  return stukken.slice(0, -1).map((s) => (plek += s.length));
}

function berekenGrenzen(stukken: readonly Stuk[], grafemen: readonly Grafeem[]): number[] {
  const grenzen: number[] = [];
  let gezien = false;
  for (const deel of stukken) {
    const eerste = grafemen.findIndex((g) => g.tot > deel.van && g.van < deel.tot && g.van >= deel.van);
    const eigen = grafemen.filter((g) => g.van >= deel.van && g.van < deel.tot);
    const kernen = eigen.flatMap((_, i) => (isKern(grafemen, eerste + i) ? [i] : []));
    if (kernen.length > 0 && gezien) grenzen.push(deel.van);
    gezien ||= kernen.length > 0;
    grenzen.push(...binnenGrenzen(eigen, kernen));
  }
  return grenzen;
}

/** Whether the grapheme is a syllable nucleus; `y` before a vowel and `u` after `q` are consonants. */
export function isKern(grafemen: readonly Grafeem[], i: number): boolean {
  const g = grafemen[i]?.g.toLowerCase() ?? '';
  if (!isKlinkerletter(g.charAt(0))) return false;
  const volgende = grafemen[i + 1]?.g.charAt(0).toLowerCase() ?? '';
  if (g === 'y' && isKlinkerletter(volgende)) return false;
  return !(g === 'u' && grafemen[i - 1]?.g.toLowerCase() === 'q');
}

function binnenGrenzen(eigen: readonly Grafeem[], kernen: readonly number[]): number[] {
  return kernen.slice(1).flatMap((rechts, k) => {
    const links = kernen[k] ?? 0;
    const kern = eigen[links];
    const volgende = eigen[rechts];
    return kern && volgende ? [grensTussen(kern, eigen.slice(links + 1, rechts), volgende.van)] : [];
  });
}

function grensTussen(kern: Grafeem, tussen: readonly Grafeem[], rechts: number): number {
  const [eerste, tweede] = tussen;
  if (!eerste) return rechts - (kern.g.endsWith('w') ? 1 : 0);
  if (isGesplitst(eerste) && (!tweede || eerste.g !== 'ng')) return eerste.van + 1;
  if (!tweede) return eerste.van;
  if (tussen.length === 2) return gaatSamenRechts(tussen) ? eerste.van : tweede.van;
  const begin = tussen.find((_, i) => i > 0 && isBegin(letters(tussen.slice(i))));
  return (begin ?? tweede).van;
}

function gaatSamenRechts(tussen: readonly Grafeem[]): boolean {
  const samen = letters(tussen);
  return samen === 'qu' || (/^[pbtdkgfvc][lr]$/.test(samen) && isBegin(samen));
}

function letters(grafemen: readonly Grafeem[]): string {
  return grafemen.map((g) => g.g.toLowerCase()).join('');
}

function isGesplitst(g: Grafeem): boolean {
  const l = g.g.toLowerCase();
  return l === 'ng' || l === 'ck' || (l.length === 2 && l.charAt(0) === l.charAt(1));
}

function klankgrenzen(grafemen: readonly Grafeem[], grenzen: readonly number[]): number[] {
  return grenzen.map((grens) => {
    const i = grafemen.findIndex((g) => g.van < grens && grens < g.tot && isGesplitst(g));
    return i >= 0 && isKern(grafemen, i + 1) ? (grafemen[i]?.van ?? grens) : grens;
  });
}

function knip(w: string, grenzen: readonly number[]): string[] {
  const punten = [0, ...grenzen, w.length];
  return punten.slice(1).map((tot, i) => w.slice(punten[i] ?? 0, tot));
}
