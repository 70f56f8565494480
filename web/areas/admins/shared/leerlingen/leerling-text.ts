import type { TFunction } from 'i18next';
import type { LeerlingItem } from '#server/features/leerlingen/leerlingen.contract.ts';
import { shortDate } from '#web/platform/date-text.ts';
import { daysAgo } from '../date.ts';
import { yearText, withHoofdletter } from '../jaargroep.ts';
import { LEERLING_COLUMNS } from './columns.ts';
import { fullName } from './name.ts';

interface Woorden {
  t: TFunction;
  language: string;
  now: Date;
}

/** vandaag, gisteren, or the date. */
export function lastText({ t, language, now }: Woorden, moment: string | undefined): string {
  if (moment === undefined) return t('admins:leerlingen.nooit');
  const date = new Date(moment);
  const days = daysAgo(date, now);
  if (days <= 0) return t('admins:vandaag');
  return days === 1 ? t('admins:gisteren') : shortDate(language, date);
}

/** The table as it goes to a spreadsheet. */
export function leerlingenCsv(woorden: Woorden, items: readonly LeerlingItem[]): string[][] {
  const { t } = woorden;
  const header = LEERLING_COLUMNS.map((column) => t(`admins:leerlingen.kolom.${column}`));
  const rows = items.map((kind) => [
    fullName(kind),
    withHoofdletter(yearText(t, kind.jaargroep)),
    t(`admins:inlog.${kind.inlogsoort}`) + (kind.geblokkeerd ? `, ${t('admins:inlog.geblokkeerd')}` : ''),
    kind.laatstGeoefendOp === undefined ? t('admins:leerlingen.nooit') : kind.laatstGeoefendOp.slice(0, 10),
    String(kind.weekMinuten),
    String(kind.takenVandaag),
    kind.struikelDoel?.naam ?? '',
  ]);
  return [[...header], ...rows];
}
