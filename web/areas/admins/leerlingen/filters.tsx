import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import type { Subgroep } from '#server/features/groepen/groepen-management.contract.ts';
import type { LeerlingItem } from '#server/features/leerlingen/leerlingen.contract.ts';
import { yearText, withHoofdletter } from '../shared/jaargroep.ts';

const NAMES = ['subgroep', 'jaargroep', 'niet'] as const;
type Filter = Record<(typeof NAMES)[number], string>;
export const NO_FILTER: Filter = { subgroep: '', jaargroep: '', niet: '' };

/** Whether somebody belongs to what was chosen. */
export function belongsTo(kind: LeerlingItem, filter: Filter, subgroepen: readonly Subgroep[]): boolean {
  const subgroep = subgroepen.find(({ id }) => id === filter.subgroep);
  if (subgroep !== undefined && !subgroep.leerlingIds.includes(kind.id)) return false;
  return (
    (filter.jaargroep === '' || String(kind.jaargroep) === filter.jaargroep) &&
    (filter.niet === '' || kind.weekMinuten === 0)
  );
}

/** Subgroup, year and "not practised"; a choice of one is left out. */
export function LeerlingenFilters({
  items,
  subgroepen,
  filter,
  onFilter,
}: {
  items: readonly LeerlingItem[];
  subgroepen: readonly Subgroep[];
  filter: Filter;
  onFilter: (filter: Filter) => void;
}) {
  const { t } = useTranslation(['leerlingen', 'beheer', 'woorden']);
  const years = [...new Set(items.map(({ jaargroep }) => jaargroep))].sort((a, b) => a - b);
  const options: Record<(typeof NAMES)[number], { waarde: string; tekst: string }[]> = {
    subgroep: subgroepen.map(({ id, naam: name }) => ({ waarde: id, tekst: name })),
    jaargroep:
      years.length < 2
        ? []
        : years.map((year) => ({ waarde: String(year), tekst: withHoofdletter(yearText(t, year)) })),
    niet: [{ waarde: 'week', tekst: t('filter.niet.week') }],
  };
  return NAMES.filter((name) => options[name].length > 0).map((name) => (
    <TextField
      key={name}
      select
      label={t(`filter.${name}`)}
      value={filter[name]}
      onChange={({ target }) => onFilter({ ...filter, [name]: target.value })}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="">{t('filter.alle')}</MenuItem>
      {options[name].map(({ waarde: value, tekst: text }) => (
        <MenuItem key={value} value={value}>
          {text}
        </MenuItem>
      ))}
    </TextField>
  ));
}
