import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { LOGIN_SSO_PATH } from '#web/platform/session.ts';
import { hasProviders } from './api.ts';

/** The way to the account of the school, where this deployment knows a service; a fault hides it, the door itself still opens. */
export function SsoLink() {
  const { t } = useTranslation('login');
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
      <Link to={LOGIN_SSO_PATH}>{t('schoolaccount')}</Link>
    </p>
  );
}
