import { createHash } from 'node:crypto';
import { inChunks, mapInChunks } from '../../platform/time/chunks.ts';
import { missingOf } from './lvs-columns.ts';
import { LvsLinker, type LvsKnown, type LvsKoppeling } from './lvs-link.ts';
import { readRow, type LvsRow } from './lvs-row.ts';
import { isEqual, lvsKey, merge, type LvsSaved } from './lvs-finding.ts';
import type { LvsFinding } from './lvs-results.contract.ts';
import type { LvsCode, LvsMissing, LvsMapping, LvsLineKind, LvsTallies } from './lvsspelling.contract.ts';

/** One row of a plan. */
export interface LvsPlanLine {
  nr: number;
  regel: number;
  soort: LvsLineKind;
  naam: string;
  leerlingId?: string | undefined;
  candidateIds: string[];
  uitslag?: LvsFinding | undefined;
  codes: LvsCode[];
  /** Cells that somebody reads, of a row that may not come along. */
  cellen?: string[] | undefined;
}
/** What is kept of a plan besides its rows. */
export interface LvsPlanHeading {
  mapping: LvsMapping;
  kop: string[];
  groepId?: string | undefined;
  gegokt: boolean;
  mist: LvsMissing[];
}
export interface LvsPlanDraft {
  kop: LvsPlanHeading;
  regels: LvsPlanLine[];
}

export interface LvsPlanInput {
  rijen: readonly string[][];
  mapping: LvsMapping;
  groepId: string | undefined;
  gegokt: boolean;
  leerlingen: readonly LvsKnown[];
  land: 'NL' | 'BE';
  vandaag: string;
  hmacOf(eckid: string): string;
  /** Results the school has of these pupils. */
  findResults(leerlingIds: readonly string[]): Promise<LvsSaved[]>;
}

export const savedByKey = (saved: readonly LvsSaved[]): Map<string, LvsSaved> =>
  new Map(saved.map((row) => [lvsKey(row.leerlingId, row.uitslag), row]));

/** How a result stands to the one the school has. */
export function kindOf(finding: LvsFinding, old: LvsSaved | undefined): 'nieuw' | 'gewijzigd' | 'gelijk' {
  if (old === undefined) return 'nieuw';
  return isEqual(merge(old.uitslag, finding), old.uitslag) ? 'gelijk' : 'gewijzigd';
}

interface Source {
  rij: LvsRow;
  cellen: string[];
  koppeling: LvsKoppeling;
}

function lineOf(
  { rij: row, cellen: cells, koppeling }: Source,
  nr: number,
  saved: ReadonlyMap<string, LvsSaved>,
): LvsPlanLine {
  const base = { nr, regel: row.regel, naam: row.naam, candidateIds: [], uitslag: row.uitslag, codes: row.codes };
  if (koppeling.soort === 'conflict')
    return { ...base, soort: 'fout', codes: [...row.codes, 'CONFLICT'], cellen: cells };
  if (row.uitslag === undefined || row.codes.length > 0) return { ...base, soort: 'fout', cellen: cells };
  if (koppeling.soort === 'niemand') return { ...base, soort: 'niet_gevonden', cellen: cells };
  if (koppeling.soort === 'ambigu')
    return { ...base, soort: 'ambigu', candidateIds: koppeling.kandidaten.map(({ id }) => id), cellen: cells };
  return {
    ...base,
    leerlingId: koppeling.leerling.id,
    soort: kindOf(row.uitslag, saved.get(lvsKey(koppeling.leerling.id, row.uitslag))),
    cellen: cells,
  };
}

/** The same test of the same pupil twice: once is enough when both say the same, else nobody knows which is right. */
function markDuplicates(rules: readonly LvsPlanLine[]): void {
  const first = new Map<string, LvsPlanLine>();
  for (const rule of rules) {
    if (rule.leerlingId === undefined || rule.uitslag === undefined) continue;
    const key = lvsKey(rule.leerlingId, rule.uitslag);
    const already = first.get(key);
    if (already === undefined) first.set(key, rule);
    else if (
      already.uitslag !== undefined &&
      isEqual(already.uitslag, { ...rule.uitslag, toets: already.uitslag.toets })
    )
      rule.soort = 'gelijk';
    else for (const double of [already, rule]) Object.assign(double, { soort: 'fout', codes: ['DUBBELE_RIJ'] });
  }
}

/** Fingerprint of everything a plan depends on: another value means that somebody changed something since. */
export async function lvsVersion(leerlingen: readonly LvsKnown[], saved: readonly LvsSaved[]): Promise<string> {
  const hash = createHash('sha256');
  await inChunks(leerlingen, ({ groep: _groep, ...leerling }) => void hash.update(JSON.stringify(leerling)));
  await inChunks(saved, ({ id, versie: version }) => void hash.update(`${id}:${version};`));
  return hash.digest('hex');
}

/** Holds the rows of a file against the school and says what would happen; changes nothing. Works in bites. */
export async function draftLvsPlan(input: LvsPlanInput): Promise<{ plan: LvsPlanDraft; versie: string }> {
  const {
    rijen: [header = [], ...rows],
    mapping,
    leerlingen,
  } = input;
  const read = mapping.kolommen.flatMap((field, nr) => (field === null ? [] : [nr]));
  const planHeading: LvsPlanHeading = {
    mapping,
    kop: read.map((nr) => header[nr] ?? ''),
    groepId: input.groepId,
    gegokt: input.gegokt,
    mist: missingOf(mapping),
  };
  if (planHeading.mist.length > 0) return { plan: { kop: planHeading, regels: [] }, versie: '' };
  const linker = await LvsLinker.create(leerlingen, input.hmacOf);
  const part = { mapping, kop: header, land: input.land, vandaag: input.vandaag };
  const sources = await mapInChunks(rows, (cells, nr): Source | undefined => {
    if (cells.every((cell) => cell === '')) return undefined;
    const row = readRow(cells, nr + 2, part);
    return { rij: row, cellen: read.map((spot) => cells[spot] ?? ''), koppeling: linker.find(row) };
  });
  const filled = sources.filter((source) => source !== undefined);
  const found = filled.flatMap(({ koppeling }) =>
    koppeling.soort === 'zeker'
      ? [koppeling.leerling.id]
      : koppeling.soort === 'ambigu'
        ? koppeling.kandidaten.map(({ id }) => id)
        : [],
  );
  const saved = await input.findResults([...new Set(found)]);
  const byKey = savedByKey(saved);
  const rules = await mapInChunks(filled, (source, nr) => lineOf(source, nr + 1, byKey));
  markDuplicates(rules);
  for (const rule of rules)
    if (rule.soort === 'nieuw' || rule.soort === 'gewijzigd' || rule.soort === 'gelijk') delete rule.cellen;
  return { plan: { kop: planHeading, regels: rules }, versie: await lvsVersion(leerlingen, saved) };
}

/** Pupils whose results a plan depends on. */
export const involvedIds = (rules: readonly LvsPlanLine[]): string[] => [
  ...new Set(rules.flatMap(({ leerlingId, candidateIds }) => (leerlingId === undefined ? candidateIds : [leerlingId]))),
];

export function lvsTallies(rules: readonly LvsPlanLine[]): LvsTallies {
  const out: LvsTallies = { nieuw: 0, gewijzigd: 0, gelijk: 0, niet_gevonden: 0, ambigu: 0, fout: 0 };
  for (const { soort: kind } of rules) out[kind] += 1;
  return out;
}
