import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import { useRuleText, type RuleValues } from '#web/ui/formulier/rule.ts';

interface Props {
  label: string;
  naam: string;
  waarde: string;
  fout: string | null;
  onValue: (value: string) => void;
  onLeave: () => void;
  geheim?: boolean;
  autoComplete?: string;
  hulp?: string;
  regel?: RuleValues;
  vast?: boolean;
}

/** Outlined field with the sentence of its broken rule. */
export function AccountTextField({
  label,
  naam: name,
  waarde: value,
  fout: error,
  onValue,
  onLeave,
  geheim: secret = false,
  autoComplete = 'off',
  hulp: help = '',
  regel: rule = {},
  vast: fixed = false,
}: Props) {
  const { t } = useTranslation('account');
  const zin = useRuleText();
  const explanation = name === 'huidigWachtwoord' && error === 'onbekend' ? t('huidigOnjuist') : zin(error, rule);
  return (
    <TextField
      label={label}
      name={name}
      value={value}
      type={secret ? 'password' : 'text'}
      autoComplete={autoComplete}
      error={error !== null}
      helperText={explanation ?? help}
      disabled={fixed}
      fullWidth
      onChange={({ target }) => onValue(target.value)}
      onBlur={onLeave}
    />
  );
}
