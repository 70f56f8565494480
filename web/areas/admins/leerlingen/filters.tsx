import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import type { Subgroep } from '#server/features/groepen/groepen-beheer.contract.ts';
import type { LeerlingItem } from '#server/features/leerlingen/leerlingen.contract.ts';
import { jaarTekst, metHoofdletter } from '../jaargroep.ts';

const NAMEN = ['subgroep', 'jaargroep', 'niet'] as const;
export type Filter = Record<(typeof NAMEN)[number], string>;
export const GEEN_FILTER: Filter = { subgroep: '', jaargroep: '', niet: '' };

/** Whether somebody belongs to what was chosen. */
export function hoortBij(kind: LeerlingItem, filter: Filter, subgroepen: readonly Subgroep[]): boolean {
  const subgroep = subgroepen.find(({ id }) => id === filter.subgroep);
  if (subgroep !== undefined && !subgroep.leerlingIds.includes(kind.id)) return false;
  return (
    (filter.jaargroep === '' || String(kind.jaargroep) === filter.jaargroep) &&
    (filter.niet === '' || kind.weekMinuten === 0)
  );
}

/** Subgroup, year and "not practised"; a choice of one is left out. */
export function Filters({
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
  const { t } = useTranslation(['beheer', 'woorden']);
  const jaren = [...new Set(items.map(({ jaargroep }) => jaargroep))].sort((a, b) => a - b);
  const opties: Record<(typeof NAMEN)[number], { waarde: string; tekst: string }[]> = {
    subgroep: subgroepen.map(({ id, naam }) => ({ waarde: id, tekst: naam })),
    jaargroep:
      jaren.length < 2
        ? []
        : jaren.map((jaar) => ({ waarde: String(jaar), tekst: metHoofdletter(jaarTekst(t, jaar)) })),
    niet: [{ waarde: 'week', tekst: t('filter.niet.week') }],
  };
  return NAMEN.filter((naam) => opties[naam].length > 0).map((naam) => (
    <TextField
      key={naam}
      select
      label={t(`filter.${naam}`)}
      value={filter[naam]}
      onChange={({ target }) => onFilter({ ...filter, [naam]: target.value })}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="">{t('filter.alle')}</MenuItem>
      {opties[naam].map(({ waarde, tekst }) => (
        <MenuItem key={waarde} value={waarde}>
          {tekst}
        </MenuItem>
      ))}
    </TextField>
  ));
}
