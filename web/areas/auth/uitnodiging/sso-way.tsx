import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ssoEndpoints } from '#server/features/sso/sso.contract.ts';
import { call } from '#web/platform/endpoint/call.ts';
import { LOGIN_SSO_PATH } from '#web/platform/session.ts';
import { invitedVisit } from '../shared/invited-visit.ts';

const hasProviders = async (): Promise<boolean> =>
  (await call(ssoEndpoints.providers, {}, { bearer: null, skipSessionRule: true })).items.length > 0;

/** Taking the invitation with the account of the school, where this deployment knows a service. */
export function SsoWay({ token }: { token: string }) {
  const { t } = useTranslation('uitnodiging');
  const [shown, setShown] = useState(false);
  useEffect(() => {
    let alive = true;
    hasProviders().then(
      (some) => {
        if (alive) setShown(some);
      },
      () => undefined,
    );
    return () => {
      alive = false;
    };
  }, []);
  if (!shown) return null;
  return (
    <p className="login-card__small">
      <Link to={`${LOGIN_SSO_PATH}?uitnodiging`} onClick={() => invitedVisit.begin(token)}>
        {t('uitnodiging.schoolaccount')}
      </Link>
    </p>
  );
}
