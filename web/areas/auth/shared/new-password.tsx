import { useTranslation } from 'react-i18next';
import { PASSWORD_MAX, PASSWORD_MIN } from '#engine/core/domein/password.ts';
import { useRuleText } from '#web/ui/formulier/rule.ts';
import { Field } from './field.tsx';

interface Part {
  waarde: string;
  onValue: (value: string) => void;
  onLeave: () => void;
  fout: string | null;
  naam: string;
  label: string;
  first?: boolean;
  hulp?: boolean;
}

/** Field for a new password of an adult, with the one rule that counts: long. */
export function NewPassword({
  waarde: value,
  onValue,
  onLeave,
  fout: error,
  naam: name,
  label,
  first = false,
  hulp: help = false,
}: Part) {
  const { t } = useTranslation('auth');
  const rule = useRuleText();
  return (
    <Field
      label={label}
      naam={name}
      waarde={value}
      onValue={onValue}
      onLeave={onLeave}
      autoComplete="new-password"
      geheim
      first={first}
      fout={rule(error, { min: PASSWORD_MIN, max: PASSWORD_MAX })}
      {...(help ? { hulp: t('wachtwoord.hulp', { n: PASSWORD_MIN }) } : {})}
    />
  );
}
