import { beeldVanItem } from '#engine/core/taal/beeld-item.ts';
import { anderWerkwoord, heeftTekort, noodFouten, ruweFouten } from '#engine/core/taal/fouten.ts';
import type { Fout } from '#engine/core/taal/fouten.ts';
import { HOMOFONEN } from '#engine/core/taal/tabellen/homofonen.ts';
import { woordSchema, type WoordItem } from '#engine/core/taal/woord.ts';
import { leesRegels } from './bron.ts';
import { woordenboek } from './lexicon.ts';
import { BRON, pad } from './paden.ts';
import { isVerboden } from './verboden.ts';

const HOMOFOON = new Set(HOMOFONEN.flat());

const eersteCel = (naam: string): string[] =>
  leesRegels(pad(BRON, naam))
    .slice(1)
    .map((r) => (r.split('\t')[0] ?? '').toLowerCase());

/** First names, English words and words that make a class laugh: no dictionary of Dutch words knows them. */
const OPVALLEND = new Set([...eersteCel('namen.tsv'), ...eersteCel('opvallend.tsv')]);

/** Endings behind which an unfit word still stands out (`hoerns` for `hoorns`). */
const UITGANG = [/t?jes?$/u, /s$/u, /n?s$/u, /e?n$/u, /t$/u];

/** Whether the form is a right spelling of anything, sounds like a word, or is no form for a child; a capital alone counts only by the dictionary. */
function isGoedOfOngepast(vorm: string, w: string, inhoud: ReadonlySet<string>): boolean {
  const laag = vorm.toLowerCase();
  if (laag === w.toLowerCase()) return woordenboek.bestaat(vorm);
  return (
    HOMOFOON.has(laag) ||
    OPVALLEND.has(laag) ||
    inhoud.has(laag) ||
    woordenboek.bestaat(vorm) ||
    woordenboek.bestaat(laag) ||
    isVerboden(laag) ||
    UITGANG.some((einde) => isVerboden(laag.replace(einde, '')))
  );
}

/** Word entries with the forms that the generator would make of them and that may never be shown. */
export function metGeweerd(items: readonly WoordItem[]): WoordItem[] {
  const inhoud = new Set(items.map((i) => i.w.toLowerCase()));
  return items.map((item) => {
    const beeld = beeldVanItem(item);
    const ruw = ruweFouten(beeld, item.cats);
    const fout = (f: Fout): boolean =>
      isGoedOfOngepast(f.vorm, item.w, inhoud) || woordenboek.bestaat(anderWerkwoord(f));
    const { gedekt, los } = heeftTekort(ruw.filter((f) => !fout(f)))
      ? noodFouten(beeld, item.cats)
      : { gedekt: [], los: [] };
    const geweerd = [...new Set([...ruw, ...gedekt, ...los].filter(fout).map(({ vorm }) => vorm.toLowerCase()))].sort();
    return geweerd.length === 0 ? item : woordSchema.parse({ ...item, geweerd }); // the schema puts the keys in order
  });
}
