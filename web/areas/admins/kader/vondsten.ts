import type { GroepItem } from '#server/features/groepen/groepen.contract.ts';
import type { Leerlingen } from '#server/features/leerlingen/leerlingen.contract.ts';
import { plat, volleNaam } from '../leerlingen/naam.ts';

const MINSTENS = 2;
const HOOGSTENS = 8;
const SOORTEN = ['groep', 'leerling'] as const;

/** What the search box can find; `plat` is the name as it is searched. */
export interface Vondst { id: string; soort: (typeof SOORTEN)[number]; naam: string; plat: string; bij: string; dier: string | null; naar: string }

interface Bron { groepen: readonly GroepItem[]; lijsten: readonly Leerlingen[]; groepenPad: string; aantal: (count: number) => string }

/** Everything that can be found, with names made ready once: a school has thousands, and each key is a search. */
export function maakVondsten({ groepen, lijsten, groepenPad, aantal }: Bron): Vondst[] {
  const leerlingen = lijsten.flatMap(({ groep, items }) => items.map((kind): Vondst => {
    const naam = volleNaam(kind);
    return { id: kind.id, soort: 'leerling', naam, plat: plat(naam), bij: groep.naam, dier: kind.dier, naar: `${groepenPad}/${groep.id}/leerlingen?leerling=${kind.id}` };
  }));
  return [...groepen.map((groep): Vondst => ({ id: groep.id, soort: 'groep', naam: groep.naam, plat: plat(groep.naam), bij: aantal(groep.aantal), dier: null, naar: `${groepenPad}/${groep.id}/leerlingen` })), ...leerlingen];
}

/** A letter alone would find nearly everybody. */
export const isZoekbaar = (tekst: string): boolean => tekst.trim().length >= MINSTENS;

/** The first finds of each kind, groups before pupils; every part of the text has to be in the name. */
export function zoekVondsten(vondsten: readonly Vondst[], tekst: string): Vondst[] {
  if (!isZoekbaar(tekst)) return [];
  const delen = plat(tekst).trim().split(/\s+/);
  const gevonden = vondsten.filter((vondst) => delen.every((deel) => vondst.plat.includes(deel)));
  return SOORTEN.flatMap((soort) => gevonden.filter((vondst) => vondst.soort === soort).slice(0, HOOGSTENS));
}
