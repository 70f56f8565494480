import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PERIODS, type ChosenPeriod } from './period.ts';

/** A date that is sent on when it is complete and the field is left. */
function DateInput({
  veld: field,
  waarde: value,
  fout: error,
  onChange,
}: {
  veld: 'van' | 'tot';
  waarde: string | undefined;
  fout: string | null;
  onChange: (value: string) => void;
}) {
  const { t } = useTranslation('period');
  const [text, setText] = useState(value ?? '');
  return (
    <TextField
      type="date"
      label={t(field)}
      value={text}
      error={error !== null}
      helperText={error}
      onChange={({ target }) => setText(target.value)}
      onBlur={() => onChange(text)}
      onKeyDown={({ key }) => {
        if (key === 'Enter') onChange(text);
      }}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}

/** Choice of a period; it stands in the address. */
export function PeriodFilter({
  chosen,
  onChange,
}: {
  chosen: ChosenPeriod;
  onChange: (field: 'periode' | 'van' | 'tot', value: string) => void;
}) {
  const { t } = useTranslation('period');
  const { choice, periode: period, fout: error } = chosen;
  return (
    <>
      <TextField select label={t('titel')} value={choice} onChange={({ target }) => onChange('periode', target.value)}>
        {PERIODS.map((name) => (
          <MenuItem key={name} value={name}>
            {t(`keuze.${name}`)}
          </MenuItem>
        ))}
      </TextField>
      {choice === 'zelf' && (
        <>
          <DateInput veld="van" waarde={period.van} fout={null} onChange={(date) => onChange('van', date)} />
          <DateInput
            veld="tot"
            waarde={period.tot}
            fout={error ? t('volgorde') : null}
            onChange={(date) => onChange('tot', date)}
          />
        </>
      )}
    </>
  );
}
