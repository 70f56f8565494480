import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { OfficeWisverzoek } from '#server/features/wissen/wisverzoeken.contract.ts';
import { reasonSchema } from '#web/platform/form/reason-schema.ts';
import { useForm } from '#web/platform/form/use-form.ts';
import { reason } from '#web/platform/reason.ts';
import { ErrorNotice } from '#web/platform/state.tsx';
import { Field } from '#web/ui/formulier/field.tsx';
import { decision, type Decision } from './api.ts';

interface Props {
  verzoek: OfficeWisverzoek;
  choice: Decision;
  onSluit: () => void;
  onDone: () => void;
}

/** Agreeing or refusing, with the reason that the tenant reads in its log. */
export function DecisionDialog({ verzoek: request, choice, onSluit: onClose, onDone }: Props) {
  const { t } = useTranslation(['wisverzoeken', 'superadmin', 'formulier']);
  const id = useId();
  const form = useForm({
    begin: { reden: '' },
    schema: reasonSchema,
    submit: async ({ reden: why }) => {
      await decision(request, choice, why);
      onDone();
    },
  });
  const { busy, refusal: error } = form;
  return (
    <Dialog open onClose={busy ? undefined : onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <form noValidate onSubmit={form.onSubmit}>
        <DialogTitle id={id}>{t(`dialoog.${choice}`, { naam: request.organisatie })}</DialogTitle>
        <DialogContent className="decision">
          {error !== null && <ErrorNotice fout={error} onRetry={form.send} />}
          <p>{t(`dialoog.${choice}.uitleg`, { count: request.leerlingen })}</p>
          <Field
            formulier={form}
            naam="reden"
            label={t('dialoog.reden')}
            help={t(`dialoog.${choice}.hulp`)}
            zin={() => t('dialoog.kort', { n: reason.min })}
            max={reason.max}
            lines={2}
            field={{
              required: true,
            }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={busy}>
            {t('annuleren')}
          </Button>
          <Button
            type="submit"
            variant="contained"
            color={choice === 'bevestigingen' ? 'warning' : 'primary'}
            disabled={busy}
          >
            {t(busy ? 'bezig' : choice === 'bevestigingen' ? 'bevestig' : 'weiger')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
