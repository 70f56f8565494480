import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Management } from './use-management.ts';
import { QrPicture } from './qr-picture.tsx';

type Vraag = 'nieuw' | 'uit';

/** Old cards die with the old code, so it is asked first. */
function CodeVraag({
  vraag,
  onPerform,
  onSluit: onClose,
}: {
  vraag: Vraag;
  onPerform: () => void;
  onSluit: () => void;
}) {
  const { t } = useTranslation(['wachtwoorden', 'inlogkaarten']);
  const out = vraag === 'uit';
  return (
    <Dialog open onClose={onClose} aria-labelledby="groepscode-vraag">
      <DialogTitle id="groepscode-vraag">{t(out ? 'code.vraagUit' : 'code.vraagNieuw')}</DialogTitle>
      <DialogContent>
        <p>{t(out ? 'code.gevolgUit' : 'code.gevolgNieuw')}</p>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('annuleer')}</Button>
        <Button variant="contained" onClick={onPerform}>
          {t(out ? 'code.zetUit' : 'code.nieuw')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Code of the group with its QR; both can be hidden, replaced and switched off. */
export function GroepscodeCard({
  code,
  whiteboard,
  management,
}: {
  code: string | undefined;
  whiteboard: boolean;
  management: Management;
}) {
  const { t } = useTranslation(['wachtwoorden', 'inlogkaarten']);
  const [vraag, setVraag] = useState<Vraag | null>(null);
  const close = () => setVraag(null);
  const perform = () => {
    close();
    void (vraag === 'nieuw' ? management.newCode() : management.disableCode());
  };
  const address = code === undefined ? '' : `${globalThis.location.origin}/app/auth/login?code=${code}`;
  return (
    <section className="groepscode not-at-paper" aria-labelledby="groepscode-kop">
      <div className="groepscode__text">
        <h2 id="groepscode-kop">{t('code.kop')}</h2>
        <p>{t(code === undefined ? 'code.uit.uitleg' : 'code.uitleg')}</p>
        {code !== undefined && (
          <p
            className="groepscode__letters"
            role="img"
            aria-label={whiteboard ? t('code.verborgen') : [...code].join(' ')}
          >
            {[...code].map((letter, spot) => (
              <span key={`${spot}-${letter}`} aria-hidden="true">
                {whiteboard ? '•' : letter}
              </span>
            ))}
          </p>
        )}
        <div className="groepscode__buttons">
          <FormControlLabel
            control={
              <Switch
                checked={code !== undefined}
                disabled={management.bezig}
                onChange={(_, on) => (on ? void management.newCode() : setVraag('uit'))}
              />
            }
            label={t('code.schakel')}
          />
          {code !== undefined && (
            <Button variant="outlined" disabled={management.bezig} onClick={() => setVraag('nieuw')}>
              {t('code.nieuw')}
            </Button>
          )}
        </div>
      </div>
      {code !== undefined && !whiteboard && <QrPicture adres={address} naam={t('code.qr')} />}
      {vraag !== null && <CodeVraag vraag={vraag} onPerform={perform} onSluit={close} />}
    </section>
  );
}
