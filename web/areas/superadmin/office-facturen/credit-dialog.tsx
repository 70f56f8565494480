import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { creditSchema, type Factuur } from '#server/features/facturen/facturen.contract.ts';
import { useForm } from '#web/platform/form/use-form.ts';
import { ErrorNotice } from '#web/platform/state.tsx';
import { Field } from '#web/ui/formulier/field.tsx';
import { moneyText } from '../shared/euro.ts';
import { creditFactuur } from './api.ts';

/** Takes a whole invoice back; the reason stands on the credit note, which opens afterwards. */
export function CreditDialog({ paper, onClose }: { paper: Factuur; onClose: () => void }) {
  const { t, i18n } = useTranslation(['office-facturen', 'formulier']);
  const id = useId();
  const navigate = useNavigate();
  const form = useForm({
    begin: { reden: '' },
    schema: creditSchema,
    body: ({ reden: reason }) => ({ versie: paper.versie, reden: reason }),
    submit: async (body) => {
      const note = await creditFactuur(paper.id, body);
      await navigate(`/superadmin/facturen/${note.id}`);
    },
  });
  return (
    <Dialog open onClose={form.busy ? undefined : onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <form noValidate onSubmit={form.onSubmit}>
        <DialogTitle id={id}>{t('crediteren.titel', { nummer: paper.nummer })}</DialogTitle>
        <DialogContent className="factuur-dialog">
          {form.refusal !== null && <ErrorNotice fout={form.refusal} onRetry={form.send} />}
          <p>
            {t(paper.payments.length === 0 ? 'crediteren.uitleg' : 'crediteren.uitleg.betaald', {
              bedrag: moneyText(i18n.language, paper.totaal),
              naam: paper.naam,
            })}
          </p>
          <Field
            formulier={form}
            naam="reden"
            label={t('crediteren.reden')}
            help={t('crediteren.reden.hulp')}
            line={{ n: 10 }}
            lines={2}
            field={{ required: true, slotProps: { htmlInput: { maxLength: 200 } } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={form.busy}>
            {t('annuleren')}
          </Button>
          <Button type="submit" variant="contained" disabled={form.busy}>
            {t(form.busy ? 'bezig' : 'doe.crediteren')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
