import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Factuur } from '#server/features/facturen/facturen.contract.ts';
import { ErrorNotice } from '#web/platform/state.tsx';
import { useSaving } from '#web/platform/use-saving.ts';
import { moneyText } from '../shared/euro.ts';
import { sendFactuur } from './api.ts';

interface Props {
  paper: Factuur;
  onClose: () => void;
  onDone: (next: Factuur, notice: string) => void;
}

/** Once more to whom and how much, because a number that is given is never taken back. */
export function SendDialog({ paper, onClose, onDone }: Props) {
  const { t, i18n } = useTranslation('office-facturen');
  const id = useId();
  const saving = useSaving();
  const run = async (): Promise<void> => {
    const done = await saving.run(() => sendFactuur(paper));
    if (done === undefined) return;
    onClose();
    onDone(done.uit, t('klaar.verstuurd', { nummer: done.uit.nummer, email: done.uit.email }));
  };
  return (
    <Dialog open onClose={saving.bezig ? undefined : onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>{t(`versturen.${paper.soort}`)}</DialogTitle>
      <DialogContent className="factuur-dialog">
        {saving.fout !== null && <ErrorNotice fout={saving.fout} onRetry={() => void run()} />}
        <p>
          {t('versturen.uitleg', {
            naam: paper.naam,
            email: paper.email,
            bedrag: moneyText(i18n.language, paper.totaal),
          })}
        </p>
        <p className="soft">{t(paper.soort === 'offerte' ? 'versturen.offerte.daarna' : 'versturen.factuur.daarna')}</p>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={saving.bezig}>
          {t('annuleren')}
        </Button>
        <Button variant="contained" disabled={saving.bezig} onClick={() => void run()}>
          {t(saving.bezig ? 'bezig' : 'doe.versturen')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
