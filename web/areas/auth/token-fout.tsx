import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { HttpError } from '#web/platform/http-fout.ts';
import { AuthNotice } from './auth-melding.tsx';
import { Card } from './login/kaart.tsx';

/** A link that leads nowhere any more says why and what to do; a fault on the way can be tried again. */
export function TokenError({
  titel: title,
  fout: error,
  onRetry,
  children,
}: {
  titel: string;
  fout: Error;
  onRetry: () => void;
  children: ReactNode;
}) {
  const { t } = useTranslation('gemeen');
  const permanent = error instanceof HttpError && error.status === 410;
  return (
    <Card titel={title} stap="fout">
      <AuthNotice fout={error} />
      <div className="auth-knoppen">
        {!permanent && (
          <button type="button" className="inlog-knop" onClick={onRetry}>
            {t('probeer')}
          </button>
        )}
        {permanent && children}
      </div>
    </Card>
  );
}
