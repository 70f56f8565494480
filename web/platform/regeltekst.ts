import { useTranslation } from 'react-i18next';

/** What a rule needs to be said: the bounds of the field, or an example. */
export interface Regelwaarden { max?: number; min?: number; a?: number; b?: number; voorbeeld?: string }

/** Sentence of a broken rule; null when nothing is broken. */
export function useRegeltekst(): (code: string | null, waarden?: Regelwaarden) => string | null {
  const { t } = useTranslation('formulier');
  return (code, waarden = {}) => {
    if (code === null) return null;
    const sleutel = code === 'formaat' && waarden.voorbeeld === undefined ? 'formaat.kort' : code;
    return t(`regel.${sleutel}`, { ...waarden });
  };
}
