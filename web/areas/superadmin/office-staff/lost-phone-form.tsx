import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useTranslation } from 'react-i18next';
import { TOTP_REASON, totpResetSchema, type OfficePerson } from '#server/features/docenten/office-staff.contract.ts';
import { useForm } from '#web/platform/form/use-form.ts';
import { ErrorNotice } from '#web/platform/state.tsx';
import { Field } from '#web/ui/formulier/field.tsx';
import { resetTotp } from './api.ts';

interface Props {
  person: OfficePerson;
  onClose: () => void;
  onDone: () => void;
}

/** A lost telephone: the reason stands in the log, and whoever it is of hears so by mail. */
export function LostPhoneForm({ person, onClose, onDone }: Props) {
  const { t } = useTranslation(['office-staff', 'formulier']);
  const { naam: name } = person;
  const form = useForm({
    begin: { reden: '' },
    schema: totpResetSchema,
    submit: async ({ reden: why }) => {
      await resetTotp(person, why);
      onDone();
    },
  });
  return (
    <form noValidate onSubmit={form.onSubmit}>
      <DialogContent className="office-staff__dialog">
        {form.refusal !== null && <ErrorNotice fout={form.refusal} onRetry={form.send} />}
        <p>{t('zeker.telefoon', { naam: name })}</p>
        <Field
          formulier={form}
          naam="reden"
          label={t('reden')}
          help={t('reden.hulp', { naam: name })}
          zin={(code) => (code === 'minlengte' ? t('reden.kort', { n: TOTP_REASON.min }) : undefined)}
          max={TOTP_REASON.max}
          lines={2}
          field={{ required: true }}
        />
      </DialogContent>
      <DialogActions>
        <Button disabled={form.busy} onClick={onClose}>
          {t('annuleer')}
        </Button>
        <Button type="submit" variant="contained" color="warning" disabled={form.busy}>
          {t(form.busy ? 'bezig' : 'ja.telefoon')}
        </Button>
      </DialogActions>
    </form>
  );
}
