import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PASSWORD_MAX, PASSWORD_MIN } from '#engine/core/domein/password.ts';
import type { FieldForm, TextName } from '#web/ui/formulier/use-field.ts';
import { BoundField } from './bound-field.tsx';

interface Part<W extends FieldValues> {
  form: FieldForm<W>;
  naam: TextName<W>;
  label: string;
  first?: boolean;
  hulp?: boolean;
}

/** Field for a new password of an adult, with the one rule that counts: long. */
export function NewPassword<W extends FieldValues>({
  form,
  naam: name,
  label,
  first = false,
  hulp: help = false,
}: Part<W>) {
  const { t } = useTranslation('auth');
  return (
    <BoundField
      form={form}
      naam={name}
      label={label}
      autoComplete="new-password"
      geheim
      first={first}
      regel={{ min: PASSWORD_MIN, max: PASSWORD_MAX }}
      {...(help ? { hulp: t('wachtwoord.hulp', { n: PASSWORD_MIN }) } : {})}
    />
  );
}
