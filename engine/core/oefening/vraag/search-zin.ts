import { err, ok } from '#engine/core/basis/result.ts';
import type { LeestekenZin, WoordsoortZin, ZinsdeelZin } from '#engine/core/taal/item/domein-item.ts';
import { isLeesteken, isWoordsoortZin, isZinsdeelZin } from '../contract/content-kind.ts';
import type { ContentItem } from '../contract/ronde-options.ts';
import { judgeMark } from '../ronde/judges-place.ts';
import { createShown, createPrompt, showsSeries, type Builder } from './options.ts';
import { createVraag } from './vraag-form.ts';
import { keyRng } from './woord-help.ts';

/** Sentence in parts and the ones to point at; `variant` = end of the instruction key. */
export interface SearchTaak {
  delen: string[];
  plekken: number[];
  variant: string;
  zin: string;
}

/** Kinds a child is asked to find, simplest first. */
const SEARCH_KINDS = ['zn', 'ww', 'lw', 'bn', 'vz', 'vnw'] as const;
const ZINSDELEN = ['pv', 'ow', 'lv', 'mv', 'bwb', 'wg'] as const;

function draws<T>(list: readonly T[], seed: number): T | undefined {
  return list[keyRng(seed).int(Math.max(1, list.length))];
}

const at = (list: readonly string[], searched: string): number[] => list.flatMap((x, i) => (x === searched ? [i] : []));

/** At least one to find, at least one that is wrong. */
const meaningful = (parts: readonly string[], spots: readonly number[]): boolean =>
  spots.length >= 1 && spots.length <= 4 && spots.length < parts.length;

function woordsoortTaak(item: WoordsoortZin, seed: number): SearchTaak | undefined {
  const parts = item.delen.map((d) => item.zin.slice(d.van, d.tot));
  const kinds = item.delen.map((d) => d.woordsoort);
  const kind = draws(
    SEARCH_KINDS.filter((s) => meaningful(parts, at(kinds, s))),
    seed,
  );
  return kind === undefined ? undefined : { delen: parts, plekken: at(kinds, kind), variant: kind, zin: item.zin };
}

function zinsdeelTaak(item: ZinsdeelZin, seed: number): SearchTaak | undefined {
  const parts = item.delen.map((d) => item.zin.slice(d.van, d.tot));
  const kinds = item.delen.map((d) => d.deel);
  const kind = draws(
    ZINSDELEN.filter((s) => meaningful(parts, at(kinds, s))),
    seed,
  );
  return kind === undefined ? undefined : { delen: parts, plekken: at(kinds, kind), variant: kind, zin: item.zin };
}

/** Words of a sentence with the offset where each begins. */
function woordenOf(zin: string): { tekst: string; van: number }[] {
  return [...zin.matchAll(/\S+/gu)].map((m) => ({ tekst: m[0], van: m.index }));
}

/** One capital or mark is left out; the word where it belongs is the place. */
function leestekenTaak(item: LeestekenZin, seed: number): SearchTaak | undefined {
  const signs = item.tekens.map((t) => ({ van: t.plek, tot: t.plek + 1, nieuw: '' }));
  const head = item.hoofdletters.map((n) => ({ van: n, tot: n + 1, nieuw: item.zin.charAt(n).toLowerCase() }));
  const gone = draws(item.soort === 'hoofdletter' ? head : signs, seed);
  if (gone === undefined) return undefined;
  const parts = woordenOf(item.zin)
    .map((w) => {
      const until = w.van + w.tekst.length;
      const here = gone.van >= w.van && gone.van < until;
      return {
        tekst: here ? w.tekst.slice(0, gone.van - w.van) + gone.nieuw + w.tekst.slice(gone.tot - w.van) : w.tekst,
        here,
      };
    })
    .filter((d) => d.tekst !== '');
  const spots = parts.flatMap((d, i) => (d.here ? [i] : []));
  return {
    delen: parts.map((d) => d.tekst),
    plekken: spots,
    variant: item.soort === 'hoofdletter' ? 'hoofdletter' : 'leesteken',
    zin: item.zin,
  };
}

/** What a seed asks of a sentence; undefined when it has nothing to find. */
export function searchTaakOf(item: ContentItem, seed: number): SearchTaak | undefined {
  if (isWoordsoortZin(item)) return withKey(woordsoortTaak(item, seed));
  if (isZinsdeelZin(item)) return withKey(zinsdeelTaak(item, seed));
  return isLeesteken(item) ? withKey(leestekenTaak(item, seed)) : undefined;
}

/** Text of the right answer: the parts found, in the order of the sentence. */
export function foundText(taak: SearchTaak): string {
  return taak.plekken.map((n) => taak.delen[n] ?? '').join(' / ');
}

/** A wrong part that reads like the whole answer could not be told apart afterwards. */
function withKey(taak: SearchTaak | undefined): SearchTaak | undefined {
  if (taak === undefined || !meaningful(taak.delen, taak.plekken)) return undefined;
  const correct = foundText(taak).toLowerCase();
  return taak.delen.some((d, i) => !taak.plekken.includes(i) && d.toLowerCase() === correct) ? undefined : taak;
}

/** `zoekfout` for a sentence of a strand: point at a part of speech, a clause part, or the place of a missing mark or capital. */
export const buildSearchZin: Builder = (options, bank) => {
  const { item } = options;
  const taak = searchTaakOf(item, options.seed);
  if (taak === undefined || !showsSeries(options.capability, taak.delen, 'woord')) return err('past-niet');
  const first = taak.zin.indexOf(taak.delen[taak.plekken[0] ?? 0] ?? '');
  return ok(
    createVraag(
      options,
      {
        prompt: createPrompt(options, { audio: `z:${taak.zin}` }, taak.variant),
        goed: [foundText(taak)],
        getoond: createShown(taak.zin, [taak.zin], { ...bank, kind: 'zin', audio: `z:${taak.zin}` }),
        focus: { from: Math.max(0, first), to: Math.max(0, first) + (taak.delen[taak.plekken[0] ?? 0] ?? '').length },
      },
      {
        view: {
          shape: 'mark',
          parts: taak.delen.map((d) => bank.tokens.create(d, 'woord')),
          target: 'token',
          count: taak.plekken.length,
        },
        solution: { soort: 'markeer', plekken: taak.plekken, recht: judgeMark },
        k: 0,
      },
    ),
  );
};
