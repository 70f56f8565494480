import type { TFunction } from 'i18next';
import type { MatrixData } from './matrix-data.ts';

/** One row per pupil, one column per goal: percentage and word. Compared, a second column says the percentage of before. */
export function voortgangCsv(t: TFunction, { rijen: rows, doelen, compared }: MatrixData, before = ''): string[][] {
  const header = [
    t('voortgang:matrix.leerling'),
    ...doelen.flatMap(({ naam: name }) =>
      compared ? [name, t('voortgang:csv.was', { doel: name, periode: before })] : [name],
    ),
  ];
  return [
    header,
    ...rows.map((row) => [
      row.naam,
      ...doelen.flatMap(({ id }) => {
        const cell = row.cellen.get(id);
        const woord = t(`admins:status.${cell?.status ?? 'niets'}`);
        const now = cell?.pct === undefined ? woord : `${cell.pct}% ${woord}`;
        const was = row.before.get(id);
        return compared ? [now, was === undefined ? '' : `${was}%`] : [now];
      }),
    ]),
  ];
}
