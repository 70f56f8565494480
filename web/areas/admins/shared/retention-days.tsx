import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import {
  BIN_DAYS,
  retentionDaysSchema,
  type AccountDetails,
} from '#server/features/accountgegevens/accountgegevens.contract.ts';
import { checkWith } from '#web/platform/check.ts';
import { ErrorNotice } from '#web/platform/state.tsx';
import { useForm } from '#web/ui/formulier/use-form.ts';
import { Field } from '#web/ui/formulier/field.tsx';
import { saveTenant } from './api/accountgegevens.api.ts';
import { useSaving } from './use-saving.ts';

interface Props {
  adminId: string;
  gegevens: AccountDetails;
  vast: boolean;
  onDone: (notice: string) => void;
}

const validateNumber = checkWith(retentionDaysSchema);
/** What is typed, by the rule of the server. */
function validateDays({ dagen: days }: { dagen: string }): Record<string, string> {
  if (days.trim() === '') return { dagen: 'verplicht' };
  const code = validateNumber({ prullenbakDagen: /^\d+$/.test(days.trim()) ? Number(days) : days })['prullenbakDagen'];
  return code === undefined ? {} : { dagen: code };
}

/** Days that somebody stays in the bin. */
export function RetentionDays({ adminId, gegevens: details, vast: fixed, onDone }: Props) {
  const { t } = useTranslation('tenant');
  const saving = useSaving();
  const form = useForm({ dagen: String(details.instellingen.prullenbakDagen) }, validateDays);
  const { anker: anchor } = form;
  const save = async () => {
    if (!form.verify()) return;
    const out = await saving.run(
      () =>
        saveTenant(adminId, 'instellingen', {
          versie: details.versie,
          prullenbakDagen: Number(form.waarden.dagen),
        }),
      ({ prullenbakDagen: prullenbakDays = 'geheel' }) => form.setServer({ dagen: prullenbakDays }),
    );
    if (out !== undefined) onDone(t('bewaard'));
  };
  return (
    <form
      ref={anchor}
      className="tenant__days"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!saving.bezig && !fixed) void save();
      }}
    >
      {saving.fout !== null && <ErrorNotice fout={saving.fout} onRetry={() => onDone('')} />}
      <Field
        formulier={form}
        naam="dagen"
        label={t('instelling.prullenbakDagen')}
        hulp={t('instelling.prullenbakDagen.uitleg', { a: BIN_DAYS.min, b: BIN_DAYS.max })}
        regel={{ a: BIN_DAYS.min, b: BIN_DAYS.max }}
        veld={{ slotProps: { htmlInput: { inputMode: 'numeric', readOnly: fixed } } }}
      />
      {!fixed && (
        <Button type="submit" variant="outlined" disabled={saving.bezig}>
          {t('bewaar')}
        </Button>
      )}
    </form>
  );
}
