import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import type { SWRResponse } from 'swr';
import { HttpFout } from '#web/platform/http-fout.ts';
import { TWEESTAPS_PAD } from '#web/platform/tweestaps.ts';

const LANG_MS = 8_000;

/** What went wrong, with a retry and the fault number; an office account without two-step sign-in sets that up first. */
export function Fout({ fout, onOpnieuw }: { fout: Error; onOpnieuw: () => void }) {
  const { t } = useTranslation();
  if (!(fout instanceof HttpFout)) return <Alert severity="error" className="fout-melding">{t('fout.onbekend')}</Alert>;
  if (fout.code === 'TOTP_INSTELLEN') return <Navigate to={TWEESTAPS_PAD} />;
  const zin = fout.status === 0 ? t('fout.verbinding') : fout.message || t('fout.onbekend');
  return (
    <Alert severity="error" className="fout-melding" action={<Button color="inherit" onClick={onOpnieuw}>{t('probeer')}</Button>}>
      {zin}{fout.nummer !== null && <span className="fout-melding__nummer">{t('fout.nummer', { nummer: fout.nummer })}</span>}
    </Alert>
  );
}

/** Quiet outline of what comes, which says so when it takes long. */
function Wachten({ geraamte }: { geraamte: ReactNode }) {
  const { t } = useTranslation();
  const [lang, stelLang] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => stelLang(true), LANG_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="geraamte" aria-busy="true">
      <p role="status" className={lang ? 'geraamte__lang' : 'alleen-lezer'}>{t(lang ? 'laden.lang' : 'laden')}</p>
      <div aria-hidden="true">{geraamte}</div>
    </div>
  );
}

/** Waiting, fault or the content; what is already there stays when a later request fails. */
export function Stand<T>({ stand, geraamte, children }: { stand: SWRResponse<T, HttpFout>; geraamte: ReactNode; children: (data: T) => ReactNode }) {
  return (
    <>
      {stand.error !== undefined && <Fout fout={stand.error} onOpnieuw={() => void stand.mutate()} />}
      {stand.data !== undefined && children(stand.data)}
      {stand.data === undefined && stand.error === undefined && <Wachten geraamte={geraamte} />}
    </>
  );
}
