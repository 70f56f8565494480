import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import type { SWRResponse } from 'swr';
import { HttpError } from './http-error.ts';
import { TWO_STEP_PATH } from './tweestaps.ts';

const LONG_MS = 8_000;
/** What is not there, or is somebody else's, comes by no second try. */
const NOT_THERE = 404;

function useZin(error: Error): string {
  const { t } = useTranslation();
  if (error instanceof HttpError && error.status === 0) return t('fout.verbinding');
  return error instanceof HttpError && error.message !== '' ? error.message : t('fout.onbekend');
}

/** Message, retry where it can help, and fault number; the rest of the page stays usable. An account that has to set up two-step sign-in does that first. */
export function ErrorNotice({ fout: error, onRetry }: { fout: Error; onRetry?: (() => void) | undefined }) {
  const { t } = useTranslation();
  const zin = useZin(error);
  const number = error instanceof HttpError ? error.nummer : null;
  if (error instanceof HttpError && error.code === 'TOTP_INSTELLEN') return <Navigate to={TWO_STEP_PATH} />;
  return (
    <Alert
      severity="error"
      className="error-notice"
      action={
        onRetry !== undefined && (
          <Button color="inherit" onClick={onRetry}>
            {t('probeer')}
          </Button>
        )
      }
    >
      {zin}
      {number !== null && <span className="error-notice__number">{t('fout.nummer', { nummer: number })}</span>}
    </Alert>
  );
}

function Waiting({ skeleton, onRetry }: { skeleton: ReactNode; onRetry: () => void }) {
  const { t } = useTranslation();
  const [lang, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="skeleton" aria-busy="true">
      <p role="status" className={lang ? 'skeleton__long' : 'only-reader'}>
        {t(lang ? 'laden.lang' : 'laden')}
      </p>
      {lang && <Button onClick={onRetry}>{t('probeer')}</Button>}
      <div aria-hidden="true">{skeleton}</div>
    </div>
  );
}

/** Skeleton, fault or the content; content that is already there stays when a later request fails. */
export function State<T>({
  stand: state,
  skeleton,
  children,
}: {
  stand: SWRResponse<T, HttpError>;
  skeleton: ReactNode;
  children: (data: T) => ReactNode;
}) {
  const retry = () => void state.mutate();
  return (
    <>
      {state.error && <ErrorNotice fout={state.error} onRetry={state.error.status === NOT_THERE ? undefined : retry} />}
      {state.data !== undefined && children(state.data)}
      {state.data === undefined && !state.error && <Waiting skeleton={skeleton} onRetry={retry} />}
    </>
  );
}
