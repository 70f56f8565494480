import { serverText, type TextLocale } from '../../platform/taal/texts.ts';
import { mapInChunks } from '../../platform/time/chunks.ts';
import { registeredName } from '../../platform/taal/name.ts';
import type { LvsKnown } from './lvs-link.ts';
import { savedByKey, lvsTallies, type LvsPlanDraft, type LvsPlanLine } from './lvs-plan.ts';
import { lvsKey, merge, type LvsSaved } from './lvs-finding.ts';
import type { LvsCode, LvsLeerling, LvsPlan as LvsPlanOutput, LvsLine } from './lvsspelling.contract.ts';

const NAMES_MAX = 8;

export const lvsName = ({
  roepnaam,
  voorvoegsel,
  achternaam,
}: Pick<LvsKnown, 'roepnaam' | 'voorvoegsel' | 'achternaam'>): string =>
  registeredName({ voornaam: roepnaam, voorvoegsel, achternaam });

const presentLeerling = (leerling: LvsKnown): LvsLeerling => ({
  id: leerling.id,
  naam: lvsName(leerling),
  groep: leerling.groep ?? undefined,
  geboortedatum: leerling.geboortedatum ?? undefined,
});

/** Sentence for what is wrong with a row. */
export const lvsNotice = (codes: readonly LvsCode[], locale: TextLocale): string =>
  codes.map((code) => serverText(locale, `lvs.${code}`)).join(' ');

interface Known {
  leerlingen: ReadonlyMap<string, LvsKnown>;
  saved: ReadonlyMap<string, LvsSaved>;
  locale: TextLocale;
}

/** The result as it would become, and as it is now where that differs. */
function findingsOf(
  { soort: kind, leerlingId = '', uitslag: finding }: LvsPlanLine,
  saved: Known['saved'],
): Pick<LvsLine, 'uitslag' | 'oud'> {
  const old = kind === 'gewijzigd' && finding !== undefined ? saved.get(lvsKey(leerlingId, finding)) : undefined;
  return old === undefined || finding === undefined
    ? { uitslag: finding }
    : { uitslag: merge(old.uitslag, finding), oud: old.uitslag };
}

function toLine(rule: LvsPlanLine, { leerlingen, saved, locale }: Known): LvsLine {
  const leerling = leerlingen.get(rule.leerlingId ?? '');
  return {
    nr: rule.nr,
    regel: rule.regel,
    soort: rule.soort,
    naam: rule.naam,
    codes: rule.codes,
    melding: lvsNotice(rule.codes, locale),
    ...findingsOf(rule, saved),
    leerling: leerling === undefined ? undefined : presentLeerling(leerling),
    kandidaten: rule.candidateIds.flatMap((id) => leerlingen.get(id) ?? []).map(presentLeerling),
  };
}

/** Names in which a wrong character set would show. */
const withAccent = ({ kop: header, regels: rules }: LvsPlanDraft): string[] =>
  header.gegokt
    ? [...new Set(rules.map(({ naam: name }) => name).filter((name) => /[^ -~]/.test(name)))].slice(0, NAMES_MAX)
    : [];

export interface LvsPresentation {
  planId: string;
  sha256: string;
  verlooptOp: Date;
  leerlingen: readonly LvsKnown[];
  saved: readonly LvsSaved[];
  locale: TextLocale;
  kolommen: LvsPlanOutput['kolommen'];
  profielen: LvsPlanOutput['profielen'];
  herkend: string | undefined;
}

/** The plan as a person sees it. */
export async function presentLvs(plan: LvsPlanDraft, part: LvsPresentation): Promise<LvsPlanOutput> {
  const known: Known = {
    leerlingen: new Map(part.leerlingen.map((leerling) => [leerling.id, leerling])),
    saved: savedByKey(part.saved),
    locale: part.locale,
  };
  return {
    planId: part.planId,
    fileSha256: part.sha256,
    verlooptOp: part.verlooptOp.toISOString(),
    kolommen: part.kolommen,
    voorstel: plan.kop.mapping,
    mist: plan.kop.mist,
    profielen: part.profielen,
    herkend: part.herkend,
    tellingen: lvsTallies(plan.regels),
    regels: await mapInChunks(plan.regels, (rule) => toLine(rule, known)),
    voorbeeldnamen: withAccent(plan),
  };
}
