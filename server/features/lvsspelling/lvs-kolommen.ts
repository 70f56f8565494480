import { niveauVan, SCHALEN, type Aanbieder, type Schaal } from '#engine/core/domein/lvs.ts';
import { genormaliseerd } from '../../platform/bestand/celtekst.ts';
import { leesAanbieder } from './lvs-waarden.ts';
import { LVS_GEMIS, type LvsGemis, type LvsMapping, type LvsVast, type LvsVeld } from './lvsspelling.contract.ts';

/** Words for a column (standards.md section 3.2), compared without case, accents, spaces and dots. */
const WOORDEN: Readonly<Record<Exclude<LvsVeld, 'categorie'>, readonly string[]>> = {
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
const CATEGORIE = /^cat_./i;
const VOORBEELDEN = 5;

const isVeld = (naam: string | undefined): naam is Exclude<LvsVeld, 'categorie'> =>
  naam !== undefined && naam in WOORDEN;
const OP_WOORD: ReadonlyMap<string, string> = new Map(
  Object.entries(WOORDEN).flatMap(([veld, woorden]) => woorden.map((woord): [string, string] => [woord, veld])),
);

function veldVan(kop: string): LvsVeld | null {
  if (CATEGORIE.test(kop)) return 'categorie';
  const veld = OP_WOORD.get(genormaliseerd(kop));
  return isVeld(veld) ? veld : null;
}

/** Column of a field; undefined when there is none. */
export function kolomVan({ kolommen }: LvsMapping, veld: LvsVeld): number | undefined {
  const plek = kolommen.indexOf(veld);
  return plek < 0 ? undefined : plek;
}

/** Words in the heading or the cells that name a supplier; no supplier publishes a format, so this is all there is to see. */
const SPOREN: readonly [RegExp, Aanbieder][] = [
  [/leerling in beeld|cito[- ]?lib/i, 'cito-lib'],
  [/\bcito\b|lovs/i, 'cito'],
  [/pi-?dictee|\bboom\b/i, 'boom'],
  [/diaspel|diataal|\bdia\b/i, 'dia'],
  [/\biep\b/i, 'iep'],
  [/vclb/i, 'vclb'],
];

/** Only scale in which every level fits; undefined when levels fit two. */
function schaalVan(niveaus: readonly string[], aanbieder: Aanbieder | undefined): Schaal | undefined {
  const passend = SCHALEN.filter(
    (schaal) => niveaus.length > 0 && niveaus.every((niveau) => niveauVan(niveau, schaal) !== undefined),
  );
  if (passend.length === 1) return passend[0];
  const eigen = aanbieder === 'vclb' ? 'VCLB' : aanbieder === 'cito' ? 'AE' : undefined;
  return passend.find((schaal) => schaal === eigen);
}

const waarden = (rijen: readonly (readonly string[])[], kolom: number | undefined): string[] =>
  kolom === undefined ? [] : rijen.map((rij) => rij[kolom] ?? '').filter((cel) => cel !== '');

/** What the whole file is about, where no column says so. */
function vastVan(rijen: readonly (readonly string[])[], kop: readonly string[], mapping: LvsMapping): LvsVast {
  const cellen = (veld: LvsVeld, aantal = rijen.length): string[] =>
    waarden(rijen.slice(0, aantal), kolomVan(mapping, veld));
  const tekst = [...kop, ...cellen('toets', VOORBEELDEN), ...cellen('toetscode', VOORBEELDEN)].join(' | ');
  const spoor = SPOREN.find(([patroon]) => patroon.test(tekst))?.[1];
  const vast: LvsVast = {
    aanbieder: spoor,
    schaal: schaalVan(cellen('niveau'), cellen('aanbieder', 1).map(leesAanbieder)[0] ?? spoor),
  };
  for (const veld of ['aanbieder', 'schaal'] as const)
    if (vast[veld] === undefined || mapping.kolommen.includes(veld)) delete vast[veld];
  return vast;
}

/** Mapping from the words of the heading; a second column with the same meaning is left for a person. */
export function stelMappingVoor(rijen: readonly (readonly string[])[]): LvsMapping {
  const [kop = [], ...rest] = rijen;
  const kolommen = kop
    .map(veldVan)
    .map((veld, nr, alle) => (veld === 'categorie' || alle.indexOf(veld) === nr ? veld : null));
  // `naam` beside `roepnaam` is the family name.
  const metRoepnaam = kolommen.includes('roepnaam') && !kolommen.includes('achternaam');
  const gelezen = kolommen.map((veld) => (veld === 'naam' && metRoepnaam ? 'achternaam' : veld));
  return { kolommen: gelezen, vast: vastVan(rest, kop, { kolommen: gelezen, vast: {} }) };
}

/** Fields of which one set has to be there, as a column or as a fixed value. */
const NODIG: Readonly<Record<LvsGemis, readonly (readonly LvsVeld[])[]>> = {
  leerling: [['leerlingkey'], ['eckid'], ['naam'], ['roepnaam', 'achternaam']],
  aanbieder: [['aanbieder']],
  toets: [['toets']],
  moment: [['moment'], ['toetscode']],
  afnamedatum: [['afnamedatum']],
  uitslag: [['aantalgoed'], ['vaardigheidsscore'], ['niveau'], ['dle'], ['percentiel']],
  schaal: [['schaal']],
};

/** What the mapping still lacks before a row can be read; a scale only where there are levels. */
export function gemisVan({ kolommen, vast }: LvsMapping): LvsGemis[] {
  const gegeven: ReadonlySet<string | null> = new Set([
    ...kolommen,
    ...Object.entries(vast).flatMap(([veld, waarde]) => (waarde === undefined ? [] : [veld])),
  ]);
  return LVS_GEMIS.filter(
    (deel) =>
      (deel !== 'schaal' || gegeven.has('niveau')) &&
      !NODIG[deel].some((set) => set.every((veld) => gegeven.has(veld))),
  );
}

/** First values of every column, for a person to recognise it. */
export function kolommenVan(rijen: readonly (readonly string[])[]): { naam: string; voorbeelden: string[] }[] {
  const [kop = [], ...rest] = rijen;
  return kop.map((naam, nr) => ({ naam, voorbeelden: rest.slice(0, VOORBEELDEN).map((rij) => rij[nr] ?? '') }));
}

/** Mapping by the names of the columns, as it is kept for a next file. */
export interface Profielinhoud {
  kolommen: { naam: string; veld: LvsVeld }[];
  vast: Omit<LvsVast, 'moment' | 'afnamedatum'>;
}

/** What of a mapping holds for the next file too; moment and day are of this file only. */
export function naarProfiel(kop: readonly string[], { kolommen, vast }: LvsMapping): Profielinhoud {
  const { aanbieder, toets, schaal } = vast;
  return {
    kolommen: kolommen.flatMap((veld, nr) => (veld === null ? [] : [{ naam: kop[nr] ?? '', veld }])),
    vast: { aanbieder, toets, schaal },
  };
}

/** The kept mapping on this heading; undefined when a column of it is not there. */
export function uitProfiel(kop: readonly string[], profiel: Profielinhoud): LvsMapping | undefined {
  const plekken = new Map(kop.map((naam, nr): [string, number] => [genormaliseerd(naam), nr]));
  const kolommen: (LvsVeld | null)[] = kop.map(() => null);
  for (const { naam, veld } of profiel.kolommen) {
    const plek = plekken.get(genormaliseerd(naam));
    if (plek === undefined) return undefined;
    kolommen[plek] = veld;
  }
  return { kolommen, vast: profiel.vast };
}
