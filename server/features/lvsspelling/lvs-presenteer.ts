import { tekst, type Locale } from '../../platform/taal/teksten.ts';
import { mapInHappen } from '../../platform/tijd/happen.ts';
import { volleNaam } from '../../platform/taal/naam.ts';
import type { LvsBekend } from './lvs-koppelen.ts';
import { bewaardOpSleutel, lvsTellingen, type LvsPlan, type LvsPlanregel } from './lvs-plan.ts';
import { lvsSleutel, voegSamen, type LvsBewaard } from './lvs-uitslag.ts';
import type { LvsCode, LvsLeerling, LvsPlan as LvsPlanUit, LvsRegel } from './lvsspelling.contract.ts';

const NAMEN_MAX = 8;

export const lvsNaam = ({
  roepnaam,
  voorvoegsel,
  achternaam,
}: Pick<LvsBekend, 'roepnaam' | 'voorvoegsel' | 'achternaam'>): string =>
  volleNaam({ voornaam: roepnaam, voorvoegsel, achternaam });

const leerlingUit = (leerling: LvsBekend): LvsLeerling => ({
  id: leerling.id,
  naam: lvsNaam(leerling),
  groep: leerling.groep ?? undefined,
  geboortedatum: leerling.geboortedatum ?? undefined,
});

/** Sentence for what is wrong with a row. */
export const lvsMelding = (codes: readonly LvsCode[], locale: Locale): string =>
  codes.map((code) => tekst(locale, `lvs.${code}`)).join(' ');

interface Bekend {
  leerlingen: ReadonlyMap<string, LvsBekend>;
  bewaard: ReadonlyMap<string, LvsBewaard>;
  locale: Locale;
}

/** The result as it would become, and as it is now where that differs. */
function uitslagenVan(
  { soort, leerlingId = '', uitslag }: LvsPlanregel,
  bewaard: Bekend['bewaard'],
): Pick<LvsRegel, 'uitslag' | 'oud'> {
  const oud = soort === 'gewijzigd' && uitslag !== undefined ? bewaard.get(lvsSleutel(leerlingId, uitslag)) : undefined;
  return oud === undefined || uitslag === undefined
    ? { uitslag }
    : { uitslag: voegSamen(oud.uitslag, uitslag), oud: oud.uitslag };
}

function regelUit(regel: LvsPlanregel, { leerlingen, bewaard, locale }: Bekend): LvsRegel {
  const leerling = leerlingen.get(regel.leerlingId ?? '');
  return {
    nr: regel.nr,
    regel: regel.regel,
    soort: regel.soort,
    naam: regel.naam,
    codes: regel.codes,
    melding: lvsMelding(regel.codes, locale),
    ...uitslagenVan(regel, bewaard),
    leerling: leerling === undefined ? undefined : leerlingUit(leerling),
    kandidaten: regel.kandidaatIds.flatMap((id) => leerlingen.get(id) ?? []).map(leerlingUit),
  };
}

/** Names in which a wrong character set would show. */
const metAccent = ({ kop, regels }: LvsPlan): string[] =>
  kop.gegokt
    ? [...new Set(regels.map(({ naam }) => naam).filter((naam) => /[^ -~]/.test(naam)))].slice(0, NAMEN_MAX)
    : [];

export interface LvsPresentatie {
  planId: string;
  sha256: string;
  verlooptOp: Date;
  leerlingen: readonly LvsBekend[];
  bewaard: readonly LvsBewaard[];
  locale: Locale;
  kolommen: LvsPlanUit['kolommen'];
  profielen: LvsPlanUit['profielen'];
  herkend: string | undefined;
}

/** The plan as a person sees it. */
export async function presenteerLvs(plan: LvsPlan, deel: LvsPresentatie): Promise<LvsPlanUit> {
  const bekend: Bekend = {
    leerlingen: new Map(deel.leerlingen.map((leerling) => [leerling.id, leerling])),
    bewaard: bewaardOpSleutel(deel.bewaard),
    locale: deel.locale,
  };
  return {
    planId: deel.planId,
    fileSha256: deel.sha256,
    verlooptOp: deel.verlooptOp.toISOString(),
    kolommen: deel.kolommen,
    voorstel: plan.kop.mapping,
    mist: plan.kop.mist,
    profielen: deel.profielen,
    herkend: deel.herkend,
    tellingen: lvsTellingen(plan.regels),
    regels: await mapInHappen(plan.regels, (regel) => regelUit(regel, bekend)),
    voorbeeldnamen: metAccent(plan),
  };
}
