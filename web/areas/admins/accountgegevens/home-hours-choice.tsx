import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccountDetails, AdminSettings } from '#server/features/accountgegevens/accountgegevens.contract.ts';
import { useSaving } from '#web/platform/use-saving.ts';
import { ErrorNotice } from '#web/platform/state.tsx';
import { saveTenant } from '../shared/api/accountgegevens.api.ts';

const BEGIN = 6;
const END = 22;
const hour = (number: number): string => `${String(number).padStart(2, '0')}:00`;
const HOURS = Array.from({ length: END - BEGIN + 1 }, (_, nr) => hour(BEGIN + nr));
const ALWAYS = '';

/** Hours in which a child may begin a game at home; saved at once. */
export function HomeHoursChoice({
  adminId,
  gegevens: details,
  vast: fixed,
  onDone,
}: {
  adminId: string;
  gegevens: AccountDetails;
  vast: boolean;
  onDone: (notice: string) => void;
}) {
  const { t } = useTranslation(['accountgegevens', 'tenant']);
  const explanation = useId();
  const saving = useSaving();
  const hours = details.instellingen.thuisUren;
  const set = async (homeHours: AdminSettings['thuisUren']) => {
    if (saving.bezig) return;
    if (
      (await saving.run(() =>
        saveTenant(adminId, 'instellingen', { versie: details.versie, thuisUren: homeHours }),
      )) !== undefined
    )
      onDone(t('bewaard'));
  };
  const from = (from: string): void =>
    void set(
      from === ALWAYS
        ? null
        : { van: from, tot: HOURS.find((until) => until > from && until === hours?.tot) ?? HOURS.at(-1) ?? hour(END) },
    );
  const choice = (value: string, times: readonly string[]) =>
    value === ALWAYS || times.includes(value) ? times : [...times, value].toSorted();
  return (
    <fieldset className="tenant__days" aria-describedby={explanation}>
      <legend>{t('instelling.thuisUren')}</legend>
      <small id={explanation}>{t('instelling.thuisUren.uitleg')}</small>
      {saving.fout !== null && <ErrorNotice fout={saving.fout} onRetry={() => onDone('')} />}
      <TextField
        select
        disabled={fixed}
        label={t('instelling.thuisUren.van')}
        value={hours?.van ?? ALWAYS}
        onChange={({ target }) => from(target.value)}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value={ALWAYS}>{t('instelling.thuisUren.altijd')}</MenuItem>
        {choice(hours?.van ?? ALWAYS, HOURS.slice(0, -1)).map((time) => (
          <MenuItem key={time} value={time}>
            {time}
          </MenuItem>
        ))}
      </TextField>
      {hours !== null && (
        <TextField
          select
          disabled={fixed}
          label={t('instelling.thuisUren.tot')}
          value={hours.tot}
          onChange={({ target }) => void set({ van: hours.van, tot: target.value })}
        >
          {choice(
            hours.tot,
            HOURS.filter((time) => time > hours.van),
          ).map((time) => (
            <MenuItem key={time} value={time}>
              {time}
            </MenuItem>
          ))}
        </TextField>
      )}
    </fieldset>
  );
}
