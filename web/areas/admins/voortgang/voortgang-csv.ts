import type { TFunction } from 'i18next';
import type { Matrix } from './matrix-data.ts';

/** One row per pupil, one column per goal: percentage and word. */
export function voortgangCsv(t: TFunction, { rijen, doelen }: Matrix): string[][] {
  const kop = [t('admins:matrix.leerling'), ...doelen.map(({ naam }) => naam)];
  return [
    kop,
    ...rijen.map((rij) => [
      rij.naam,
      ...doelen.map(({ id }) => {
        const cel = rij.cellen.get(id);
        const woord = t(`admins:status.${cel?.status ?? 'niets'}`);
        return cel?.pct === undefined ? woord : `${cel.pct}% ${woord}`;
      }),
    ]),
  ];
}
