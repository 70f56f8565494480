import { niveauOf, SCALES, type Aanbieder, type Scale } from '#engine/core/domein/lvs.ts';
import { normalized } from '../../platform/file/cell-text.ts';
import { readAanbieder } from './lvs-values.ts';
import { LVS_MISSING, type LvsMissing, type LvsMapping, type LvsFixed, type LvsField } from './lvsspelling.contract.ts';

/** Words for a column (standards.md section 3.2), compared without case, accents, spaces and dots. */
const WOORDEN: Readonly<Record<Exclude<LvsField, 'categorie'>, readonly string[]>> = {
  leerlingkey: ['leerlingkey', 'leerlingnummer', 'leerlingid', 'id', 'stamnummer', 'internnummer', 'leerlingnr'],
  eckid: ['eckid', 'ketenid'],
  naam: ['naam', 'leerling', 'naamleerling', 'leerlingnaam'],
  roepnaam: ['roepnaam', 'voornaam'],
  voorvoegsel: ['voorvoegsel', 'tussenvoegsel', 'voorvoegsels'],
  achternaam: ['achternaam', 'familienaam'],
  geboortedatum: ['geboortedatum', 'gebdatum'],
  aanbieder: ['aanbieder', 'uitgever', 'toetsaanbieder'],
  toets: ['toets', 'toetsnaam', 'vak', 'onderdeel'],
  toetscode: ['toetscode', 'code', 'versie', 'toetsversie'],
  moment: ['moment', 'afnamemoment', 'toetsmoment'],
  afnamedatum: ['afnamedatum', 'datum', 'toetsdatum'],
  aantalopgaven: ['aantalopgaven', 'opgaven'],
  aantalgoed: ['aantalgoed', 'ruwescore', 'score', 'goed'],
  vaardigheidsscore: ['vaardigheidsscore', 'vs', 'vaardigheid'],
  schaal: ['schaal', 'niveauschaal'],
  niveau: ['niveau', 'niveauwaarde', 'zone'],
  percentiel: ['percentiel', 'pct'],
  dle: ['dle'],
  dl: ['dl', 'didactischeleeftijd'],
  fn: ['fn', 'functieniveau', 'functioneringsniveau'],
};
const CATEGORY = /^cat_./i;
const EXAMPLES = 5;

const isField = (name: string | undefined): name is Exclude<LvsField, 'categorie'> =>
  name !== undefined && name in WOORDEN;
const FIELD_BY_WOORD: ReadonlyMap<string, string> = new Map(
  Object.entries(WOORDEN).flatMap(([field, woorden]) => woorden.map((woord): [string, string] => [woord, field])),
);

function fieldOf(header: string): LvsField | null {
  if (CATEGORY.test(header)) return 'categorie';
  const field = FIELD_BY_WOORD.get(normalized(header));
  return isField(field) ? field : null;
}

/** Column of a field; undefined when there is none. */
export function columnOf({ kolommen: columns }: LvsMapping, field: LvsField): number | undefined {
  const spot = columns.indexOf(field);
  return spot < 0 ? undefined : spot;
}

/** Words in the heading or the cells that name a supplier; no supplier publishes a format, so this is all there is to see. */
const TRACES: readonly [RegExp, Aanbieder][] = [
  [/leerling in beeld|cito[- ]?lib/i, 'cito-lib'],
  [/\bcito\b|lovs/i, 'cito'],
  [/pi-?dictee|\bboom\b/i, 'boom'],
  [/diaspel|diataal|\bdia\b/i, 'dia'],
  [/\biep\b/i, 'iep'],
  [/vclb/i, 'vclb'],
];

/** Only scale in which every level fits; undefined when levels fit two. */
function scaleOf(niveaus: readonly string[], aanbieder: Aanbieder | undefined): Scale | undefined {
  const fitting = SCALES.filter(
    (scale) => niveaus.length > 0 && niveaus.every((niveau) => niveauOf(niveau, scale) !== undefined),
  );
  if (fitting.length === 1) return fitting[0];
  const own = aanbieder === 'vclb' ? 'VCLB' : aanbieder === 'cito' ? 'AE' : undefined;
  return fitting.find((scale) => scale === own);
}

const values = (rows: readonly (readonly string[])[], column: number | undefined): string[] =>
  column === undefined ? [] : rows.map((row) => row[column] ?? '').filter((cell) => cell !== '');

/** What the whole file is about, where no column says so. */
function fixedOf(rows: readonly (readonly string[])[], header: readonly string[], mapping: LvsMapping): LvsFixed {
  const cells = (field: LvsField, count = rows.length): string[] =>
    values(rows.slice(0, count), columnOf(mapping, field));
  const text = [...header, ...cells('toets', EXAMPLES), ...cells('toetscode', EXAMPLES)].join(' | ');
  const track = TRACES.find(([pattern]) => pattern.test(text))?.[1];
  const fixed: LvsFixed = {
    aanbieder: track,
    schaal: scaleOf(cells('niveau'), cells('aanbieder', 1).map(readAanbieder)[0] ?? track),
  };
  for (const field of ['aanbieder', 'schaal'] as const)
    if (fixed[field] === undefined || mapping.kolommen.includes(field)) delete fixed[field];
  return fixed;
}

/** Mapping from the words of the heading; a second column with the same meaning is left for a person. */
export function proposeMapping(rows: readonly (readonly string[])[]): LvsMapping {
  const [header = [], ...rest] = rows;
  const columns = header
    .map(fieldOf)
    .map((field, nr, all) => (field === 'categorie' || all.indexOf(field) === nr ? field : null));
  // `naam` beside `roepnaam` is the family name.
  const withRoepnaam = columns.includes('roepnaam') && !columns.includes('achternaam');
  const read = columns.map((field) => (field === 'naam' && withRoepnaam ? 'achternaam' : field));
  return { kolommen: read, vast: fixedOf(rest, header, { kolommen: read, vast: {} }) };
}

/** Fields of which one set has to be there, as a column or as a fixed value. */
const REQUIRED: Readonly<Record<LvsMissing, readonly (readonly LvsField[])[]>> = {
  leerling: [['leerlingkey'], ['eckid'], ['naam'], ['roepnaam', 'achternaam']],
  aanbieder: [['aanbieder']],
  toets: [['toets']],
  moment: [['moment'], ['toetscode']],
  afnamedatum: [['afnamedatum']],
  uitslag: [['aantalgoed'], ['vaardigheidsscore'], ['niveau'], ['dle'], ['percentiel']],
  schaal: [['schaal']],
};

/** What the mapping still lacks before a row can be read; a scale only where there are levels. */
export function missingOf({ kolommen: columns, vast: fixed }: LvsMapping): LvsMissing[] {
  const given: ReadonlySet<string | null> = new Set([
    ...columns,
    ...Object.entries(fixed).flatMap(([field, value]) => (value === undefined ? [] : [field])),
  ]);
  return LVS_MISSING.filter(
    (part) =>
      (part !== 'schaal' || given.has('niveau')) &&
      !REQUIRED[part].some((set) => set.every((field) => given.has(field))),
  );
}

/** First values of every column, for a person to recognise it. */
export function columnsOf(rows: readonly (readonly string[])[]): { naam: string; voorbeelden: string[] }[] {
  const [header = [], ...rest] = rows;
  return header.map((name, nr) => ({ naam: name, voorbeelden: rest.slice(0, EXAMPLES).map((row) => row[nr] ?? '') }));
}

/** Mapping by the names of the columns, as it is kept for a next file. */
export interface ProfileContent {
  kolommen: { naam: string; veld: LvsField }[];
  vast: Omit<LvsFixed, 'moment' | 'afnamedatum'>;
}

/** What of a mapping holds for the next file too; moment and day are of this file only. */
export function toProfile(header: readonly string[], { kolommen: columns, vast: fixed }: LvsMapping): ProfileContent {
  const { aanbieder, toets, schaal: scale } = fixed;
  return {
    kolommen: columns.flatMap((field, nr) => (field === null ? [] : [{ naam: header[nr] ?? '', veld: field }])),
    vast: { aanbieder, toets, schaal: scale },
  };
}

/** The kept mapping on this heading; undefined when a column of it is not there. */
export function fromProfile(header: readonly string[], profile: ProfileContent): LvsMapping | undefined {
  const spots = new Map(header.map((name, nr): [string, number] => [normalized(name), nr]));
  const columns: (LvsField | null)[] = header.map(() => null);
  for (const { naam: name, veld: field } of profile.kolommen) {
    const spot = spots.get(normalized(name));
    if (spot === undefined) return undefined;
    columns[spot] = field;
  }
  return { kolommen: columns, vast: profile.vast };
}
