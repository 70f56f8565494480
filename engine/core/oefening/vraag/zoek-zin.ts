import { err, ok } from '#engine/core/basis/result.ts';
import type { LeestekenZin, WoordsoortZin, ZinsdeelZin } from '#engine/core/taal/domein-item.ts';
import { isLeesteken, isWoordsoortZin, isZinsdeelZin } from '../content-soort.ts';
import type { ContentItem } from '../ronde-opties.ts';
import { rechtMarkeer } from '../rechters-plaats.ts';
import { maakGetoond, maakPrompt, toontReeks, type Bouwer } from './opties.ts';
import { maakVraag } from './vraag-vorm.ts';
import { sleutelRng } from './woord-hulp.ts';

/** Sentence in parts and the ones to point at; `variant` = end of the instruction key. */
export interface Zoektaak {
  delen: string[];
  plekken: number[];
  variant: string;
  zin: string;
}

/** Kinds a child is asked to find, simplest first. */
const ZOEKSOORTEN = ['zn', 'ww', 'lw', 'bn', 'vz', 'vnw'] as const;
const ZINSDELEN = ['pv', 'ow', 'lv', 'mv', 'bwb', 'wg'] as const;

function trekt<T>(lijst: readonly T[], seed: number): T | undefined {
  return lijst[sleutelRng(seed).int(Math.max(1, lijst.length))];
}

const bij = (lijst: readonly string[], gezocht: string): number[] =>
  lijst.flatMap((x, i) => (x === gezocht ? [i] : []));

/** At least one to find, at least one that is wrong. */
const zinvol = (delen: readonly string[], plekken: readonly number[]): boolean =>
  plekken.length >= 1 && plekken.length <= 4 && plekken.length < delen.length;

function woordsoortTaak(item: WoordsoortZin, seed: number): Zoektaak | undefined {
  const delen = item.delen.map((d) => item.zin.slice(d.van, d.tot));
  const soorten = item.delen.map((d) => d.woordsoort);
  const soort = trekt(
    ZOEKSOORTEN.filter((s) => zinvol(delen, bij(soorten, s))),
    seed,
  );
  return soort === undefined ? undefined : { delen, plekken: bij(soorten, soort), variant: soort, zin: item.zin };
}

function zinsdeelTaak(item: ZinsdeelZin, seed: number): Zoektaak | undefined {
  const delen = item.delen.map((d) => item.zin.slice(d.van, d.tot));
  const soorten = item.delen.map((d) => d.deel);
  const soort = trekt(
    ZINSDELEN.filter((s) => zinvol(delen, bij(soorten, s))),
    seed,
  );
  return soort === undefined ? undefined : { delen, plekken: bij(soorten, soort), variant: soort, zin: item.zin };
}

/** Words of a sentence with the offset where each begins. */
function woordenVan(zin: string): { tekst: string; van: number }[] {
  return [...zin.matchAll(/\S+/gu)].map((m) => ({ tekst: m[0], van: m.index }));
}

/** One capital or mark is left out; the word where it belongs is the place. */
function leestekenTaak(item: LeestekenZin, seed: number): Zoektaak | undefined {
  const tekens = item.tekens.map((t) => ({ van: t.plek, tot: t.plek + 1, nieuw: '' }));
  const hoofd = item.hoofdletters.map((n) => ({ van: n, tot: n + 1, nieuw: item.zin.charAt(n).toLowerCase() }));
  const weg = trekt(item.soort === 'hoofdletter' ? hoofd : tekens, seed);
  if (weg === undefined) return undefined;
  const delen = woordenVan(item.zin)
    .map((w) => {
      const tot = w.van + w.tekst.length;
      const hier = weg.van >= w.van && weg.van < tot;
      return {
        tekst: hier ? w.tekst.slice(0, weg.van - w.van) + weg.nieuw + w.tekst.slice(weg.tot - w.van) : w.tekst,
        hier,
      };
    })
    .filter((d) => d.tekst !== '');
  const plekken = delen.flatMap((d, i) => (d.hier ? [i] : []));
  return {
    delen: delen.map((d) => d.tekst),
    plekken,
    variant: item.soort === 'hoofdletter' ? 'hoofdletter' : 'leesteken',
    zin: item.zin,
  };
}

/** What a seed asks of a sentence; undefined when it has nothing to find. */
export function zoektaakVan(item: ContentItem, seed: number): Zoektaak | undefined {
  if (isWoordsoortZin(item)) return metSleutel(woordsoortTaak(item, seed));
  if (isZinsdeelZin(item)) return metSleutel(zinsdeelTaak(item, seed));
  return isLeesteken(item) ? metSleutel(leestekenTaak(item, seed)) : undefined;
}

/** Text of the right answer: the parts found, in the order of the sentence. */
export function gevondenTekst(taak: Zoektaak): string {
  return taak.plekken.map((n) => taak.delen[n] ?? '').join(' / ');
}

/** A wrong part that reads like the whole answer could not be told apart afterwards. */
function metSleutel(taak: Zoektaak | undefined): Zoektaak | undefined {
  if (taak === undefined || !zinvol(taak.delen, taak.plekken)) return undefined;
  const goed = gevondenTekst(taak).toLowerCase();
  return taak.delen.some((d, i) => !taak.plekken.includes(i) && d.toLowerCase() === goed) ? undefined : taak;
}

/** `zoekfout` for a sentence of a strand: point at a part of speech, a clause part, or the place of a missing mark or capital. */
export const bouwZoekZin: Bouwer = (options, bank) => {
  const { item } = options;
  const taak = zoektaakVan(item, options.seed);
  if (taak === undefined || !toontReeks(options.capability, taak.delen, 'woord')) return err('past-niet');
  const eerste = taak.zin.indexOf(taak.delen[taak.plekken[0] ?? 0] ?? '');
  return ok(
    maakVraag(
      options,
      {
        prompt: maakPrompt(options, { audio: `z:${taak.zin}` }, taak.variant),
        goed: [gevondenTekst(taak)],
        getoond: maakGetoond(taak.zin, [taak.zin], { ...bank, kind: 'zin', audio: `z:${taak.zin}` }),
        focus: { from: Math.max(0, eerste), to: Math.max(0, eerste) + (taak.delen[taak.plekken[0] ?? 0] ?? '').length },
      },
      {
        view: {
          shape: 'mark',
          parts: taak.delen.map((d) => bank.tokens.maak(d, 'woord')),
          target: 'token',
          count: taak.plekken.length,
        },
        oplossing: { soort: 'markeer', plekken: taak.plekken, recht: rechtMarkeer },
        k: 0,
      },
    ),
  );
};
