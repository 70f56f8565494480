import type { TFunction } from 'i18next';
import { partsOfMoment, type Aanbieder, type Scale } from '#engine/core/domein/lvs.ts';
import type { LvsFinding } from '#server/features/lvsspelling/lvs-results.contract.ts';
import { dateText } from '#web/platform/date-text.ts';
import { yearText } from '../jaargroep.ts';

/** A scale with who it is of, since a C of Cito is another C than one of VCLB. */
export function scaleText(t: TFunction, scale: Scale, aanbieder?: Aanbieder): string {
  const own = scale === 'VCLB' || aanbieder === undefined || aanbieder === 'anders';
  return own ? t(`lvs:schaal.${scale}`) : `${t(`lvs:aanbieder.${aanbieder}`)} ${t(`lvs:schaal.${scale}`)}`;
}

/** Level and scale, never one without the other: C (Cito A-E). */
export const niveauText = (
  t: TFunction,
  { niveau, schaal: scale, aanbieder }: { niveau: string; schaal: Scale; aanbieder?: Aanbieder },
): string => `${niveau} (${scaleText(t, scale, aanbieder)})`;

/** midden groep 5, midden 3e leerjaar */
export function toetsmomentText(t: TFunction, moment: string): string {
  const { deel: part, jaar: year } = partsOfMoment(moment);
  return t(`lvs:moment.${part}`, { jaar: yearText(t, year) });
}

export const lvsDayText = (language: string, day: string): string => dateText(language, new Date(`${day}T12:00:00`));

/** 60+ comes in as one more than the scale has. */
const DLE_ABOVE_MAX = 61;
/** Didactic level as a supplier writes it. */
export const dleText = (dle: number): string => (dle === DLE_ABOVE_MAX ? '60+' : String(dle));
const number = (value: number): string => String(value).replace('.', ',');

/** Everything a result says, the level first. */
export function resultParts(t: TFunction, u: LvsFinding): string[] {
  const parts: (string | false)[] = [
    u.niveau !== undefined &&
      u.schaal !== undefined &&
      niveauText(t, { niveau: u.niveau, schaal: u.schaal, aanbieder: u.aanbieder }),
    u.aantalgoed !== undefined &&
      (u.aantalopgaven === undefined
        ? t('lvs:uitslag.goed', { count: u.aantalgoed })
        : t('lvs:uitslag.goedVan', { goed: u.aantalgoed, opgaven: u.aantalopgaven })),
    u.vaardigheidsscore !== undefined && t('lvs:uitslag.score', { score: number(u.vaardigheidsscore) }),
    u.percentiel !== undefined && t('lvs:uitslag.percentiel', { pct: u.percentiel }),
    u.dle !== undefined && t('lvs:uitslag.dle', { dle: dleText(u.dle) }),
    u.fn !== undefined && t('lvs:uitslag.fn', { fn: u.fn }),
  ];
  return parts.filter((part) => part !== false);
}
