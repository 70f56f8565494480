import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useTranslation } from 'react-i18next';
import { officeStaffEndpoints, TOTP_REASON, totpResetSchema } from '#server/features/docenten/office-staff.contract.ts';
import { call } from '#web/platform/endpoint/call.ts';
import { useForm } from '#web/platform/form/use-form.ts';
import { ErrorNotice } from '#web/platform/state.tsx';
import { Field } from '#web/ui/formulier/field.tsx';

interface Props {
  userId: string;
  name: string;
  onClose: () => void;
  onDone: () => void;
}

/** In a dialog: the second step of somebody goes, with a reason that stands in the log of their organisation. */
export function LostPhoneForm({ userId, name, onClose, onDone }: Props) {
  const { t } = useTranslation(['superadmin', 'formulier']);
  const who = { naam: name };
  const form = useForm({
    begin: { reden: '' },
    schema: totpResetSchema,
    submit: async (body) => {
      await call(officeStaffEndpoints.resetTotp, { params: { userId }, body });
      onDone();
    },
  });
  return (
    <form noValidate onSubmit={form.onSubmit}>
      <DialogContent className="lost-phone">
        {form.refusal !== null && <ErrorNotice fout={form.refusal} onRetry={form.send} />}
        <p>{t('telefoon.uitleg', who)}</p>
        <Field
          formulier={form}
          naam="reden"
          label={t('telefoon.reden')}
          help={t('telefoon.hulp', who)}
          zin={(code) => (code === 'minlengte' ? t('telefoon.kort', { n: TOTP_REASON.min }) : undefined)}
          max={TOTP_REASON.max}
          lines={2}
          field={{ required: true }}
        />
      </DialogContent>
      <DialogActions>
        <Button disabled={form.busy} onClick={onClose}>
          {t('telefoon.annuleer')}
        </Button>
        <Button type="submit" variant="contained" color="warning" disabled={form.busy}>
          {t(form.busy ? 'telefoon.bezig' : 'telefoon.ja')}
        </Button>
      </DialogActions>
    </form>
  );
}
