import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DOEL_CHOICES, SORT_ORDERS, type DoelChoice, type MatrixSortOrder } from './matrix-data.ts';
import { CompareChoice } from '../shared/voortgang/compare-choice.tsx';
import { PeriodFilter } from '../shared/voortgang/period-filter.tsx';
import type { ChosenPeriod } from '../shared/voortgang/period.ts';

interface Values extends ChosenPeriod {
  sortOrder: MatrixSortOrder;
  doelen: DoelChoice;
}
type Field = 'periode' | 'van' | 'tot' | 'sorteer' | 'doelen';

/** Period, goals and order; every choice stands in the address. Behind them what one can do with the table. */
export function VoortgangFilters({
  waarden: values,
  onChange,
  onCompare,
  periodOnly = false,
  children,
}: {
  waarden: Values;
  onChange: (field: Field, value: string) => void;
  /** Chooses whether it is compared with the weeks before; absent where nothing is. */
  onCompare?: (fields: Record<string, string | null>) => void;
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
      <PeriodFilter chosen={values} onChange={onChange} />
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
      {onCompare !== undefined && <CompareChoice chosen={values} onChange={onCompare} />}
      <span className="filters__buttons">{children}</span>
    </div>
  );
}
