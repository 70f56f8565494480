import { useTranslation } from 'react-i18next';
import type { ListedAdmin } from '#server/features/admins/admins.contract.ts';
import { dateText } from '#web/platform/date-text.ts';
import { noonOf } from '../shared/date.ts';

const COLUMNS = [
  'naam',
  'code',
  'plaats',
  'land',
  'soort',
  'stand',
  'gebruikt',
  'plaatsen',
  'functies',
  'eind',
  'laatst',
  'behandelaar',
] as const;

/** The customers as lines of a file. */
export function useCustomersCsv(): { head: string[]; rows: (admins: readonly ListedAdmin[]) => string[][] } {
  const { t, i18n } = useTranslation('admin-list');
  return {
    head: COLUMNS.map((column) => t(`kolom.${column}`)),
    rows: (admins) =>
      admins.map((admin) => [
        admin.naam,
        admin.code,
        admin.plaats,
        admin.land,
        t(`soort.${admin.soort}`),
        t(`stand.${admin.status ?? 'zonder'}`),
        admin.plaatsen === null ? '' : String(admin.plaatsen.gebruikt),
        admin.plaatsen === null ? '' : String(admin.plaatsen.totaal),
        admin.features.map((feature) => t(`functie.${feature}`)).join(', '),
        admin.eind === null ? '' : dateText(i18n.language, noonOf(admin.eind)),
        admin.lastLogin === null ? '' : dateText(i18n.language, new Date(admin.lastLogin)),
        admin.behandelaar ?? '',
      ]),
  };
}
