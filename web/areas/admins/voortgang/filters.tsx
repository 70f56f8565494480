import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Period } from './api.ts';
import { DOEL_CHOICES, SORT_ORDERS, type DoelChoice, type MatrixSortOrder } from './matrix-data.ts';
import { PERIODS, type PeriodChoice } from './period.ts';

interface Values {
  choice: PeriodChoice;
  periode: Period;
  fout: boolean;
  sortOrder: MatrixSortOrder;
  doelen: DoelChoice;
}
type Field = 'periode' | 'van' | 'tot' | 'sorteer' | 'doelen';

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
  const { t } = useTranslation('voortgang');
  const [text, setText] = useState(value ?? '');
  return (
    <TextField
      type="date"
      label={t(`periode.${field}`)}
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

/** Period, goals and order; every choice stands in the address. Behind them what one can do with the table. */
export function VoortgangFilters({
  waarden: values,
  onChange,
  periodOnly = false,
  children,
}: {
  waarden: Values;
  onChange: (field: Field, value: string) => void;
  /** Leaves goals and order out. */
  periodOnly?: boolean;
  children?: ReactNode;
}) {
  const { t } = useTranslation('voortgang');
  const choose =
    (field: Field) =>
    ({ target }: { target: { value: string } }) =>
      onChange(field, target.value);
  return (
    <div className="filters not-at-paper">
      <TextField select label={t('filter.periode')} value={values.choice} onChange={choose('periode')}>
        {PERIODS.map((name) => (
          <MenuItem key={name} value={name}>
            {t(`periode.keuze.${name}`)}
          </MenuItem>
        ))}
      </TextField>
      {values.choice === 'zelf' && (
        <>
          <DateInput veld="van" waarde={values.periode.van} fout={null} onChange={(date) => onChange('van', date)} />
          <DateInput
            veld="tot"
            waarde={values.periode.tot}
            fout={values.fout ? t('regel.datumvolgorde') : null}
            onChange={(date) => onChange('tot', date)}
          />
        </>
      )}
      {!periodOnly && (
        <>
          <TextField select label={t('filter.doelen')} value={values.doelen} onChange={choose('doelen')}>
            {DOEL_CHOICES.map((name) => (
              <MenuItem key={name} value={name}>
                {t(`doelen.${name}`)}
              </MenuItem>
            ))}
          </TextField>
          <TextField select label={t('filter.sorteer')} value={values.sortOrder} onChange={choose('sorteer')}>
            {SORT_ORDERS.map((name) => (
              <MenuItem key={name} value={name}>
                {t(`sorteer.${name}`)}
              </MenuItem>
            ))}
          </TextField>
        </>
      )}
      <span className="filters__buttons">{children}</span>
    </div>
  );
}
