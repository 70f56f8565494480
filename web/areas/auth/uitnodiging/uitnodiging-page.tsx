import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import type { OpenUitnodiging } from '#server/features/docenten/uitnodiging.contract.ts';
import { HttpError } from '#web/platform/http-error.ts';
import { LOGIN_PATH } from '#web/platform/session.ts';
import { Loading } from '#web/ui/loading.tsx';
import { AuthFrame } from '../shared/auth-frame.tsx';
import { AuthNotice } from '../shared/auth-notice.tsx';
import { fetchUitnodiging, requestAgain, refuse } from './api.ts';
import { useToken } from '../shared/use-token.ts';
import { Card } from '../shared/card.tsx';
import { TokenError } from '../shared/token-error.tsx';
import { SsoWay } from './sso-way.tsx';
import { AcceptanceForm } from './acceptance-form.tsx';

type CurrentState = 'open' | 'aangenomen' | 'geweigerd';

function Details({ uitnodiging }: { uitnodiging: OpenUitnodiging }) {
  const { t } = useTranslation(['uitnodiging', 'auth']);
  return (
    <dl className="auth-list">
      <dt>{t('uitnodiging.organisatie')}</dt>
      <dd>{uitnodiging.organisatie}</dd>
      <dt>{t('uitnodiging.rol')}</dt>
      <dd>{t(`uitnodiging.rol.${uitnodiging.rol}`)}</dd>
      {uitnodiging.groepen.length > 0 && (
        <>
          <dt>{t('uitnodiging.groepen')}</dt>
          <dd>{uitnodiging.groepen.join(', ')}</dd>
        </>
      )}
      <dt>{t('uitnodiging.email')}</dt>
      <dd>{uitnodiging.email}</dd>
    </dl>
  );
}

/** A link that ran out can be asked again; every other end is an end. */
function NextStep({ token, fout: error }: { token: string; fout: Error }) {
  const { t } = useTranslation(['uitnodiging', 'auth']);
  const [requested, setRequested] = useState(false);
  const [miss, setFailure] = useState<Error | null>(null);
  if (!(error instanceof HttpError && error.code === 'UITNODIGING_VERLOPEN'))
    return (
      <Link className="login-button" to={LOGIN_PATH}>
        {t('naarInloggen')}
      </Link>
    );
  if (requested)
    return (
      <p className="auth-correct" role="status">
        {t('uitnodiging.gevraagd')}
      </p>
    );
  return (
    <>
      <AuthNotice fout={miss} />
      <button
        type="button"
        className="login-button"
        onClick={() => void requestAgain(token).then(() => setRequested(true), setFailure)}
      >
        {t('uitnodiging.vraagOpnieuw')}
      </button>
    </>
  );
}

function End({ stand: state }: { stand: 'aangenomen' | 'geweigerd' }) {
  const { t } = useTranslation(['uitnodiging', 'auth']);
  return (
    <Card titel={t(`uitnodiging.${state}`)} stap={state}>
      <p className="auth-correct" role="status">
        {t(`uitnodiging.${state}.uitleg`)}
      </p>
      {state === 'aangenomen' && (
        <div className="auth-buttons">
          <Link className="login-button" to={LOGIN_PATH}>
            {t('naarInloggen')}
          </Link>
        </div>
      )}
    </Card>
  );
}

/** Who comes in with a password of their own: an account of a school is none of a parent's, nor of our office. */
const OWN_PASSWORD: ReadonlySet<string> = new Set(['thuisadmin', 'office', 'superadmin']);

/** Accepts or refuses an invitation from a mail. */
export function UitnodigingPage() {
  const { t } = useTranslation(['uitnodiging', 'auth']);
  const { token = '' } = useParams();
  const [state, setState] = useState<CurrentState>('open');
  const [miss, setFailure] = useState<Error | null>(null);
  const { data, fout: error, opnieuw: retry } = useToken(() => fetchUitnodiging(token), '/app/auth/uitnodiging');
  return (
    <AuthFrame>
      {error !== null && (
        <TokenError titel={t('uitnodiging.kanNiet')} fout={error} onRetry={retry}>
          <NextStep token={token} fout={error} />
        </TokenError>
      )}
      {error === null && data === null && <Loading text={t('gemeen:laden')} lang={t('gemeen:laden.lang')} />}
      {data !== null && state === 'open' && (
        <Card titel={t('uitnodiging.titel')} uitleg={t('uitnodiging.van', { afzender: data.afzender })} stap="open">
          <Details uitnodiging={data} />
          {!OWN_PASSWORD.has(data.rol) && <SsoWay token={token} />}
          <AcceptanceForm token={token} onDone={() => setState('aangenomen')} />
          <AuthNotice fout={miss} />
          <button
            type="button"
            className="login-link"
            onClick={() => void refuse(token).then(() => setState('geweigerd'), setFailure)}
          >
            {t('uitnodiging.weiger')}
          </button>
        </Card>
      )}
      {state !== 'open' && <End stand={state} />}
    </AuthFrame>
  );
}
