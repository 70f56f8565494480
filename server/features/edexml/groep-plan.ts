import { isEdexmlJaargroep, jaargroepFromCode } from '#engine/core/domein/edexml.ts';
import type { ImportDelivery, DeliveryGroep, ImportNotice } from './delivery.ts';
import type { DraftGroep } from './plan.types.ts';
import type { KnownGroep } from './standing.ts';

const temporary = (key: string): boolean => key.startsWith('#');
const nameOf = (name: string): string => name.toLowerCase();

/** Group of this school year with this key, else with this name. Years say nothing: a combination group has several. */
function findGroep(groep: DeliveryGroep, known: readonly KnownGroep[]): KnownGroep | undefined {
  const byKey = temporary(groep.sleutel) ? undefined : known.find((b) => b.sleutel === groep.sleutel);
  return byKey ?? known.find((b) => nameOf(b.naam) === nameOf(groep.naam));
}

/** Key of the group with the same name that was there first, when their years are next to each other. */
function partnerOf(groep: DeliveryGroep, earlier: readonly DraftGroep[]): string | undefined {
  const year = jaargroepFromCode(groep.jaargroep);
  if (year === undefined || groep.samengesteld) return undefined;
  const sameName = earlier.filter((other) => !other.samengesteld && nameOf(other.naam) === nameOf(groep.naam));
  const beside = sameName.some((other) => other.jaargroep !== undefined && Math.abs(other.jaargroep - year) === 1);
  return beside ? sameName[0]?.sleutel : undefined;
}

interface Members {
  aantal: number;
  years: Set<number>;
  /** Pupils whose class it is and who have no year of their own. */
  yearless: number;
}
const NO_MEMBERS: Readonly<Members> = { aantal: 0, years: new Set(), yearless: 0 };

function members(delivery: ImportDelivery): Map<string, Members> {
  const out = new Map<string, Members>();
  for (const leerling of delivery.leerlingen) {
    const year = jaargroepFromCode(leerling.jaargroep);
    for (const key of [leerling.groep, ...leerling.extra]) {
      const row = out.get(key) ?? { aantal: 0, years: new Set<number>(), yearless: 0 };
      row.aantal += 1;
      if (year !== undefined) row.years.add(year);
      if (key === leerling.groep && !isEdexmlJaargroep(leerling.jaargroep)) row.yearless += 1;
      out.set(key, row);
    }
  }
  return out;
}

/** Years of a group: the one of the file, else those of its pupils. */
function yearsOf(jaargroep: number | undefined, years: ReadonlySet<number>): number[] {
  if (jaargroep !== undefined) return [jaargroep];
  return [...years].sort((a, b) => a - b);
}

export interface GroepPlan {
  groepen: DraftGroep[];
  meldingen: ImportNotice[];
}

/** A name such as `3/4 Vlinders` tells that one year will not do for all its pupils. */
const TWO_YEARS = /\d\s*[/+&-]\s*\d/u;

/** What makes a group of the file impossible or in need of a choice. */
function errorOf(
  source: DeliveryGroep,
  { yearless }: Readonly<Members>,
  seen: ReadonlySet<string>,
): ImportNotice['code'] | undefined {
  if (source.sleutel === '') return 'SLEUTEL_LEEG';
  if (seen.has(source.sleutel)) return 'DUBBELE_SLEUTEL';
  const needed =
    source.jaargroep === '' ? yearless > 0 && !TWO_YEARS.test(source.naam) : !isEdexmlJaargroep(source.jaargroep);
  const unknown = !source.samengesteld && needed;
  return unknown ? 'JAARGROEP_ONBEKEND' : undefined;
}

/** Groups of the file against those of the school year: which exist, which belong together, which miss a year. */
export function createGroepPlan(delivery: ImportDelivery, known: readonly KnownGroep[]): GroepPlan {
  const perGroep = members(delivery);
  const groepen: DraftGroep[] = [];
  const notices: ImportNotice[] = [];
  const seen = new Set<string>();
  for (const source of delivery.groepen) {
    const member = perGroep.get(source.sleutel) ?? NO_MEMBERS;
    const code = errorOf(source, member, seen);
    if (code !== undefined) notices.push({ code, regel: source.regel, element: 'groep', sleutel: source.sleutel });
    if (code !== undefined && code !== 'JAARGROEP_ONBEKEND') continue;
    seen.add(source.sleutel);
    const jaargroep = jaargroepFromCode(source.jaargroep);
    const groepId = findGroep(source, known)?.id;
    groepen.push({
      sleutel: source.sleutel,
      naam: source.naam || source.sleutel,
      jaargroepen: yearsOf(jaargroep, member.years),
      samengesteld: source.samengesteld,
      regel: source.regel,
      jaargroepNodig: code !== undefined && groepId === undefined,
      aantal: member.aantal,
      jaargroep,
      groepId,
      samenMet: partnerOf(source, groepen),
    });
  }
  return { groepen, meldingen: notices };
}

interface GroepChoice {
  apart: ReadonlySet<string>;
  years: ReadonlyMap<string, number | null>;
}

export const NO_GROEP_CHOICE: GroepChoice = { apart: new Set(), years: new Map() };

/** Group each key of the file leads to: an id of the school, `nieuw:` with a key, or nothing while a year is missing. */
export function groepDoelen(groepen: readonly DraftGroep[], choice: GroepChoice): Map<string, string> {
  const byKey = new Map(groepen.map((groep) => [groep.sleutel, groep]));
  const out = new Map<string, string>();
  for (const groep of groepen) {
    if (groep.jaargroepNodig && !choice.years.has(groep.sleutel)) continue;
    const partner =
      groep.samenMet === undefined || choice.apart.has(groep.sleutel) ? undefined : byKey.get(groep.samenMet);
    const doel = partner ?? groep;
    out.set(groep.sleutel, groep.groepId ?? doel.groepId ?? `nieuw:${doel.sleutel}`);
  }
  return out;
}
