import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { OfficeWisverzoek } from '#server/features/wissen/wisverzoeken.contract.ts';
import { reason } from '#web/platform/reason.ts';
import { ErrorNotice } from '#web/platform/state.tsx';
import { decision, type Decision } from './api.ts';

interface Props {
  verzoek: OfficeWisverzoek;
  choice: Decision;
  onSluit: () => void;
  onDone: () => void;
}

/** Agreeing or refusing, with the reason that the tenant reads in its log. */
export function DecisionDialog({ verzoek: request, choice, onSluit: onClose, onDone }: Props) {
  const { t } = useTranslation(['wisverzoeken', 'superadmin']);
  const id = useId();
  const [why, setWhy] = useState('');
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  const short = [...why.trim()].length < reason.min;
  const decide = async () => {
    setTried(true);
    if (short || busy) return;
    setBusy(true);
    setError(null);
    try {
      await decision(request, choice, why.trim());
      onDone();
    } catch (cause) {
      setError(cause instanceof Error ? cause : new Error(String(cause)));
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void decide();
  };
  return (
    <Dialog open onClose={busy ? undefined : onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <form noValidate onSubmit={submit}>
        <DialogTitle id={id}>{t(`dialoog.${choice}`, { naam: request.organisatie })}</DialogTitle>
        <DialogContent className="decision">
          {error !== null && <ErrorNotice fout={error} onRetry={() => void decide()} />}
          <p>{t(`dialoog.${choice}.uitleg`, { count: request.leerlingen })}</p>
          <TextField
            required
            multiline
            minRows={2}
            label={t('dialoog.reden')}
            value={why}
            error={tried && short}
            helperText={t(tried && short ? 'dialoog.kort' : `dialoog.${choice}.hulp`, { n: reason.min })}
            onChange={({ target }) => setWhy(target.value)}
            slotProps={{ htmlInput: { maxLength: reason.max } }}
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
