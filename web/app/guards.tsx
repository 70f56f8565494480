import { lazy, type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { useGebruiker } from '#web/platform/use-session.ts';
import { type Area, landingPath } from '#web/platform/landing.ts';
import { LOGIN_PATH, session } from '#web/platform/session.ts';
import { determineAccess } from '#web/platform/access.ts';

// Seldom seen: nobody downloads its words to sign in.
const NoPermissionPage = lazy(async () => ({ default: (await import('./no-permission-page.tsx')).NoPermissionPage }));

/** Lets a screen through when the permission table allows it; decides before any call. */
export function Guard({ area, children }: { area: Area; children: ReactNode }) {
  const { t } = useTranslation();
  const gebruiker = useGebruiker();
  const { pathname, search } = useLocation();
  const { leerlingId, adminId } = useParams();
  const access = determineAccess(gebruiker, area, area === 'leerling' ? leerlingId : adminId);
  useEffect(() => {
    // The wanted route has done its work once a guarded screen is open.
    if (access === 'open') session.takeRoute();
  }, [access]);
  if (access === 'open') return children;
  if (access === 'login' || !gebruiker) {
    session.saveRoute(`${pathname}${search}`);
    return <Navigate to={session.isExpired() ? `${session.signInPath()}?verlopen=1` : LOGIN_PATH} replace />;
  }
  const home = landingPath(gebruiker, t('groep.pad'));
  if (access === 'ander') return <Navigate to={home} replace />;
  return <NoPermissionPage home={home} area={area} />;
}
