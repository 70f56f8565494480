import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import type { ToetsRecord } from '#server/features/methodetoetsen/methodetoetsen.contract.ts';
import { THRESHOLDS } from './thresholds.ts';
import type { DraftStanding } from './use-draft.ts';

const SAME = '';

/** A mark of its own for a goal of the words; what is not chosen has that of the toets. */
export function DoelMarks({ draft, doelen }: { draft: DraftStanding; doelen: ToetsRecord['doelen'] }) {
  const { t } = useTranslation('methodetoetsen');
  const { values, change } = draft;
  const used = new Set(values.woorden.map(({ leerdoelId }) => leerdoelId));
  const shown = doelen.filter(({ id }) => used.has(id));
  const { goalMarks: marks } = values;
  if (shown.length < 2 && Object.keys(marks).length === 0) return null;
  const choose = (doelId: string, pct: string) => {
    const { [doelId]: _old, ...others } = marks;
    change({ goalMarks: pct === SAME ? others : { ...others, [doelId]: Number(pct) } });
  };
  return (
    <details className="doel-marks" open={Object.keys(marks).length > 0 ? true : undefined}>
      <summary>{t('grens.doelen')}</summary>
      <p className="soft">{t('grens.doelen.uitleg')}</p>
      <div className="setting-grid">
        {shown.map(({ id, naam: name }) => (
          <TextField
            key={id}
            select
            label={name}
            value={String(marks[id] ?? SAME)}
            onChange={({ target }) => choose(id, target.value)}
            slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
          >
            <MenuItem value={SAME}>{t('grens.zelfde', { pct: values.grensPct })}</MenuItem>
            {THRESHOLDS.map((pct) => (
              <MenuItem key={pct} value={String(pct)}>
                {t('pct', { pct })}
              </MenuItem>
            ))}
          </TextField>
        ))}
      </div>
    </details>
  );
}
