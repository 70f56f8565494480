import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import {
  COUNT_MAX,
  conversionSchema,
  TRIAL_SEATS,
  type Aanvraag,
} from '#server/features/aanvragen/aanvragen.contract.ts';
import { useForm } from '#web/platform/form/use-form.ts';
import { ErrorNotice } from '#web/platform/state.tsx';
import { Field } from '#web/ui/formulier/field.tsx';
import { convert } from './api.ts';

interface Props {
  request: Aanvraag;
  onClose: () => void;
  onDone: () => void;
}

/** The customer that a request becomes: how many seats its trial has, and where the invitation goes. */
export function ConvertDialog({ request, onClose, onDone }: Props) {
  const { t } = useTranslation(['aanvragen', 'formulier']);
  const id = useId();
  const form = useForm({
    begin: { plaatsen: String(TRIAL_SEATS[request.organisatiesoort]) },
    schema: conversionSchema,
    body: ({ plaatsen: seats }) => ({ versie: request.versie, licentie: { plaatsen: Number(seats) } }),
    marks: ({ 'licentie.plaatsen': seats }): Record<string, string> => (seats === undefined ? {} : { plaatsen: seats }),
    extra: ({ plaatsen: seats }) => ({ plaatsen: seatsRule(seats) }),
    submit: async ({ licentie }) => {
      await convert(request, licentie.plaatsen);
      onDone();
    },
  });
  const { busy, refusal } = form;
  const name = request.organisatie === '' ? request.naam : request.organisatie;
  return (
    <Dialog open onClose={busy ? undefined : onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <form noValidate onSubmit={form.onSubmit}>
        <DialogTitle id={id}>{t('omzetten.titel', { naam: name })}</DialogTitle>
        <DialogContent className="aanvraag__dialog">
          {refusal !== null && <ErrorNotice fout={refusal} onRetry={form.send} />}
          <p>{t('omzetten.uitleg', { email: request.email })}</p>
          <Field
            formulier={form}
            naam="plaatsen"
            label={t('omzetten.plaatsen')}
            line={{ a: 1, b: COUNT_MAX }}
            field={{ required: true, slotProps: { htmlInput: { inputMode: 'numeric', maxLength: 4 } } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={busy}>
            {t('annuleren')}
          </Button>
          <Button type="submit" variant="contained" disabled={busy}>
            {t(busy ? 'bezig' : 'omzetten')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function seatsRule(value: string): string | undefined {
  if (!/^\d+$/.test(value)) return 'geheel';
  return Number(value) >= 1 && Number(value) <= COUNT_MAX ? undefined : 'bereik';
}
