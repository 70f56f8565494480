import { isEdexmlJaargroep, jaargroepVanCode } from '#engine/core/domein/edexml.ts';
import type { Levering, LeveringGroep, Melding } from './levering.ts';
import type { Groep } from './plan.types.ts';
import type { BekendeGroep } from './stand.ts';

const tijdelijk = (sleutel: string): boolean => sleutel.startsWith('#');
const naamVan = (naam: string): string => naam.toLowerCase();

/** Group of this school year with this key, else with this name. Years say nothing: a combination group has several. */
function zoekGroep(groep: LeveringGroep, bekend: readonly BekendeGroep[]): BekendeGroep | undefined {
  const opSleutel = tijdelijk(groep.sleutel) ? undefined : bekend.find((b) => b.sleutel === groep.sleutel);
  return opSleutel ?? bekend.find((b) => naamVan(b.naam) === naamVan(groep.naam));
}

/** Key of the group with the same name that was there first, when their years are next to each other. */
function partnerVan(groep: LeveringGroep, eerdere: readonly Groep[]): string | undefined {
  const jaar = jaargroepVanCode(groep.jaargroep);
  if (jaar === undefined || groep.samengesteld) return undefined;
  const zelfdeNaam = eerdere.filter((ander) => !ander.samengesteld && naamVan(ander.naam) === naamVan(groep.naam));
  const naast = zelfdeNaam.some((ander) => ander.jaargroep !== undefined && Math.abs(ander.jaargroep - jaar) === 1);
  return naast ? zelfdeNaam[0]?.sleutel : undefined;
}

interface Leden {
  aantal: number;
  jaren: Set<number>;
}
const GEEN_LEDEN: Readonly<Leden> = { aantal: 0, jaren: new Set() };

function leden(levering: Levering): Map<string, Leden> {
  const uit = new Map<string, Leden>();
  for (const leerling of levering.leerlingen) {
    const jaar = jaargroepVanCode(leerling.jaargroep);
    for (const sleutel of [leerling.groep, ...leerling.extra]) {
      const rij = uit.get(sleutel) ?? { aantal: 0, jaren: new Set<number>() };
      rij.aantal += 1;
      if (jaar !== undefined) rij.jaren.add(jaar);
      uit.set(sleutel, rij);
    }
  }
  return uit;
}

/** Years of a group: the one of the file, else those of its pupils. */
function jarenVan(jaargroep: number | undefined, jaren: ReadonlySet<number>): number[] {
  if (jaargroep !== undefined) return [jaargroep];
  return [...jaren].sort((a, b) => a - b);
}

export interface Groepsplan {
  groepen: Groep[];
  meldingen: Melding[];
}

/** What makes a group of the file impossible or in need of a choice. */
function foutVan(bron: LeveringGroep, gezien: ReadonlySet<string>): Melding['code'] | undefined {
  if (bron.sleutel === '') return 'SLEUTEL_LEEG';
  if (gezien.has(bron.sleutel)) return 'DUBBELE_SLEUTEL';
  const onbekend = !bron.samengesteld && bron.jaargroep !== '' && !isEdexmlJaargroep(bron.jaargroep);
  return onbekend ? 'JAARGROEP_ONBEKEND' : undefined;
}

/** Groups of the file against those of the school year: which exist, which belong together, which miss a year. */
export function maakGroepsplan(levering: Levering, bekend: readonly BekendeGroep[]): Groepsplan {
  const perGroep = leden(levering);
  const groepen: Groep[] = [];
  const meldingen: Melding[] = [];
  const gezien = new Set<string>();
  for (const bron of levering.groepen) {
    const code = foutVan(bron, gezien);
    if (code !== undefined) meldingen.push({ code, regel: bron.regel, element: 'groep', sleutel: bron.sleutel });
    if (code !== undefined && code !== 'JAARGROEP_ONBEKEND') continue;
    gezien.add(bron.sleutel);
    const jaargroep = jaargroepVanCode(bron.jaargroep);
    const groepId = zoekGroep(bron, bekend)?.id;
    const lid = perGroep.get(bron.sleutel) ?? GEEN_LEDEN;
    groepen.push({
      sleutel: bron.sleutel,
      naam: bron.naam || bron.sleutel,
      jaargroepen: jarenVan(jaargroep, lid.jaren),
      samengesteld: bron.samengesteld,
      regel: bron.regel,
      jaargroepNodig: code !== undefined && groepId === undefined,
      aantal: lid.aantal,
      jaargroep,
      groepId,
      samenMet: partnerVan(bron, groepen),
    });
  }
  return { groepen, meldingen };
}

export interface Groepkeuze {
  apart: ReadonlySet<string>;
  jaren: ReadonlyMap<string, number | null>;
}

export const GEEN_GROEPKEUZE: Groepkeuze = { apart: new Set(), jaren: new Map() };

/** Group each key of the file leads to: an id of the school, `nieuw:` with a key, or nothing while a year is missing. */
export function groepdoelen(groepen: readonly Groep[], keuze: Groepkeuze): Map<string, string> {
  const opSleutel = new Map(groepen.map((groep) => [groep.sleutel, groep]));
  const uit = new Map<string, string>();
  for (const groep of groepen) {
    if (groep.jaargroepNodig && !keuze.jaren.has(groep.sleutel)) continue;
    const partner =
      groep.samenMet === undefined || keuze.apart.has(groep.sleutel) ? undefined : opSleutel.get(groep.samenMet);
    const doel = partner ?? groep;
    uit.set(groep.sleutel, groep.groepId ?? doel.groepId ?? `nieuw:${doel.sleutel}`);
  }
  return uit;
}
