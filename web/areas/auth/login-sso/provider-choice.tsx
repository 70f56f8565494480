import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LOGIN_SSO_PATH } from '#web/platform/session.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { AuthField } from '../shared/field.tsx';
import { AuthNotice } from '../shared/auth-notice.tsx';
import { useToken } from '../shared/use-token.ts';
import { listProviders, visitAddress, type SsoProvider } from './api.ts';

/** More services than this are searched. */
const SEARCH_FROM = 7;

function Choice({ providers, back }: { providers: readonly SsoProvider[]; back: string }) {
  const { t } = useTranslation('login-sso');
  const [sought, setSought] = useState('');
  const [busy, setBusy] = useState(false);
  const shown = providers.filter(({ naam: name }) => name.toLowerCase().includes(sought.trim().toLowerCase()));
  const leave = async (id: string): Promise<void> => {
    setBusy(true);
    globalThis.location.assign(await visitAddress(id, back));
  };
  return (
    <>
      {providers.length >= SEARCH_FROM && (
        <AuthField
          naam="zoek"
          label={t('sso.zoek')}
          waarde={sought}
          fout={null}
          onValue={setSought}
          autoComplete="off"
        />
      )}
      {shown.length === 0 && <p className="login-card__empty">{t('sso.nietGevonden')}</p>}
      <ul className="sso-choice">
        {shown.map(({ id, naam: name }) => (
          <li key={id}>
            <button type="button" className="sso-choice__button" disabled={busy} onClick={() => void leave(id)}>
              <Icon name="school" size={28} />
              <span>{name}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The services of this deployment, as buttons. */
export function ProviderChoice({ back }: { back: string }) {
  const { t } = useTranslation(['login-sso', 'gemeen']);
  const { data, fout: error, opnieuw: retry } = useToken(listProviders, LOGIN_SSO_PATH);
  if (error !== null)
    return (
      <>
        <AuthNotice fout={error} />
        <div className="auth-buttons">
          <button type="button" className="login-button" onClick={retry}>
            {t('gemeen:probeer')}
          </button>
        </div>
      </>
    );
  if (data === null) return <Loading text={t('gemeen:laden')} lang={t('gemeen:laden.lang')} />;
  if (data.length === 0) return <p className="login-card__empty">{t('sso.geen')}</p>;
  return <Choice providers={data} back={back} />;
}
