import { err, ok } from '#engine/core/basis/result.ts';
import type { Result } from '#engine/core/basis/result.ts';
import { beeldVan } from './klank.ts';
import { normaliseer } from './normaliseer.ts';
import type { TaalFout } from './normaliseer.ts';
import type { Opties } from './opties.ts';
import { FREQUENT } from './tabellen/frequent.gen.ts';
import { LEESNIVEAUS } from './tabellen/leesniveau.ts';
import { grondwoorden } from './basisvorm.ts';
import type { Niveau } from './woord.ts';

/** Longest text, in UTF-16 code units. */
export const MAX_TEKST = 20_000;

/**
 * Reading-level estimate: level, mean letters per word (1 decimal), mean words per sentence (1 decimal), share of words in
 * frequency bands 1-2 (0-1, 2 decimals). `onzeker` is set for texts under 40 words. Start values of ours, no certified test.
 */
export type NiveauSchatting = {
  niveau: Niveau;
  gemWoordlengte: number;
  gemZinlengte: number;
  aandeelFrequent: number;
  onzeker?: true;
};

const TOKEN = /\p{L}+(?:['-]\p{L}+)*/gu;

/** Estimates the reading level of a text by word length, sentence length and share of frequent words (leesniveau-schatting). */
export function niveau(tekst: string, o: Opties = {}): Result<NiveauSchatting, TaalFout> {
  const schoon = normaliseer(tekst);
  if (schoon === '') return err('leeg');
  if (schoon.length > MAX_TEKST) return err('te-lang');
  const zinnen = schoon
    .split(/[.!?…\n]+/)
    .map((z) => z.match(TOKEN) ?? [])
    .filter((z) => z.length > 0);
  const woorden = zinnen.flat();
  if (woorden.length === 0) return err('ongeldig-teken');
  const letters = woorden.reduce((som, w) => som + w.replace(/['-]/g, '').length, 0) / woorden.length;
  const perZin = woorden.length / zinnen.length;
  const frequent = aandeel(zinnen, o.tabellen !== false);
  const schatting = {
    niveau: kies({ letters, perZin, frequent, structuur: structuurIndex(woorden, o) }),
    gemWoordlengte: rond(letters, 10),
    gemZinlengte: rond(perZin, 10),
    aandeelFrequent: rond(frequent, 100),
  };
  return ok(woorden.length < 40 ? { ...schatting, onzeker: true } : schatting);
}

function rond(getal: number, stap: number): number {
  return Math.round(getal * stap) / stap;
}

/** Share of frequent words; names (a capital inside the sentence) do not count. */
function aandeel(zinnen: readonly (readonly string[])[], tabellen: boolean): number {
  const gewoon = zinnen.flatMap((z) => z.filter((w, i) => i === 0 || w === w.toLowerCase()));
  if (gewoon.length === 0) return 0;
  return gewoon.filter((w) => isFrequent(w.toLowerCase(), tabellen)).length / gewoon.length;
}

/** The form or its base word is in bands 1-2; without the table short words count as frequent. */
function isFrequent(w: string, tabellen: boolean): boolean {
  if (!tabellen) return w.length <= 4;
  if (FREQUENT.has(w)) return true;
  const stam = /^(.{2,}?)(?:en|e|er|t|te|ten|de|den)$/.exec(w)?.[1];
  const bases = [
    w.replace(/(?:'s|s|[tp]?jes?|etjes?)$/, ''),
    ...(stam === undefined ? [] : [stam, ...grondwoorden(stam)]),
  ];
  return bases.some((b) => FREQUENT.has(b) || FREQUENT.has(`${b}en`));
}

type Maten = { letters: number; perZin: number; frequent: number; structuur: number };

function kies(m: Maten): Niveau {
  const eerste = (past: (n: (typeof LEESNIVEAUS)[number]) => boolean): number => {
    const i = LEESNIVEAUS.findIndex(past);
    return i < 0 ? LEESNIVEAUS.length - 1 : i;
  };
  const iLetters = eerste((n) => m.letters <= n.letters);
  const iZin = eerste((n) => m.perZin <= n.woorden);
  const iFrequent = eerste((n) => m.frequent >= n.frequent);
  const index = Math.max(m.structuur, Math.round(0.45 * iLetters + 0.25 * iZin + 0.3 * iFrequent));
  return LEESNIVEAUS[index]?.niveau ?? 'Plus';
}

function structuurIndex(woorden: readonly string[], o: Opties): number {
  const uniek = [...new Set(woorden.map((w) => w.toLowerCase()))];
  return Math.max(0, ...uniek.map((w) => structuurNiveau(w, o)));
}

/**
 * Lowest level, as index 0-3 in `LEESNIVEAUS`, that allows the build of a lower-case word: 0 one syllable without a cluster, 1 one
 * syllable, 2 a compound or -je word of two syllables, 3 any longer word.
 */
export function structuurNiveau(w: string, o: Opties = {}): number {
  if (w.length > 60) return 3;
  const { grenzen, delen, klanken } = beeldVan(w, o);
  if (grenzen.length > 1) return 3;
  if (grenzen.length === 1) return delen.length > 1 ? 2 : 3;
  const voor = klanken.findIndex((k) => k.kern);
  const cluster = voor > 1 || klanken.length - voor - 1 > 1 || klanken.some((k) => k.g === 'ng');
  return cluster ? 1 : 0;
}
