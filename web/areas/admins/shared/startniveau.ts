import type { TFunction } from 'i18next';
import { yearText } from './jaargroep.ts';

/** A year with a half in the words of the locale: Begin groep 5, Midden 3e leerjaar. */
export const startniveauText = (t: TFunction, niveau: number): string =>
  t(Number.isInteger(niveau) ? 'beheer:startniveau.begin' : 'beheer:startniveau.half', {
    jaar: yearText(t, Math.floor(niveau)),
  });
