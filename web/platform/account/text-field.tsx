import TextField from '@mui/material/TextField';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useRuleText, type RuleValues } from '#web/ui/formulier/rule.ts';
import { useField, type FieldForm, type TextName } from '#web/ui/formulier/use-field.ts';

interface Props<W extends FieldValues> {
  form: FieldForm<W>;
  label: string;
  naam: TextName<W>;
  geheim: boolean;
  autoComplete: string;
  hulp: string;
  regel: RuleValues;
}

/** What is said of a secret that does not fit. */
const UNKNOWN: Readonly<Record<string, string>> = { huidigWachtwoord: 'huidigOnjuist', code: 'totp.codeOnjuist' };

/** Outlined field of a card with several forms on one page: passing through it empty is no mistake yet. */
export function AccountTextField<W extends FieldValues>({
  form,
  label,
  naam: name,
  geheim: secret,
  autoComplete,
  hulp: help,
  regel: rule,
}: Props<W>) {
  const { t } = useTranslation('account');
  const zin = useRuleText();
  const { code, ref, onBlur, ...field } = useField(form, name);
  const unknown = code === 'onbekend' ? UNKNOWN[name] : undefined;
  const explanation = unknown === undefined ? zin(code, rule) : t(unknown);
  return (
    <TextField
      {...field}
      inputRef={ref}
      label={label}
      type={secret ? 'password' : 'text'}
      autoComplete={autoComplete}
      error={code !== null}
      helperText={explanation ?? help}
      fullWidth
      onBlur={() => {
        if (field.value !== '') onBlur();
      }}
    />
  );
}
