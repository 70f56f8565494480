import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isRunning, type Licentie } from '#server/features/licenties/licenties.contract.ts';
import { dateText } from '#web/platform/date-text.ts';
import { ErrorNotice } from '#web/platform/state.tsx';
import { useSaving } from '#web/platform/use-saving.ts';
import { useSpot } from '../shared/frame/use-spot.ts';
import { resumeLicentie, setRenewal, stopLicentie } from './api.ts';

interface Props {
  licentie: Licentie;
  onChange: (next: Licentie, notice: string) => void;
}

/** The second click of stopping. */
function StopDialog({
  date,
  busy,
  onClose,
  onStop,
}: {
  date: string;
  busy: boolean;
  onClose: () => void;
  onStop: () => void;
}) {
  const { t } = useTranslation('licentie');
  const id = useId();
  return (
    <Dialog open onClose={busy ? undefined : onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>{t('opzeggen.titel')}</DialogTitle>
      <DialogContent>
        <p>{t('opzeggen.uitleg', { datum: date })}</p>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={busy}>
          {t('opzeggen.niet')}
        </Button>
        <Button variant="contained" disabled={busy} onClick={onStop}>
          {t('opzeggen.zeker')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** What happens at the end: nothing, a new period, or a stop that can be taken back until then. */
export function RenewalCard({ licentie, onChange }: Props) {
  const { t, i18n } = useTranslation('licentie');
  const { adminId } = useSpot();
  const saving = useSaving();
  const [asking, setAsking] = useState(false);
  if (!isRunning(licentie.status) || licentie.eind === null) return null;
  const date = dateText(i18n.language, new Date(`${licentie.eind}T12:00:00`));
  const run = async (work: () => Promise<Licentie>, notice: string): Promise<void> => {
    const done = await saving.run(work);
    setAsking(false);
    if (done !== undefined) onChange(done.uit, notice);
  };
  const { versie: version, renews } = licentie;
  const stopped = licentie.status === 'opgezegd';
  return (
    <section className="tenant__card" aria-labelledby="licentie-verlengen">
      <h2 id="licentie-verlengen">{t('verlengen')}</h2>
      {saving.fout !== null && <ErrorNotice fout={saving.fout} onRetry={saving.wis} />}
      {stopped ? (
        <>
          <p>{t('opzeggen.gedaan', { datum: date })}</p>
          <div className="licentie__send">
            <Button
              variant="outlined"
              disabled={saving.bezig}
              onClick={() => void run(() => resumeLicentie(adminId), t('opzeggen.terug.klaar'))}
            >
              {t('opzeggen.terug')}
            </Button>
          </div>
        </>
      ) : (
        <>
          <FormControlLabel
            label={t('verlengen.zelf')}
            control={
              <Switch
                checked={renews}
                disabled={saving.bezig}
                onChange={(_, on) =>
                  void run(
                    () => setRenewal(adminId, version, on),
                    t(on ? 'verlengen.aan' : 'verlengen.uit', { datum: date }),
                  )
                }
              />
            }
          />
          <p className="soft">{t(renews ? 'verlengen.uitleg.aan' : 'verlengen.uitleg.uit', { datum: date })}</p>
          <div className="licentie__send">
            <Button variant="outlined" disabled={saving.bezig} onClick={() => setAsking(true)}>
              {t('opzeggen')}
            </Button>
          </div>
        </>
      )}
      {asking && (
        <StopDialog
          date={date}
          busy={saving.bezig}
          onClose={() => setAsking(false)}
          onStop={() => void run(() => stopLicentie(adminId, version), t('opzeggen.klaar', { datum: date }))}
        />
      )}
    </section>
  );
}
