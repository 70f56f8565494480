import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import {
  BERICHT_MAX,
  newBerichtSchema,
  SUBJECT_MAX,
  type Bericht,
} from '#server/features/berichten/berichten.contract.ts';
import { AttachmentsField } from '#web/platform/berichten/attachments-field.tsx';
import { useAttachments } from '#web/platform/berichten/use-attachments.ts';
import { useForm } from '#web/platform/form/use-form.ts';
import { ErrorNotice } from '#web/platform/state.tsx';
import { Field } from '#web/ui/formulier/field.tsx';
import { sendBericht } from './api.ts';
import '../shared/dialog.css';

interface Props {
  adminId: string;
  onClose: () => void;
  onSent: (bericht: Bericht) => void;
}

/** Writing to our office. */
export function WriteDialog({ adminId, onClose, onSent }: Props) {
  const { t } = useTranslation(['berichten', 'berichten-gedeeld', 'formulier']);
  const id = useId();
  const attachments = useAttachments(adminId);
  const form = useForm({
    begin: { onderwerp: '', tekst: '' },
    schema: newBerichtSchema,
    submit: async (body) => onSent(await sendBericht(adminId, { ...body, ...attachments.fields })),
  });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id} className="management-dialog">
      <form noValidate onSubmit={form.onSubmit}>
        <DialogTitle id={id}>{t('nieuw')}</DialogTitle>
        <DialogContent className="management-dialog__content">
          <p>{t('nieuw.uitleg')}</p>
          {form.refusal !== null && <ErrorNotice fout={form.refusal} onRetry={form.send} />}
          <Field
            formulier={form}
            naam="onderwerp"
            label={t('onderwerp')}
            max={SUBJECT_MAX}
            field={{ required: true, fullWidth: true }}
          />
          <Field
            formulier={form}
            naam="tekst"
            label={t('tekst')}
            max={BERICHT_MAX}
            lines={6}
            field={{ required: true }}
          />
          <AttachmentsField attachments={attachments} />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('nietVersturen')}</Button>
          <Button type="submit" variant="contained" disabled={form.busy}>
            {t(form.busy ? 'bezig' : 'stuur')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
