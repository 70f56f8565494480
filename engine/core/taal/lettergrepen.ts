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
import { isStilleE } from './engels.ts';
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
    klankgroepen: knip(w, klankgrenzen(ontleed)),
    afbreking: knip(
      w,
      ontleed.grenzen.filter((g) => g > 1 && g < w.length - 1),
    ),
  });
}

/** Internal view of one word: pieces, graphemes, syllable starts (without 0), and which graphemes are a nucleus. */
export type Ontleding = { delen: Deel[]; grafemen: Grafeem[]; grenzen: number[]; kernen: boolean[] };

/** Pieces, graphemes and syllable boundaries of a normalised word. */
export function ontleedWoord(w: string, o: Opties): Ontleding {
  const stukken = delen(w, o);
  const laag = w.toLowerCase();
  const naden = stukken.map((d) => d.van);
  const tabellen = o.tabellen !== false;
  const breuken = tabellen ? bruikbaar(laag, naden) : [];
  const grafemen = segmenteer(w, { naden: new Set(naden), breuken, tabellen });
  const kernen = grafemen.map((g, i) => isKern(grafemen, i) && !(tabellen && isStil(laag, stukken, g)));
  const vast = tabellen ? LETTERGREEP_UITZONDERING.get(laag) : undefined;
  const grenzen =
    vast === undefined
      ? berekenGrenzen(metBreuken({ stukken, naden, breuken }, { grafemen, kernen }), { grafemen, kernen })
      : vasteGrenzen(vast);
  return { delen: stukken, grafemen, grenzen, kernen };
}

type Stuk = { van: number; tot: number };

/** A silent English e in the word or in the part it stands in: `racet`, `race|auto`. */
function isStil(laag: string, stukken: readonly Deel[], g: Grafeem): boolean {
  if (isStilleE(laag, g)) return true;
  const deel = stukken.length < 2 ? undefined : stukken.find((d) => g.van >= d.van && g.tot <= d.tot);
  return (
    deel !== undefined && isStilleE(deel.tekst.toLowerCase(), { g: g.g, van: g.van - deel.van, tot: g.tot - deel.van })
  );
}

/** English first parts that end a syllable before a consonant: up|load, out|fit. */
const ENGELS_BEGIN = /^(?:up(?=[bcdfgklmst])|out(?=[bcdfgklmpst]))/;

/** Pattern breaks that fit the seams, with those of an English first part. */
function bruikbaar(laag: string, naden: readonly number[]): number[] {
  const begin = ENGELS_BEGIN.exec(laag)?.[0].length;
  const breuken = (patroonBreuken(laag) ?? []).filter(
    (p) => magBreuk(laag, naden, p) && (begin === undefined || p >= begin),
  );
  return begin === undefined || breuken.includes(begin) ? breuken : [begin, ...breuken];
}

/** None right beside a seam, behind a `y` that opens the next syllable, in `ij`, or before a mark or one letter with an apostrophe. */
function magBreuk(laag: string, naden: readonly number[], p: number): boolean {
  const [voor, na] = [laag.charAt(p - 1), laag.charAt(p)];
  if (na === "'" || na === '-' || laag.charAt(p + 1) === "'") return false;
  if (voor === 'y' && isKlinkerletter(na) && /[aeioun]/.test(laag.charAt(p - 2))) return false;
  if (naden.includes(p)) return true;
  return !(voor === 'i' && na === 'j') && !naden.some((n) => n > 0 && Math.abs(n - p) < 3);
}

type Letterbeeld = { grafemen: readonly Grafeem[]; kernen: readonly boolean[] };

/** Stretches between seams and pattern breaks: the own splitter only adds what the patterns leave out. */
function metBreuken(
  { stukken, naden, breuken }: { stukken: readonly Deel[]; naden: readonly number[]; breuken: readonly number[] },
  { grafemen, kernen }: Letterbeeld,
): Stuk[] {
  const goed = breuken.filter(
    (p) =>
      !naden.includes(p) &&
      !grafemen.some((g, i) => g.van < p && p < g.tot && kernen[i] === true && !g.g.endsWith('w')),
  );
  const punten = goed.length === 0 ? naden : [...naden, ...goed].sort((a, b) => a - b);
  const einde = stukken.at(-1)?.tot ?? 0;
  return punten.map((van, i) => ({ van, tot: punten[i + 1] ?? einde }));
}

function vasteGrenzen(vast: string): number[] {
  const stukken = vast.split('-');
  let plek = 0;
  return stukken.slice(0, -1).map((s) => (plek += s.length));
}

function berekenGrenzen(stukken: readonly Stuk[], { grafemen, kernen }: Letterbeeld): number[] {
  const grenzen: number[] = [];
  let gezien = false;
  let i = 0;
  for (const deel of stukken) {
    let links = -1;
    for (; i < grafemen.length && (grafemen[i]?.van ?? 0) < deel.tot; i += 1) {
      if (kernen[i] !== true) continue;
      if (links < 0 && gezien) grenzen.push(deel.van);
      if (links >= 0) grenzen.push(grensTussen(grafemen, links, i));
      links = i;
      gezien = true;
    }
  }
  return grenzen;
}

/** Whether the grapheme is a syllable nucleus; `u` after `q` and `y` before a vowel at the start or after a vowel or n are consonants. */
function isKern(grafemen: readonly Grafeem[], i: number): boolean {
  const g = grafemen[i]?.g.toLowerCase() ?? '';
  if (!isKlinkerletter(g.charAt(0))) return false;
  const vorige = i === 0 ? '' : letters(grafemen.slice(i - 1, i));
  if (g === 'u') return vorige !== 'q';
  return g !== 'y' || !/^$|[aeioun]$/.test(vorige) || !isKlinkerletter(letters(grafemen.slice(i + 1, i + 2)).charAt(0));
}

/** Syllable start between the nuclei `links` and `rechts` (indexes) of one stretch. */
function grensTussen(grafemen: readonly Grafeem[], links: number, rechts: number): number {
  const [kern, volgende] = [grafemen[links], grafemen[rechts]];
  if (rechts - links > 1 || !kern || !volgende) return grensBij(grafemen.slice(links + 1, rechts));
  return volgende.van - (kern.g.endsWith('w') ? 1 : 0);
}

/** Syllable start in the consonants between two nuclei. */
function grensBij([eerste, tweede, ...rest]: readonly Grafeem[]): number {
  if (!eerste) return 0;
  if (isGesplitst(eerste) && (!tweede || eerste.g !== 'ng')) return eerste.van + 1;
  if (!tweede) return eerste.van;
  if (rest.length === 0) return gaatSamenRechts([eerste, tweede]) ? eerste.van : tweede.van;
  const achter = [tweede, ...rest];
  return (achter.find((_, i) => isBegin(letters(achter.slice(i)))) ?? tweede).van;
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

function klankgrenzen({ grafemen, grenzen, kernen }: Ontleding): number[] {
  return grenzen.map((grens) => {
    const i = grafemen.findIndex((g) => g.van < grens && grens < g.tot && isGesplitst(g));
    return i >= 0 && kernen[i + 1] === true ? (grafemen[i]?.van ?? grens) : grens;
  });
}

function knip(w: string, grenzen: readonly number[]): string[] {
  const punten = [0, ...grenzen, w.length];
  return punten.slice(1).map((tot, i) => w.slice(punten[i] ?? 0, tot));
}
