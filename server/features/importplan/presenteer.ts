import { mapInHappen } from '../../platform/tijd/happen.ts';
import type { Importplan, Meldingcode, PlanGroep, PlanRegel, Tellingen } from './importplan.contract.ts';
import type { Groep, Plan, PlanLeerling, Regel } from './plan.types.ts';
import { heleNaam, type BekendeLeerling, type Schoolstand } from './stand.ts';

const FOUTEN: ReadonlySet<Meldingcode> = new Set<Meldingcode>([
  'DUBBELE_SLEUTEL',
  'DUBBEL_ECKID',
  'SLEUTEL_LEEG',
  'NAAM_ONTBREEKT',
  'JAARGROEP_ONBEKEND',
  'CONFLICT',
]);
/** Share of the pupils without a match that look like somebody, from which the keys have probably changed. */
const KOPPELMODUS = 0.5;

export function tellingenVan(regels: readonly Regel[]): Tellingen {
  const uit: Tellingen = {
    nieuw: 0,
    gewijzigd: 0,
    ongewijzigd: 0,
    voorstel: 0,
    uit_school: 0,
    niet_in_bestand: 0,
    fout: 0,
    overgeslagen: 0,
  };
  for (const { soort } of regels) uit[soort] += 1;
  return uit;
}

const NIEMAND: PlanLeerling = { roepnaam: '', voorvoegsel: '', achternaam: '', sleutel: '', extra: [] };

interface Namen {
  groepen: ReadonlyMap<string, string>;
  opId: ReadonlyMap<string, string>;
  leerlingen: ReadonlyMap<string, BekendeLeerling>;
}

function bekendVan(leerling: BekendeLeerling | undefined, namen: Namen): PlanRegel['oud'] {
  if (leerling === undefined) return undefined;
  const groep = leerling.groepen
    .map(({ groepId }) => namen.opId.get(groepId) ?? '')
    .filter((naam) => naam !== '')
    .join(', ');
  return {
    naam: heleNaam(leerling),
    jaargroep: leerling.jaargroep,
    groep: groep === '' ? undefined : groep,
    geboortedatum: leerling.geboortedatum ?? undefined,
  };
}

function regelUit(regel: Regel, namen: Namen): PlanRegel {
  const { nieuw = NIEMAND, leerlingId = '', voorstelId = '' } = regel;
  const oud = namen.leerlingen.get(leerlingId);
  return {
    nr: regel.nr,
    soort: regel.soort,
    regel: regel.regel,
    sleutel: regel.sleutel,
    naam: heleNaam(regel.nieuw ?? oud ?? NIEMAND),
    jaargroep: nieuw.jaargroep,
    jaargroepCode: nieuw.jaargroepCode,
    groep: namen.groepen.get(nieuw.groep ?? ''),
    geboortedatum: nieuw.geboortedatum,
    extra: nieuw.extra.flatMap((sleutel) => namen.groepen.get(sleutel) ?? []),
    gekozen: regel.gekozen,
    velden: regel.velden,
    terugzetten: regel.terugzetten,
    codes: regel.codes,
    oud: bekendVan(oud, namen),
    voorstel: bekendVan(namen.leerlingen.get(voorstelId), namen),
  };
}

const groepUit = ({
  sleutel,
  naam,
  jaargroepen,
  samengesteld,
  groepId,
  aantal,
  samenMet,
  jaargroepNodig,
}: Groep): PlanGroep => ({
  sleutel,
  naam,
  jaargroepen,
  samengesteld,
  bestaand: groepId !== undefined,
  aantal,
  jaargroepNodig,
  samenMet,
});

export interface Presentatie {
  planId: string;
  sha256: string;
  verlooptOp: string;
  plaatsen: number | undefined;
  stand: Schoolstand;
}

/** The plan as a person sees it. */
export async function presenteer(plan: Plan, deel: Presentatie): Promise<Importplan> {
  const namen: Namen = {
    groepen: new Map(plan.groepen.map((groep) => [groep.sleutel, groep.naam])),
    opId: new Map(deel.stand.groepen.map((groep) => [groep.id, groep.naam])),
    leerlingen: new Map(deel.stand.leerlingen.map((leerling) => [leerling.id, leerling])),
  };
  const tellingen = tellingenVan(plan.regels);
  const zonder = tellingen.voorstel + tellingen.nieuw;
  const bestand = plan.regels.length - tellingen.niet_in_bestand;
  const code = plan.school.brin ?? plan.school.instellingsnummer;
  return {
    planId: deel.planId,
    soort: plan.soort,
    fileSha256: deel.sha256,
    verlooptOp: deel.verlooptOp,
    tellingen,
    school: {
      schooljaar: plan.schooljaar,
      nieuwSchooljaar: plan.nieuwSchooljaar,
      code: code === undefined ? undefined : `${code}${plan.school.dependance ?? ''}`,
    },
    actief: deel.stand.leerlingen.filter((l) => l.actief).length,
    plaatsen: deel.plaatsen,
    koppelmodus:
      tellingen.voorstel > 0 && zonder >= bestand * KOPPELMODUS && tellingen.voorstel >= zonder * KOPPELMODUS,
    voorbeeldnamen: plan.voorbeeldnamen,
    groepen: plan.groepen.map(groepUit),
    regels: await mapInHappen(plan.regels, (regel) => regelUit(regel, namen)),
    leerkrachten: plan.leerkrachten.map(({ nr, naam, email, groepen, rollen, bekend }) => ({
      nr,
      naam,
      groepen: groepen.flatMap((sleutel) => namen.groepen.get(sleutel) ?? []),
      rollen,
      bekend,
      email: email === '' ? undefined : email,
    })),
    fouten: plan.meldingen.filter(({ code: melding }) => FOUTEN.has(melding)),
    waarschuwingen: plan.meldingen.filter(({ code: melding }) => !FOUTEN.has(melding)),
  };
}
