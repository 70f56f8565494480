import { err, ok } from '#engine/core/basis/result.ts';
import type { Result } from '#engine/core/basis/result.ts';
import { pictureOf } from '../klank/klank.ts';
import { normalize } from '../woord/normalize.ts';
import type { TaalError } from '../woord/normalize.ts';
import type { Options } from '../woord/options.ts';
import { FREQUENT } from '../tables/frequent.gen.ts';
import { READING_NIVEAUS } from '../tables/reading-niveau.ts';
import { baseWoorden } from '../form/base-form.ts';
import type { Niveau } from '../woord/woord.ts';

/** Longest text, in UTF-16 code units. */
export const MAX_TEXT = 20_000;

/**
 * Reading-level estimate: level, mean letters per word (1 decimal), mean words per sentence (1 decimal), share of words in
 * frequency bands 1-2 (0-1, 2 decimals). `onzeker` is set for texts under 40 words. Start values of ours, no certified test.
 */
export type NiveauEstimate = {
  niveau: Niveau;
  gemWoordlengte: number;
  gemZinlengte: number;
  aandeelFrequent: number;
  onzeker?: true;
};

const TOKEN = /\p{L}+(?:['-]\p{L}+)*/gu;

/** Estimates the reading level of a text by word length, sentence length and share of frequent words (leesniveau-schatting). */
export function niveau(text: string, o: Options = {}): Result<NiveauEstimate, TaalError> {
  const clean = normalize(text);
  if (clean === '') return err('leeg');
  if (clean.length > MAX_TEXT) return err('te-lang');
  const zinnen = clean
    .split(/[.!?…\n]+/)
    .map((z) => z.match(TOKEN) ?? [])
    .filter((z) => z.length > 0);
  const woorden = zinnen.flat();
  if (woorden.length === 0) return err('ongeldig-teken');
  const letters = woorden.reduce((sum, w) => sum + w.replace(/['-]/g, '').length, 0) / woorden.length;
  const perZin = woorden.length / zinnen.length;
  const frequent = share(zinnen, o.tables !== false);
  const estimate = {
    niveau: choose({ letters, perZin, frequent, structuur: structureIndex(woorden, o) }),
    gemWoordlengte: round(letters, 10),
    gemZinlengte: round(perZin, 10),
    aandeelFrequent: round(frequent, 100),
  };
  return ok(woorden.length < 40 ? { ...estimate, onzeker: true } : estimate);
}

function round(number: number, step: number): number {
  return Math.round(number * step) / step;
}

/** Share of frequent words; names (a capital inside the sentence) do not count. */
function share(zinnen: readonly (readonly string[])[], tables: boolean): number {
  const ordinary = zinnen.flatMap((z) => z.filter((w, i) => i === 0 || w === w.toLowerCase()));
  if (ordinary.length === 0) return 0;
  return ordinary.filter((w) => isFrequent(w.toLowerCase(), tables)).length / ordinary.length;
}

/** The form or its base word is in bands 1-2; without the table short words count as frequent. */
export function isFrequent(w: string, tables: boolean): boolean {
  if (!tables) return w.length <= 4;
  if (FREQUENT.has(w)) return true;
  const stam = /^(.{2,}?)(?:en|e|er|t|te|ten|de|den)$/.exec(w)?.[1];
  const bases = [
    w.replace(/(?:'s|s|[tp]?jes?|etjes?)$/, ''),
    ...(stam === undefined ? [] : [stam, ...baseWoorden(stam)]),
  ];
  return bases.some((b) => FREQUENT.has(b) || FREQUENT.has(`${b}en`));
}

type Sizes = { letters: number; perZin: number; frequent: number; structuur: number };

function choose(m: Sizes): Niveau {
  const first = (fits: (n: (typeof READING_NIVEAUS)[number]) => boolean): number => {
    const i = READING_NIVEAUS.findIndex(fits);
    return i < 0 ? READING_NIVEAUS.length - 1 : i;
  };
  const iLetters = first((n) => m.letters <= n.letters);
  const iZin = first((n) => m.perZin <= n.woorden);
  const iFrequent = first((n) => m.frequent >= n.frequent);
  const index = Math.max(m.structuur, Math.round(0.45 * iLetters + 0.25 * iZin + 0.3 * iFrequent));
  return READING_NIVEAUS[index]?.niveau ?? 'Plus';
}

function structureIndex(woorden: readonly string[], o: Options): number {
  const unique = [...new Set(woorden.map((w) => w.toLowerCase()))];
  return Math.max(0, ...unique.map((w) => structureNiveau(w, o)));
}

/**
 * Lowest level, as index 0-3 in `LEESNIVEAUS`, that allows the build of a lower-case word: 0 one syllable without a cluster, 1 one
 * syllable, 2 a compound or -je word of two syllables, 3 any longer word.
 */
export function structureNiveau(w: string, o: Options = {}): number {
  if (w.length > 60) return 3;
  const { bounds, delen: parts, klanken } = pictureOf(w, o);
  if (bounds.length > 1) return 3;
  if (bounds.length === 1) return parts.length > 1 ? 2 : 3;
  const before = klanken.findIndex((k) => k.core);
  const cluster = before > 1 || klanken.length - before - 1 > 1 || klanken.some((k) => k.g === 'ng');
  return cluster ? 1 : 0;
}
