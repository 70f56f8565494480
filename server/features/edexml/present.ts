import { mapInChunks } from '../../platform/time/chunks.ts';
import type { Importplan, NoticeCode, PlanGroep, PlanLine, Tallies } from './edexml.contract.ts';
import type { DraftGroep, ImportPlanDraft, PlanLeerling, DraftRule } from './plan.types.ts';
import { wholeName, type KnownLeerling, type SchoolState } from './standing.ts';

const ERRORS: ReadonlySet<NoticeCode> = new Set<NoticeCode>([
  'DUBBELE_SLEUTEL',
  'DUBBEL_ECKID',
  'SLEUTEL_LEEG',
  'NAAM_ONTBREEKT',
  'JAARGROEP_ONBEKEND',
  'CONFLICT',
]);
/** Share of the pupils without a match that look like somebody, from which the keys have probably changed. */
const LINK_MODE = 0.5;

export function talliesOf(rules: readonly DraftRule[]): Tallies {
  const out: Tallies = {
    nieuw: 0,
    gewijzigd: 0,
    ongewijzigd: 0,
    voorstel: 0,
    uit_school: 0,
    niet_in_bestand: 0,
    fout: 0,
    overgeslagen: 0,
  };
  for (const { soort: kind } of rules) out[kind] += 1;
  return out;
}

const NOBODY: PlanLeerling = { roepnaam: '', voorvoegsel: '', achternaam: '', sleutel: '', extra: [] };

interface Names {
  groepen: ReadonlyMap<string, string>;
  byId: ReadonlyMap<string, string>;
  leerlingen: ReadonlyMap<string, KnownLeerling>;
}

function knownOf(leerling: KnownLeerling | undefined, names: Names): PlanLine['oud'] {
  if (leerling === undefined) return undefined;
  const groep = leerling.groepen
    .map(({ groepId }) => names.byId.get(groepId) ?? '')
    .filter((name) => name !== '')
    .join(', ');
  return {
    naam: wholeName(leerling),
    jaargroep: leerling.jaargroep,
    groep: groep === '' ? undefined : groep,
    geboortedatum: leerling.geboortedatum ?? undefined,
  };
}

function toLine(rule: DraftRule, names: Names): PlanLine {
  const { nieuw: newOne = NOBODY, leerlingId = '', proposalId = '' } = rule;
  const old = names.leerlingen.get(leerlingId);
  return {
    nr: rule.nr,
    soort: rule.soort,
    regel: rule.regel,
    sleutel: rule.sleutel,
    naam: wholeName(rule.nieuw ?? old ?? NOBODY),
    jaargroep: newOne.jaargroep,
    jaargroepCode: newOne.jaargroepCode,
    groep: names.groepen.get(newOne.groep ?? ''),
    geboortedatum: newOne.geboortedatum,
    extra: newOne.extra.flatMap((key) => names.groepen.get(key) ?? []),
    gekozen: rule.gekozen,
    velden: rule.velden,
    terugzetten: rule.terugzetten,
    codes: rule.codes,
    oud: knownOf(old, names),
    voorstel: knownOf(names.leerlingen.get(proposalId), names),
  };
}

const toGroep = ({
  sleutel: key,
  naam: name,
  jaargroepen,
  samengesteld: composed,
  groepId,
  aantal: count,
  samenMet: togetherWith,
  jaargroepNodig: jaargroepRequired,
}: DraftGroep): PlanGroep => ({
  sleutel: key,
  naam: name,
  jaargroepen,
  samengesteld: composed,
  bestaand: groepId !== undefined,
  aantal: count,
  jaargroepNodig: jaargroepRequired,
  samenMet: togetherWith,
});

export interface Presentation {
  planId: string;
  sha256: string;
  verlooptOp: string;
  plaatsen: number | undefined;
  stand: SchoolState;
}

/** The plan as a person sees it. */
export async function presentPlan(plan: ImportPlanDraft, part: Presentation): Promise<Importplan> {
  const names: Names = {
    groepen: new Map(plan.groepen.map((groep) => [groep.sleutel, groep.naam])),
    byId: new Map(part.stand.groepen.map((groep) => [groep.id, groep.naam])),
    leerlingen: new Map(part.stand.leerlingen.map((leerling) => [leerling.id, leerling])),
  };
  const tallies = talliesOf(plan.regels);
  const without = tallies.voorstel + tallies.nieuw;
  const file = plan.regels.length - tallies.niet_in_bestand;
  const code = plan.school.brin ?? plan.school.instellingsnummer;
  return {
    planId: part.planId,
    soort: plan.soort,
    fileSha256: part.sha256,
    verlooptOp: part.verlooptOp,
    tellingen: tallies,
    school: {
      schooljaar: plan.schooljaar,
      nieuwSchooljaar: plan.nieuwSchooljaar,
      code: code === undefined ? undefined : `${code}${plan.school.dependance ?? ''}`,
    },
    actief: part.stand.leerlingen.filter((l) => l.actief).length,
    plaatsen: part.plaatsen,
    koppelmodus: tallies.voorstel > 0 && without >= file * LINK_MODE && tallies.voorstel >= without * LINK_MODE,
    voorbeeldnamen: plan.voorbeeldnamen,
    groepen: plan.groepen.map(toGroep),
    regels: await mapInChunks(plan.regels, (rule) => toLine(rule, names)),
    leerkrachten: plan.leerkrachten.map(({ nr, naam: name, email, groepen, rollen: roles, bekend: known }) => ({
      nr,
      naam: name,
      groepen: groepen.flatMap((key) => names.groepen.get(key) ?? []),
      rollen: roles,
      bekend: known,
      email: email === '' ? undefined : email,
    })),
    fouten: plan.meldingen.filter(({ code: notice }) => ERRORS.has(notice)),
    waarschuwingen: plan.meldingen.filter(({ code: notice }) => !ERRORS.has(notice)),
  };
}
