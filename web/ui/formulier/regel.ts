import { useTranslation } from 'react-i18next';

/** What a rule needs to be said: the bounds of the field (`n` = both), other numbers, or an example. */
export interface RegelWaarden {
  n?: number;
  min?: number;
  max?: number;
  a?: number;
  b?: number;
  voorbeeld?: string;
}

interface Regelzin {
  (code: string, waarden?: RegelWaarden): string;
  (code: string | null, waarden?: RegelWaarden): string | null;
}

/** Sentence of a broken rule; null when nothing is broken. */
export function useRegel(): Regelzin {
  const { t } = useTranslation('formulier');
  function zin(code: string, waarden?: RegelWaarden): string;
  function zin(code: string | null, waarden?: RegelWaarden): string | null;
  function zin(code: string | null, waarden: RegelWaarden = {}): string | null {
    if (code === null) return null;
    const sleutel = code === 'formaat' && waarden.voorbeeld === undefined ? 'formaat.kort' : code;
    return t(`regel.${sleutel}`, { min: waarden.n, max: waarden.n, ...waarden });
  }
  return zin;
}
