import { useTranslation } from 'react-i18next';

/** What a rule needs to be said: the bounds of the field (`n` = both), other numbers, or an example. */
export interface RuleValues {
  n?: number;
  min?: number;
  max?: number;
  a?: number;
  b?: number;
  voorbeeld?: string;
}

interface RuleSentence {
  (code: string, values?: RuleValues): string;
  (code: string | null, values?: RuleValues): string | null;
}

/** Sentence of a broken rule; null when nothing is broken. */
export function useRuleText(): RuleSentence {
  const { t } = useTranslation('formulier');
  function zin(code: string, values?: RuleValues): string;
  function zin(code: string | null, values?: RuleValues): string | null;
  function zin(code: string | null, values: RuleValues = {}): string | null {
    if (code === null) return null;
    const key = code === 'formaat' && values.voorbeeld === undefined ? 'formaat.kort' : code;
    return t(`regel.${key}`, { min: values.n, max: values.n, ...values });
  }
  return zin;
}
