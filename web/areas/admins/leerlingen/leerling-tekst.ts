import type { TFunction } from 'i18next';
import type { LeerlingItem } from '#server/features/leerlingen/leerlingen.contract.ts';
import { dagenGeleden, korteDatum } from '../datum.ts';
import { jaarTekst, metHoofdletter } from '../jaargroep.ts';
import { KOLOMMEN } from './kolommen.ts';
import { volleNaam } from './naam.ts';

export interface Woorden {
  t: TFunction;
  taal: string;
  nu: Date;
}

/** vandaag, gisteren, or the date. */
export function laatstTekst({ t, taal, nu }: Woorden, moment: string | undefined): string {
  if (moment === undefined) return t('admins:leerlingen.nooit');
  const datum = new Date(moment);
  const dagen = dagenGeleden(datum, nu);
  if (dagen <= 0) return t('admins:vandaag');
  return dagen === 1 ? t('admins:gisteren') : korteDatum(taal, datum);
}

/** The table as it goes to a spreadsheet. */
export function leerlingenCsv(woorden: Woorden, items: readonly LeerlingItem[]): string[][] {
  const { t } = woorden;
  const kop = KOLOMMEN.map((kolom) => t(`admins:leerlingen.kolom.${kolom}`));
  const rijen = items.map((kind) => [
    volleNaam(kind),
    metHoofdletter(jaarTekst(t, kind.jaargroep)),
    t(`admins:inlog.${kind.inlogsoort}`) + (kind.geblokkeerd ? `, ${t('admins:inlog.geblokkeerd')}` : ''),
    kind.laatstGeoefendOp === undefined ? t('admins:leerlingen.nooit') : kind.laatstGeoefendOp.slice(0, 10),
    String(kind.weekMinuten),
    String(kind.takenVandaag),
    kind.struikelDoel?.naam ?? '',
  ]);
  return [[...kop], ...rijen];
}
