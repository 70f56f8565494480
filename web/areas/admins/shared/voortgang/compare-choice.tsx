import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useTranslation } from 'react-i18next';
import type { ChosenPeriod } from './period.ts';

/** Compares with the weeks before. A school year has none: whoever asks for it there gets the last four weeks. */
export function CompareChoice({
  chosen,
  onChange,
}: {
  chosen: Pick<ChosenPeriod, 'choice' | 'compared'>;
  onChange: (fields: Record<string, string | null>) => void;
}) {
  const { t } = useTranslation('period');
  return (
    <FormControlLabel
      className="compare-choice"
      label={t('vergelijk')}
      control={
        <Switch
          checked={chosen.compared}
          onChange={({ target }) =>
            onChange({
              vergelijk: target.checked ? 'ja' : null,
              ...(target.checked && chosen.choice === 'schooljaar' ? { periode: 'vier_weken' } : {}),
            })
          }
        />
      }
    />
  );
}
