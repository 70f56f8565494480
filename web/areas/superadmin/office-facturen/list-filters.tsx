import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslation } from 'react-i18next';
import { FACTUUR_KINDS, FACTUUR_VIEWS, type FactuurListQuery } from '#server/features/facturen/facturen.contract.ts';

interface Props {
  text: string;
  query: FactuurListQuery;
  onText: (text: string) => void;
  onChange: (part: Partial<Record<keyof FactuurListQuery, string>>) => void;
}

/** A number or a customer; what it is; and how far. */
export function ListFilters({ text, query, onText, onChange }: Props) {
  const { t } = useTranslation('office-facturen');
  return (
    <search className="factuur-filters not-at-paper">
      <TextField
        type="search"
        label={t('zoek')}
        placeholder={t('zoek.hulp')}
        value={text}
        onChange={({ target }) => onText(target.value)}
        slotProps={{ htmlInput: { maxLength: 80 }, inputLabel: { shrink: true } }}
      />
      <TextField
        select
        label={t('filter.soort')}
        value={query.soort ?? ''}
        onChange={({ target }) => onChange({ soort: target.value })}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value="">{t('alle')}</MenuItem>
        {FACTUUR_KINDS.map((kind) => (
          <MenuItem key={kind} value={kind}>
            {t(`soort.${kind}`)}
          </MenuItem>
        ))}
      </TextField>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={query.view}
        aria-label={t('kolom.stand')}
        onChange={(_, next: string | null) => next !== null && onChange({ view: next })}
      >
        {FACTUUR_VIEWS.map((view) => (
          <ToggleButton key={view} value={view}>
            {t(`view.${view}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </search>
  );
}
