import type { TFunction } from 'i18next';
import { delenVanMoment, type Aanbieder, type Schaal } from '#engine/core/domein/lvs.ts';
import type { LvsUitslag } from '#server/features/lvsspelling/lvsresultaten.contract.ts';
import { datumTekst } from '../datum.ts';
import { jaarTekst } from '../jaargroep.ts';

/** A scale with who it is of, since a C of Cito is another C than one of VCLB. */
export function schaalTekst(t: TFunction, schaal: Schaal, aanbieder?: Aanbieder): string {
  const eigen = schaal === 'VCLB' || aanbieder === undefined || aanbieder === 'anders';
  return eigen
    ? t(`lvsspelling:schaal.${schaal}`)
    : `${t(`lvsspelling:aanbieder.${aanbieder}`)} ${t(`lvsspelling:schaal.${schaal}`)}`;
}

/** Level and scale, never one without the other: C (Cito A-E). */
export const niveauTekst = (
  t: TFunction,
  { niveau, schaal, aanbieder }: { niveau: string; schaal: Schaal; aanbieder?: Aanbieder },
): string => `${niveau} (${schaalTekst(t, schaal, aanbieder)})`;

/** midden groep 5, midden 3e leerjaar */
export function toetsmomentTekst(t: TFunction, moment: string): string {
  const { deel, jaar } = delenVanMoment(moment);
  return t(`lvsspelling:moment.${deel}`, { jaar: jaarTekst(t, jaar) });
}

export const dagTekst = (taal: string, dag: string): string => datumTekst(taal, new Date(`${dag}T12:00:00`));

/** 60+ comes in as one more than the scale has. */
const DLE_BOVEN = 61;
/** Didactic level as a supplier writes it. */
export const dleTekst = (dle: number): string => (dle === DLE_BOVEN ? '60+' : String(dle));
const getal = (waarde: number): string => String(waarde).replace('.', ',');

/** Everything a result says, the level first. */
export function uitslagDelen(t: TFunction, u: LvsUitslag): string[] {
  const delen: (string | false)[] = [
    u.niveau !== undefined &&
      u.schaal !== undefined &&
      niveauTekst(t, { niveau: u.niveau, schaal: u.schaal, aanbieder: u.aanbieder }),
    u.aantalgoed !== undefined &&
      (u.aantalopgaven === undefined
        ? t('lvsspelling:uitslag.goed', { count: u.aantalgoed })
        : t('lvsspelling:uitslag.goedVan', { goed: u.aantalgoed, opgaven: u.aantalopgaven })),
    u.vaardigheidsscore !== undefined && t('lvsspelling:uitslag.score', { score: getal(u.vaardigheidsscore) }),
    u.percentiel !== undefined && t('lvsspelling:uitslag.percentiel', { pct: u.percentiel }),
    u.dle !== undefined && t('lvsspelling:uitslag.dle', { dle: dleTekst(u.dle) }),
    u.fn !== undefined && t('lvsspelling:uitslag.fn', { fn: u.fn }),
  ];
  return delen.filter((deel) => deel !== false);
}
