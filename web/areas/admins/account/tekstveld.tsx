import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import { useRegel, type RegelWaarden } from '#web/ui/formulier/regel.ts';

interface Props {
  label: string;
  naam: string;
  waarde: string;
  fout: string | null;
  onWaarde: (waarde: string) => void;
  onVerlaat: () => void;
  geheim?: boolean;
  autoComplete?: string;
  hulp?: string;
  regel?: RegelWaarden;
  vast?: boolean;
}

/** Outlined field with the sentence of its broken rule. */
export function Tekstveld({
  label,
  naam,
  waarde,
  fout,
  onWaarde,
  onVerlaat,
  geheim = false,
  autoComplete = 'off',
  hulp = '',
  regel = {},
  vast = false,
}: Props) {
  const { t } = useTranslation('account');
  const zin = useRegel();
  const uitleg = naam === 'huidigWachtwoord' && fout === 'onbekend' ? t('huidigOnjuist') : zin(fout, regel);
  return (
    <TextField
      label={label}
      name={naam}
      value={waarde}
      type={geheim ? 'password' : 'text'}
      autoComplete={autoComplete}
      error={fout !== null}
      helperText={uitleg ?? hulp}
      disabled={vast}
      fullWidth
      onChange={({ target }) => onWaarde(target.value)}
      onBlur={onVerlaat}
    />
  );
}
