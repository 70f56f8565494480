import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { ToetsAntwoord, ToetsResults } from '#server/features/methodetoetsen/toets-results.contract.ts';

function textOf(t: TFunction<'methodetoetsen'>, antwoord: ToetsAntwoord | undefined): string {
  if (antwoord === undefined) return '';
  const own = antwoord.overschreven !== undefined;
  if (antwoord.silent && !own) return t('cel.stil');
  return antwoord.goed && !own ? t('cel.goed') : antwoord.ruw || t('cel.leeg');
}

/** Makes the rows of the file: one a child, with state, score, and what was written for each word. */
export function useToetsCsv(): (results: ToetsResults) => string[][] {
  const { t } = useTranslation('methodetoetsen');
  return ({ toets, afnamen }) => {
    const columns = [t('kolom.leerling'), t('kolom.stand'), t('kolom.goed'), t('kolom.counted'), t('kolom.procent')];
    return [
      [...columns, ...toets.woorden.map(({ woord }) => woord)],
      ...afnamen.map(({ naam: name, status, goed: right, counted, pct, antwoorden }) => [
        name,
        t(`afname.${status}`),
        ...(pct === undefined ? ['', '', ''] : [right, counted, pct].map(String)),
        ...toets.woorden.map((_, index) => textOf(t, antwoorden[index])),
      ]),
    ];
  };
}
