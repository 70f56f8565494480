import type { TFunction } from 'i18next';
import type { MatrixData } from './matrix-data.ts';

/** One row per pupil, one column per goal: percentage and word. */
export function voortgangCsv(t: TFunction, { rijen: rows, doelen }: MatrixData): string[][] {
  const header = [t('voortgang:matrix.leerling'), ...doelen.map(({ naam: name }) => name)];
  return [
    header,
    ...rows.map((row) => [
      row.naam,
      ...doelen.map(({ id }) => {
        const cell = row.cellen.get(id);
        const woord = t(`admins:status.${cell?.status ?? 'niets'}`);
        return cell?.pct === undefined ? woord : `${cell.pct}% ${woord}`;
      }),
    ]),
  ];
}
