import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { agreementSchema, type OwnFacturen } from '#server/features/facturen/facturen.contract.ts';
import { useForm } from '#web/platform/form/use-form.ts';
import { ErrorNotice } from '#web/platform/state.tsx';
import { Field } from '#web/ui/formulier/field.tsx';
import { useAdmin } from '../shared/api/tenant.api.ts';
import { useSpot } from '../shared/frame/use-spot.ts';
import { agreeToQuote } from './api.ts';

interface Props {
  paper: OwnFacturen['items'][number];
  amount: string;
  onClose: () => void;
  onDone: (next: OwnFacturen) => void;
}

/** Agreeing to a quote, with the purchase number that the bookkeeping wants on the invoice. */
export function AgreeDialog({ paper, amount, onClose, onDone }: Props) {
  const { t } = useTranslation(['licentie', 'formulier']);
  const id = useId();
  const { adminId } = useSpot();
  const { data: admin } = useAdmin(adminId);
  const form = useForm({
    begin: { purchaseNumber: '', akkoord: false },
    schema: agreementSchema,
    submit: async (body) => onDone(await agreeToQuote(adminId, paper.id, body)),
  });
  return (
    <Dialog open onClose={form.busy ? undefined : onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <form noValidate onSubmit={form.onSubmit}>
        <DialogTitle id={id}>{t('akkoord.titel', { nummer: paper.nummer })}</DialogTitle>
        <DialogContent className="licentie__agree">
          {form.refusal !== null && <ErrorNotice fout={form.refusal} onRetry={form.send} />}
          <p>{t('akkoord.uitleg', { bedrag: amount })}</p>
          <Field
            formulier={form}
            naam="purchaseNumber"
            label={t('veld.purchaseNumber')}
            help={t('veld.purchaseNumber.hulp')}
            max={40}
          />
          <FormControlLabel
            label={t('akkoord.gelezen', { naam: admin?.naam ?? '' })}
            control={
              <Checkbox
                checked={form.watch('akkoord')}
                onChange={({ target }) => form.setValue('akkoord', target.checked)}
              />
            }
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={form.busy}>
            {t('akkoord.niet')}
          </Button>
          <Button type="submit" variant="contained" disabled={form.busy || !form.watch('akkoord')}>
            {t(form.busy ? 'bezig' : 'akkoord.doe')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
