import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import type { SWRResponse } from 'swr';
import { HttpFout } from './http-fout.ts';
import { TWEESTAPS_PAD } from './tweestaps.ts';

const LANG_MS = 8_000;

function useZin(fout: Error): string {
  const { t } = useTranslation();
  if (fout instanceof HttpFout && fout.status === 0) return t('fout.verbinding');
  return fout instanceof HttpFout && fout.message !== '' ? fout.message : t('fout.onbekend');
}

/** Message, retry and fault number; the rest of the page stays usable. An account that has to set up two-step sign-in does that first. */
export function FoutMelding({ fout, onOpnieuw }: { fout: Error; onOpnieuw: () => void }) {
  const { t } = useTranslation();
  const zin = useZin(fout);
  const nummer = fout instanceof HttpFout ? fout.nummer : null;
  if (fout instanceof HttpFout && fout.code === 'TOTP_INSTELLEN') return <Navigate to={TWEESTAPS_PAD} />;
  return (
    <Alert
      severity="error"
      className="fout-melding"
      action={
        <Button color="inherit" onClick={onOpnieuw}>
          {t('probeer')}
        </Button>
      }
    >
      {zin}
      {nummer !== null && <span className="fout-melding__nummer">{t('fout.nummer', { nummer })}</span>}
    </Alert>
  );
}

function Wachten({ geraamte, onOpnieuw }: { geraamte: ReactNode; onOpnieuw: () => void }) {
  const { t } = useTranslation();
  const [lang, stelLang] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => stelLang(true), LANG_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="geraamte" aria-busy="true">
      <p role="status" className={lang ? 'geraamte__lang' : 'alleen-lezer'}>
        {t(lang ? 'laden.lang' : 'laden')}
      </p>
      {lang && <Button onClick={onOpnieuw}>{t('probeer')}</Button>}
      <div aria-hidden="true">{geraamte}</div>
    </div>
  );
}

/** Skeleton, fault or the content; content that is already there stays when a later request fails. */
export function Toestand<T>({
  stand,
  geraamte,
  children,
}: {
  stand: SWRResponse<T, HttpFout>;
  geraamte: ReactNode;
  children: (data: T) => ReactNode;
}) {
  const opnieuw = () => void stand.mutate();
  return (
    <>
      {stand.error && <FoutMelding fout={stand.error} onOpnieuw={opnieuw} />}
      {stand.data !== undefined && children(stand.data)}
      {stand.data === undefined && !stand.error && <Wachten geraamte={geraamte} onOpnieuw={opnieuw} />}
    </>
  );
}
