import { createHash } from 'node:crypto';
import { inHappen, mapInHappen } from '../../platform/tijd/happen.ts';
import { gemisVan } from './lvs-kolommen.ts';
import { LvsKoppelaar, type LvsBekend, type LvsKoppeling } from './lvs-koppelen.ts';
import { leesRij, type LvsRij } from './lvs-rij.ts';
import { isGelijk, lvsSleutel, voegSamen, type LvsBewaard } from './lvs-uitslag.ts';
import type { LvsUitslag } from './lvsresultaten.contract.ts';
import type { LvsCode, LvsGemis, LvsMapping, LvsRegelsoort, LvsTellingen } from './lvsspelling.contract.ts';

/** One row of a plan. */
export interface LvsPlanregel {
  nr: number;
  regel: number;
  soort: LvsRegelsoort;
  naam: string;
  leerlingId?: string | undefined;
  kandidaatIds: string[];
  uitslag?: LvsUitslag | undefined;
  codes: LvsCode[];
  /** Cells that somebody reads, of a row that may not come along. */
  cellen?: string[] | undefined;
}
/** What is kept of a plan besides its rows. */
export interface LvsPlankop {
  mapping: LvsMapping;
  kop: string[];
  groepId?: string | undefined;
  gegokt: boolean;
  mist: LvsGemis[];
}
export interface LvsPlan {
  kop: LvsPlankop;
  regels: LvsPlanregel[];
}

export interface LvsPlanInvoer {
  rijen: readonly string[][];
  mapping: LvsMapping;
  groepId: string | undefined;
  gegokt: boolean;
  leerlingen: readonly LvsBekend[];
  land: 'NL' | 'BE';
  vandaag: string;
  hmacVan(eckid: string): string;
  /** Results the school has of these pupils. */
  findResultaten(leerlingIds: readonly string[]): Promise<LvsBewaard[]>;
}

export const bewaardOpSleutel = (bewaard: readonly LvsBewaard[]): Map<string, LvsBewaard> =>
  new Map(bewaard.map((rij) => [lvsSleutel(rij.leerlingId, rij.uitslag), rij]));

/** How a result stands to the one the school has. */
export function soortVan(uitslag: LvsUitslag, oud: LvsBewaard | undefined): 'nieuw' | 'gewijzigd' | 'gelijk' {
  if (oud === undefined) return 'nieuw';
  return isGelijk(voegSamen(oud.uitslag, uitslag), oud.uitslag) ? 'gelijk' : 'gewijzigd';
}

interface Bron {
  rij: LvsRij;
  cellen: string[];
  koppeling: LvsKoppeling;
}

function regelVan(
  { rij, cellen, koppeling }: Bron,
  nr: number,
  bewaard: ReadonlyMap<string, LvsBewaard>,
): LvsPlanregel {
  const basis = { nr, regel: rij.regel, naam: rij.naam, kandidaatIds: [], uitslag: rij.uitslag, codes: rij.codes };
  if (koppeling.soort === 'conflict') return { ...basis, soort: 'fout', codes: [...rij.codes, 'CONFLICT'], cellen };
  if (rij.uitslag === undefined || rij.codes.length > 0) return { ...basis, soort: 'fout', cellen };
  if (koppeling.soort === 'niemand') return { ...basis, soort: 'niet_gevonden', cellen };
  if (koppeling.soort === 'ambigu')
    return { ...basis, soort: 'ambigu', kandidaatIds: koppeling.kandidaten.map(({ id }) => id), cellen };
  return {
    ...basis,
    leerlingId: koppeling.leerling.id,
    soort: soortVan(rij.uitslag, bewaard.get(lvsSleutel(koppeling.leerling.id, rij.uitslag))),
    cellen,
  };
}

/** The same test of the same pupil twice: once is enough when both say the same, else nobody knows which is right. */
function weegDubbele(regels: readonly LvsPlanregel[]): void {
  const eerste = new Map<string, LvsPlanregel>();
  for (const regel of regels) {
    if (regel.leerlingId === undefined || regel.uitslag === undefined) continue;
    const sleutel = lvsSleutel(regel.leerlingId, regel.uitslag);
    const al = eerste.get(sleutel);
    if (al === undefined) eerste.set(sleutel, regel);
    else if (al.uitslag !== undefined && isGelijk(al.uitslag, { ...regel.uitslag, toets: al.uitslag.toets }))
      regel.soort = 'gelijk';
    else for (const dubbel of [al, regel]) Object.assign(dubbel, { soort: 'fout', codes: ['DUBBELE_RIJ'] });
  }
}

/** Fingerprint of everything a plan depends on: another value means that somebody changed something since. */
export async function lvsVersie(leerlingen: readonly LvsBekend[], bewaard: readonly LvsBewaard[]): Promise<string> {
  const hash = createHash('sha256');
  await inHappen(leerlingen, ({ groep: _groep, ...leerling }) => void hash.update(JSON.stringify(leerling)));
  await inHappen(bewaard, ({ id, versie }) => void hash.update(`${id}:${versie};`));
  return hash.digest('hex');
}

/** Holds the rows of a file against the school and says what would happen; changes nothing. Works in bites. */
export async function maakLvsPlan(invoer: LvsPlanInvoer): Promise<{ plan: LvsPlan; versie: string }> {
  const {
    rijen: [kop = [], ...rijen],
    mapping,
    leerlingen,
  } = invoer;
  const gelezen = mapping.kolommen.flatMap((veld, nr) => (veld === null ? [] : [nr]));
  const plankop: LvsPlankop = {
    mapping,
    kop: gelezen.map((nr) => kop[nr] ?? ''),
    groepId: invoer.groepId,
    gegokt: invoer.gegokt,
    mist: gemisVan(mapping),
  };
  if (plankop.mist.length > 0) return { plan: { kop: plankop, regels: [] }, versie: '' };
  const koppelaar = await LvsKoppelaar.maak(leerlingen, invoer.hmacVan);
  const deel = { mapping, kop, land: invoer.land, vandaag: invoer.vandaag };
  const bronnen = await mapInHappen(rijen, (cellen, nr): Bron | undefined => {
    if (cellen.every((cel) => cel === '')) return undefined;
    const rij = leesRij(cellen, nr + 2, deel);
    return { rij, cellen: gelezen.map((plek) => cellen[plek] ?? ''), koppeling: koppelaar.vind(rij) };
  });
  const gevuld = bronnen.filter((bron) => bron !== undefined);
  const gevonden = gevuld.flatMap(({ koppeling }) =>
    koppeling.soort === 'zeker'
      ? [koppeling.leerling.id]
      : koppeling.soort === 'ambigu'
        ? koppeling.kandidaten.map(({ id }) => id)
        : [],
  );
  const bewaard = await invoer.findResultaten([...new Set(gevonden)]);
  const opSleutel = bewaardOpSleutel(bewaard);
  const regels = await mapInHappen(gevuld, (bron, nr) => regelVan(bron, nr + 1, opSleutel));
  weegDubbele(regels);
  for (const regel of regels)
    if (regel.soort === 'nieuw' || regel.soort === 'gewijzigd' || regel.soort === 'gelijk') delete regel.cellen;
  return { plan: { kop: plankop, regels }, versie: await lvsVersie(leerlingen, bewaard) };
}

/** Pupils whose results a plan depends on. */
export const betrokken = (regels: readonly LvsPlanregel[]): string[] => [
  ...new Set(
    regels.flatMap(({ leerlingId, kandidaatIds }) => (leerlingId === undefined ? kandidaatIds : [leerlingId])),
  ),
];

export function lvsTellingen(regels: readonly LvsPlanregel[]): LvsTellingen {
  const uit: LvsTellingen = { nieuw: 0, gewijzigd: 0, gelijk: 0, niet_gevonden: 0, ambigu: 0, fout: 0 };
  for (const { soort } of regels) uit[soort] += 1;
  return uit;
}
