import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { LOGIN_PATH } from '#web/platform/session.ts';
import { Loading } from '#web/ui/loading.tsx';
import { AuthFrame } from '../shared/auth-frame.tsx';
import { Card } from '../shared/card.tsx';
import { TokenError } from '../shared/token-error.tsx';
import { useToken } from '../shared/use-token.ts';
import { checkFirstStart } from './api.ts';
import { FirstStartForm } from './first-start-form.tsx';

/** Makes the first superadmin with the link from the terminal. */
export function FirstStartPage() {
  const { t } = useTranslation(['first-start', 'auth']);
  const { token = '' } = useParams();
  const [done, setDone] = useState(false);
  const { data, fout: error, opnieuw: retry } = useToken(() => checkFirstStart(token), '/app/auth/eerste-start');
  const toSignIn = (
    <Link className="login-button" to={LOGIN_PATH}>
      {t('naarInloggen')}
    </Link>
  );
  return (
    <AuthFrame>
      {error !== null && (
        <TokenError titel={t('eerste.kanNiet')} fout={error} onRetry={retry}>
          {toSignIn}
        </TokenError>
      )}
      {error === null && data === null && <Loading text={t('gemeen:laden')} lang={t('gemeen:laden.lang')} />}
      {data !== null && !done && (
        <Card titel={t('eerste.titel')} uitleg={t('eerste.uitleg')} stap="open">
          <FirstStartForm token={token} onDone={() => setDone(true)} />
        </Card>
      )}
      {done && (
        <Card titel={t('eerste.klaar')} stap="klaar">
          <p className="auth-correct" role="status">
            {t('eerste.klaar.uitleg')}
          </p>
          <div className="auth-buttons">{toSignIn}</div>
        </Card>
      )}
    </AuthFrame>
  );
}
