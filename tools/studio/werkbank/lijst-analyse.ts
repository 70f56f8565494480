import { categorieenVan } from '#engine/core/taal/categorieen.ts';
import { grafemen } from '#engine/core/taal/grafemen.ts';
import { beeldVan } from '#engine/core/taal/klank.ts';
import { lettergrepen } from '#engine/core/taal/lettergrepen.ts';
import { leesWoord, type TaalFout } from '#engine/core/taal/normaliseer.ts';
import { CATEGORIEEN } from '#engine/core/taal/tabellen/categorieen.gen.ts';
import type { CatSpan } from '#engine/core/taal/woord.ts';
import type { Kenner, Keuring } from './werkbank.contract.ts';

/** Most lines of one list; the rest stays in the text field. */
export const MAX_REGELS = 5_000;

export type Waarschuwing =
  'niet-in-woordenboek' | 'toegestaan' | 'naam' | 'verboden' | 'geen-categorie' | 'dubbel' | 'meer-cellen';

/** What the engine makes of one good line. `groep` = highest starting grade of its categories, null without one. */
export interface Ontleding {
  woord: string;
  lettergrepen: string[];
  klankgroepen: string[];
  grafemen: string[];
  klanken: number;
  categorieen: CatSpan[];
  groep: number | null;
}

/** One line: `nr` from 1 in the pasted text, `invoer` exactly as given. */
export type LijstRij = { nr: number; invoer: string; dubbel: boolean; meerCellen: boolean } & (
  { ok: true; uit: Ontleding } | { ok: false; fout: TaalFout }
);

/** Lines of a pasted text that hold something, with their number; at most `MAX_REGELS`. */
export function regelsVan(tekst: string): { regels: { nr: number; invoer: string }[]; over: number } {
  const alle = tekst
    .split(/\r\n|\r|\n/)
    .map((invoer, i) => ({ nr: i + 1, invoer }))
    .filter((r) => r.invoer.trim() !== '');
  return { regels: alle.slice(0, MAX_REGELS), over: Math.max(0, alle.length - MAX_REGELS) };
}

const GROEP = new Map(CATEGORIEEN.map((c) => [c.id, c.groep]));

/** Highest starting grade of the categories, 3-8. */
export function geschatteGroep(cats: readonly CatSpan[]): number | null {
  return cats.length === 0 ? null : Math.max(...cats.map((c) => GROEP.get(c.id) ?? 3));
}

/** First cell of the line, its seams as an author writes them (`hand+doek`, `stoel|tje`), and its base form (`boeken<boek`). */
function leesCel(invoer: string): { woord: string; naden: number[]; lemma: string | undefined } {
  const [metNaden = '', lemma] = (invoer.split('\t')[0] ?? '').trim().normalize('NFC').split('<');
  const delen = metNaden.split(/[+|]/);
  let plek = 0;
  return { woord: delen.join(''), naden: delen.slice(0, -1).map((d) => (plek += d.length)), lemma };
}

/** Analyses one line; `eerder` = words of the lines before, to which this one is added. */
export function ontleedRegel({ nr, invoer }: { nr: number; invoer: string }, eerder: Set<string>): LijstRij {
  const cel = leesCel(invoer);
  const rij = { nr, invoer, dubbel: false, meerCellen: invoer.trim().includes('\t') };
  const woord = leesWoord(cel.woord);
  if (!woord.ok) return { ...rij, ok: false, fout: woord.fout };
  const dubbel = eerder.has(woord.value);
  eerder.add(woord.value);
  const o = {
    ...(cel.naden.length === 0 ? {} : { naden: cel.naden }),
    ...(cel.lemma === undefined ? {} : { lemma: cel.lemma }),
  };
  const letters = grafemen(woord.value, o);
  const delen = lettergrepen(woord.value, o);
  if (!letters.ok) return { ...rij, dubbel, ok: false, fout: letters.fout };
  if (!delen.ok) return { ...rij, dubbel, ok: false, fout: delen.fout };
  const cats = categorieenVan(beeldVan(woord.value, o), o);
  const uit = {
    woord: woord.value,
    lettergrepen: delen.value.lettergrepen,
    klankgroepen: delen.value.klankgroepen,
    grafemen: letters.value.grafemen,
    klanken: letters.value.klanken,
    categorieen: cats,
    groep: geschatteGroep(cats),
  };
  return { ...rij, dubbel, ok: true, uit };
}

function vanWoordenboek(keuring: Keuring | undefined): Waarschuwing[] {
  if (keuring === undefined) return [];
  const kenner: Readonly<Record<Kenner, readonly Waarschuwing[]>> = {
    woordenboek: [],
    toegestaan: ['toegestaan'],
    naam: ['naam'],
    geen: ['niet-in-woordenboek'],
  };
  return [...(keuring.verboden ? ['verboden' as const] : []), ...kenner[keuring.kenner]];
}

/** What an author should look at; `keuring` is missing while the dictionary has not answered. */
export function waarschuwingen(rij: LijstRij, keuring: Keuring | undefined): Waarschuwing[] {
  const eigen: readonly (readonly [boolean, Waarschuwing])[] = [
    [rij.ok && rij.uit.categorieen.length === 0, 'geen-categorie'],
    [rij.dubbel, 'dubbel'],
    [rij.meerCellen, 'meer-cellen'],
  ];
  return [...vanWoordenboek(keuring), ...eigen.filter(([geldt]) => geldt).map(([, naam]) => naam)];
}

/** Tab-separated text for a spreadsheet; a cell never breaks its row or becomes a formula. */
export function alsTsv(rijen: readonly (readonly string[])[]): string {
  const cel = (waarde: string): string => waarde.replace(/[\t\r\n]+/g, ' ').replace(/^(?=[=+\-@])/, "'");
  return rijen.map((rij) => rij.map(cel).join('\t')).join('\n');
}
