import {
  isEdexmlJaargroep,
  jaargroepVanCode,
  jaargroepVanGeboorte,
  standaardGekozen,
} from '#engine/core/domein/edexml.ts';
import { inHappen, mapInHappen } from '../../platform/tijd/happen.ts';
import { GEEN_GROEPKEUZE, groepdoelen, maakGroepsplan } from './groepsplan.ts';
import { REGELVELDEN, type Meldingcode, type Regelsoort, type Regelveld } from './importplan.contract.ts';
import { isTijdelijk, Koppelaar, type Koppeling } from './koppelen.ts';
import type { Levering, LeveringLeerling, Melding } from './levering.ts';
import { lidwissel } from './lidmaatschap.ts';
import type { Eck, Leerkracht, Plan, PlanLeerling, Regel } from './plan.types.ts';
import { heleNaam, type BekendeGroep, type BekendeLeerling, type Schoolstand } from './stand.ts';

export interface PlanInvoer {
  levering: Levering;
  gegokt: boolean;
  stand: Schoolstand;
  /** Today, `YYYY-MM-DD`, and the school year it lies in. */
  vandaag: string;
  schooljaar: string;
  eck(eckid: string): Eck;
}

/** Everything a row is made from. */
interface Werk {
  invoer: PlanInvoer;
  koppelaar: Koppelaar;
  groepen: ReadonlyMap<string, BekendeGroep>;
  doelen: ReadonlyMap<string, string>;
  groepcodes: ReadonlyMap<string, string>;
  kentExtra: boolean;
  dubbel: { sleutels: ReadonlySet<string>; eckids: ReadonlySet<string> };
  /** Remarks of the reader per key. */
  codes: ReadonlyMap<string, Meldingcode[]>;
}
interface Bron {
  bron: LeveringLeerling;
  eck: Eck | undefined;
  koppeling: Koppeling;
}

function dubbele(waarden: readonly string[]): Set<string> {
  const gezien = new Set<string>();
  return new Set(waarden.filter((waarde) => waarde !== '' && (gezien.has(waarde) || gezien.add(waarde).size === 0)));
}

/** Year a special school's pupil probably practises in; somebody may choose another. */
function schatting(code: string, bron: LeveringLeerling, beginjaar: number): number | undefined {
  return code === 'S' && bron.geboortedatum !== ''
    ? jaargroepVanGeboorte(Number(bron.geboortedatum.slice(0, 4)), beginjaar)
    : undefined;
}

function jaarVan(
  bron: LeveringLeerling,
  werk: Werk,
  bekend: BekendeLeerling | undefined,
): { jaargroep: number | undefined; jaargroepCode?: string; onbekend: boolean } {
  const code = bron.jaargroep === '' ? (werk.groepcodes.get(bron.groep) ?? '') : bron.jaargroep;
  if (code === 'C' || !isEdexmlJaargroep(code)) return { jaargroep: bekend?.jaargroep, onbekend: true };
  const jaargroep = jaargroepVanCode(code);
  if (jaargroep !== undefined) return { jaargroep, onbekend: false };
  return {
    jaargroep: bekend?.jaargroep ?? schatting(code, bron, Number(werk.invoer.levering.schooljaar.slice(0, 4))),
    jaargroepCode: code,
    onbekend: false,
  };
}

function leerlingVan(
  { bron, eck }: Bron,
  werk: Werk,
  bekend: BekendeLeerling | undefined,
): { leerling: PlanLeerling; onbekend: boolean } {
  const { geboortedatumBewaren, geslachtBewaren } = werk.invoer.stand;
  const { onbekend, ...jaar } = jaarVan(bron, werk, bekend);
  const naam =
    bron.roepnaam === '' ? { roepnaam: bron.achternaam, voorvoegsel: bron.voorvoegsel, achternaam: '' } : bron;
  const leerling: PlanLeerling = {
    roepnaam: naam.roepnaam,
    voorvoegsel: naam.voorvoegsel,
    achternaam: naam.achternaam,
    sleutel: isTijdelijk(bron.sleutel) ? '' : bron.sleutel,
    extra: bron.extra,
    eck,
    ...jaar,
    groep: bron.groep || undefined,
    geboortedatum: geboortedatumBewaren ? bron.geboortedatum || undefined : undefined,
    geslacht: geslachtBewaren && bron.geslacht !== '' ? Number(bron.geslacht) : undefined,
  };
  return { leerling, onbekend };
}

const anders = <T>(nieuw: T | undefined, oud: T | null): boolean => nieuw !== undefined && nieuw !== oud;

function veldenVan(nieuw: PlanLeerling, bekend: BekendeLeerling, werk: Werk): Regelveld[] {
  const stam = werk.doelen.get(nieuw.groep ?? '');
  const extra = nieuw.extra.flatMap((sleutel) => werk.doelen.get(sleutel) ?? []);
  const wissel = lidwissel(bekend, { stam, extra, kentExtra: werk.kentExtra }, werk.groepen);
  const verschil: Record<Regelveld, boolean> = {
    naam: heleNaam(nieuw) !== heleNaam(bekend) || nieuw.roepnaam !== bekend.roepnaam,
    jaargroep: anders(nieuw.jaargroep, bekend.jaargroep) || anders(nieuw.jaargroepCode, bekend.jaargroepCode),
    groep: wissel.erbij.length + wissel.eruit.length > 0,
    geboortedatum: anders(nieuw.geboortedatum, bekend.geboortedatum),
    geslacht: anders(nieuw.geslacht, bekend.geslacht),
    sleutel: anders(nieuw.sleutel || undefined, bekend.sleutel) || anders(nieuw.eck?.hmac, bekend.eckHmac),
  };
  return REGELVELDEN.filter((veld) => verschil[veld]);
}

/** What makes a row impossible. */
function blokkades({ bron, koppeling }: Bron, werk: Werk): Meldingcode[] {
  const uit: Meldingcode[] = [];
  if (bron.sleutel === '' && werk.invoer.levering.soort === 'edexml') uit.push('SLEUTEL_LEEG');
  if (werk.dubbel.sleutels.has(bron.sleutel)) uit.push('DUBBELE_SLEUTEL');
  if (werk.dubbel.eckids.has(bron.eckid)) uit.push('DUBBEL_ECKID');
  if (bron.roepnaam === '' && bron.achternaam === '') uit.push('NAAM_ONTBREEKT');
  if (koppeling.soort === 'conflict') uit.push('CONFLICT');
  return uit;
}

function waarschuwingen({ bron }: Bron, werk: Werk): Meldingcode[] {
  const uit = [...(werk.codes.get(bron.sleutel) ?? [])];
  if (isTijdelijk(bron.sleutel)) uit.push('TIJDELIJKE_SLEUTEL');
  if ([bron.groep, ...bron.extra].some((sleutel) => sleutel !== '' && !werk.groepcodes.has(sleutel)))
    uit.push('GROEP_ONBEKEND');
  return uit;
}

function isWeg(bron: LeveringLeerling, werk: Werk): boolean {
  const peil = werk.invoer.levering.peildatum === '' ? werk.invoer.vandaag : werk.invoer.levering.peildatum;
  return bron.jaargroep === 'H' || (bron.uitstroomdatum !== '' && bron.uitstroomdatum < peil);
}

/** How a pupil of the file stands to the school, once nothing blocks the row. */
function soortVan(bron: Bron, staat: { onbekend: boolean; velden: Regelveld[]; werk: Werk }): Regelsoort {
  const { koppeling } = bron;
  if (isWeg(bron.bron, staat.werk))
    return koppeling.soort === 'zeker' && koppeling.leerling.actief ? 'uit_school' : 'overgeslagen';
  if (koppeling.soort === 'voorstel') return 'voorstel';
  if (koppeling.soort !== 'zeker') return staat.onbekend ? 'fout' : 'nieuw';
  return staat.velden.length > 0 || !koppeling.leerling.actief ? 'gewijzigd' : 'ongewijzigd';
}

/** Pupils the school knows stay ticked; new ones when they are of a year that practises. */
function isGekozen(soort: Regelsoort, { jaargroep, jaargroepCode }: PlanLeerling): boolean {
  if (soort !== 'nieuw') return soort === 'gewijzigd' || soort === 'ongewijzigd' || soort === 'uit_school';
  return jaargroep !== undefined && standaardGekozen(jaargroepCode ?? String(jaargroep));
}

function regelVan(nr: number, bron: Bron, werk: Werk): Regel {
  const { koppeling } = bron;
  const bekend = 'leerling' in koppeling ? koppeling.leerling : undefined;
  const { leerling, onbekend } = leerlingVan(bron, werk, bekend);
  const basis = { nr, regel: bron.bron.regel, sleutel: bron.bron.sleutel || undefined, nieuw: leerling };
  const fouten = blokkades(bron, werk);
  const codes = waarschuwingen(bron, werk);
  if (fouten.length > 0)
    return { ...basis, soort: 'fout', velden: [], gekozen: false, terugzetten: false, codes: [...fouten, ...codes] };
  const velden = bekend === undefined ? [] : veldenVan(leerling, bekend, werk);
  const soort = soortVan(bron, { onbekend, velden, werk });
  return {
    ...basis,
    soort,
    velden,
    gekozen: isGekozen(soort, leerling),
    terugzetten: bekend?.actief === false,
    codes: onbekend ? ['JAARGROEP_ONBEKEND', ...codes] : codes,
    [koppeling.soort === 'zeker' ? 'leerlingId' : 'voorstelId']: bekend?.id,
  };
}

/** Active pupils the file does not name; of a list only those of its own groups, since a list is often one class. */
function afwezigen(werk: Werk, regels: readonly Regel[]): BekendeLeerling[] {
  const genoemd = new Set(regels.flatMap((regel) => [regel.leerlingId, regel.voorstelId]));
  const eigen = new Set(werk.doelen.values());
  const lijst = werk.invoer.levering.soort === 'csv';
  return werk.invoer.stand.leerlingen.filter(
    (l) => l.actief && !genoemd.has(l.id) && (!lijst || l.groepen.some(({ groepId }) => eigen.has(groepId))),
  );
}

function leerkrachtenVan({ levering, stand }: PlanInvoer): Leerkracht[] {
  return levering.leerkrachten.map((bron, nr) => ({
    nr: nr + 1,
    naam: heleNaam(bron),
    email: bron.email.toLowerCase(),
    groepen: bron.groepen,
    rollen: [...new Set(bron.rollen)],
    bekend: stand.emails.has(bron.email.toLowerCase()),
  }));
}

function bundel(meldingen: readonly Melding[]): Map<string, Meldingcode[]> {
  const uit = new Map<string, Meldingcode[]>();
  for (const { code, element, sleutel } of meldingen)
    if (element === 'leerling') uit.set(sleutel, [...new Set([...(uit.get(sleutel) ?? []), code])]);
  return uit;
}

/** Names in which a wrong character set would show. */
function namenMetAccent(levering: Levering): string[] {
  return [...new Set(levering.leerlingen.map(heleNaam).filter((naam) => /[^ -~]/.test(naam)))].slice(0, 8);
}

/** Lines of a plan that are remarks on a pupil, with the line of the file. */
function rijmeldingen(regels: readonly Regel[], gelezen: readonly Melding[]): Melding[] {
  const al = new Set(gelezen.map(({ code, sleutel }) => `${code}|${sleutel}`));
  return regels.flatMap(({ codes, regel = 0, sleutel = '' }) =>
    codes
      .filter((code) => !al.has(`${code}|${sleutel}`))
      .map((code) => ({ code, regel, element: 'leerling', sleutel })),
  );
}

function bestandsmeldingen({ levering, gegokt, schooljaar }: PlanInvoer): Melding[] {
  const uit: Melding[] = [];
  if (gegokt) uit.push({ code: 'TEKENSET_GEGOKT', regel: 0, element: 'bestand', sleutel: '' });
  if (levering.schooljaar < schooljaar) uit.push({ code: 'OUD_SCHOOLJAAR', regel: 0, element: 'school', sleutel: '' });
  return uit;
}

/** Holds a file against the school and says what would happen; changes nothing. Works in bites, so that others go on. */
export async function maakPlan(invoer: PlanInvoer): Promise<Plan> {
  const { levering, stand } = invoer;
  const groepsplan = maakGroepsplan(
    levering,
    stand.groepen.filter((groep) => groep.schooljaar === levering.schooljaar),
  );
  const koppelaar = await Koppelaar.maak(stand.leerlingen, levering.soort === 'csv');
  const werk: Werk = {
    invoer,
    koppelaar,
    groepen: new Map(stand.groepen.map((groep) => [groep.id, groep])),
    doelen: groepdoelen(groepsplan.groepen, GEEN_GROEPKEUZE),
    groepcodes: new Map(levering.groepen.map((groep) => [groep.sleutel, groep.jaargroep])),
    kentExtra: levering.groepen.some((groep) => groep.samengesteld),
    dubbel: {
      sleutels: dubbele(levering.leerlingen.map((l) => l.sleutel)),
      eckids: dubbele(levering.leerlingen.map((l) => l.eckid)),
    },
    codes: bundel(levering.meldingen),
  };
  const bronnen = await mapInHappen(levering.leerlingen, (bron): Bron => {
    const eck = bron.eckid === '' ? undefined : invoer.eck(bron.eckid);
    return { bron, eck, koppeling: koppelaar.vind(bron, eck) };
  });
  await inHappen(bronnen, (bron) => {
    if (bron.koppeling.soort === 'niemand' && !isWeg(bron.bron, werk)) bron.koppeling = koppelaar.stelVoor(bron.bron);
  });
  const uitBestand = await mapInHappen(bronnen, (bron, nr) => regelVan(nr + 1, bron, werk));
  const weg = afwezigen(werk, uitBestand).map((l, nr): Regel => ({
    nr: uitBestand.length + nr + 1,
    soort: 'niet_in_bestand',
    leerlingId: l.id,
    velden: [],
    gekozen: false,
    terugzetten: false,
    codes: [],
    sleutel: l.sleutel ?? undefined,
  }));
  return {
    soort: levering.soort,
    schooljaar: levering.schooljaar,
    school: levering.school,
    gegokt: invoer.gegokt,
    nieuwSchooljaar:
      levering.soort === 'edexml' &&
      stand.groepen.some((g) => g.schooljaar < levering.schooljaar) &&
      stand.groepen.every((g) => g.schooljaar <= levering.schooljaar),
    regels: [...uitBestand, ...weg],
    groepen: groepsplan.groepen,
    leerkrachten: leerkrachtenVan(invoer),
    voorbeeldnamen: invoer.gegokt ? namenMetAccent(levering) : [],
    meldingen: [
      ...bestandsmeldingen(invoer),
      ...levering.meldingen,
      ...groepsplan.meldingen,
      ...rijmeldingen(uitBestand, levering.meldingen),
    ],
  };
}
