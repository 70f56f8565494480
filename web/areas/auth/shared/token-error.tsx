import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { HttpError } from '#web/platform/http-error.ts';
import { AuthNotice } from './auth-notice.tsx';
import { Card } from './card.tsx';

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
      <div className="auth-buttons">
        {!permanent && (
          <button type="button" className="login-button" onClick={onRetry}>
            {t('probeer')}
          </button>
        )}
        {permanent && children}
      </div>
    </Card>
  );
}
