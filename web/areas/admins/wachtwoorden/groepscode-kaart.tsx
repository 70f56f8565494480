import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Beheer } from './gebruik-beheer.ts';
import { QrBeeld } from './qr-beeld.tsx';

type Vraag = 'nieuw' | 'uit';

/** Old cards die with the old code, so it is asked first. */
function CodeVraag({ vraag, onDoe, onSluit }: { vraag: Vraag; onDoe: () => void; onSluit: () => void }) {
  const { t } = useTranslation('inlogkaart');
  const uit = vraag === 'uit';
  return (
    <Dialog open onClose={onSluit} aria-labelledby="groepscode-vraag">
      <DialogTitle id="groepscode-vraag">{t(uit ? 'code.vraagUit' : 'code.vraagNieuw')}</DialogTitle>
      <DialogContent>
        <p>{t(uit ? 'code.gevolgUit' : 'code.gevolgNieuw')}</p>
      </DialogContent>
      <DialogActions>
        <Button onClick={onSluit}>{t('annuleer')}</Button>
        <Button variant="contained" onClick={onDoe}>
          {t(uit ? 'code.zetUit' : 'code.nieuw')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Code of the group with its QR; both can be hidden, replaced and switched off. */
export function GroepscodeKaart({
  code,
  digibord,
  beheer,
}: {
  code: string | undefined;
  digibord: boolean;
  beheer: Beheer;
}) {
  const { t } = useTranslation('inlogkaart');
  const [vraag, stelVraag] = useState<Vraag | null>(null);
  const sluit = () => stelVraag(null);
  const doe = () => {
    sluit();
    void (vraag === 'nieuw' ? beheer.nieuweCode() : beheer.codeUit());
  };
  const adres = code === undefined ? '' : `${globalThis.location.origin}/app/auth/login?code=${code}`;
  return (
    <section className="groepscode niet-op-papier" aria-labelledby="groepscode-kop">
      <div className="groepscode__tekst">
        <h2 id="groepscode-kop">{t('code.kop')}</h2>
        <p>{t(code === undefined ? 'code.uit.uitleg' : 'code.uitleg')}</p>
        {code !== undefined && (
          <p
            className="groepscode__letters"
            role="img"
            aria-label={digibord ? t('code.verborgen') : [...code].join(' ')}
          >
            {[...code].map((letter, plek) => (
              <span key={`${plek}-${letter}`} aria-hidden="true">
                {digibord ? '•' : letter}
              </span>
            ))}
          </p>
        )}
        <div className="groepscode__knoppen">
          <FormControlLabel
            control={
              <Switch
                checked={code !== undefined}
                disabled={beheer.bezig}
                onChange={(_, aan) => (aan ? void beheer.nieuweCode() : stelVraag('uit'))}
              />
            }
            label={t('code.schakel')}
          />
          {code !== undefined && (
            <Button variant="outlined" disabled={beheer.bezig} onClick={() => stelVraag('nieuw')}>
              {t('code.nieuw')}
            </Button>
          )}
        </div>
      </div>
      {code !== undefined && !digibord && <QrBeeld adres={adres} naam={t('code.qr')} />}
      {vraag !== null && <CodeVraag vraag={vraag} onDoe={doe} onSluit={sluit} />}
    </section>
  );
}
