import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldsProps } from './field-props.ts';
import { effectText } from './setting-text.ts';

const FIRST = { van: '07:00', tot: '19:00' };

/** Hours in which a child may begin a game at home; off = those of the school. */
export function HoursField({ value, onChange, disabled }: FieldsProps) {
  const { t } = useTranslation('oefeninstelling');
  const id = useId();
  const hours = value.thuisUren;
  const time = (end: 'van' | 'tot', text: string) => {
    if (hours === null || !/^\d\d:\d\d$/.test(text)) return;
    const next = { ...hours, [end]: text };
    if (next.van < next.tot) onChange({ ...value, thuisUren: next });
  };
  return (
    <>
      <div className="setting-toggle">
        <Switch
          checked={hours !== null}
          disabled={disabled}
          onChange={(_, on) => onChange({ ...value, thuisUren: on ? FIRST : null })}
          slotProps={{ input: { id, role: 'switch', 'aria-describedby': `${id}-effect` } }}
        />
        <span>
          <label htmlFor={id}>{t('veld.thuisUren')}</label>
          <small id={`${id}-effect`}>{effectText(t, value, 'thuisUren')}</small>
        </span>
      </div>
      {hours !== null && (
        <div className="setting-hours">
          {(['van', 'tot'] as const).map((end) => (
            <TextField
              key={end}
              type="time"
              disabled={disabled}
              label={t(`uren.${end}`)}
              value={hours[end]}
              onChange={({ target }) => time(end, target.value)}
              slotProps={{ inputLabel: { shrink: true } }}
            />
          ))}
        </div>
      )}
    </>
  );
}
