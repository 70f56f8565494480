import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useLocation, useParams } from 'react-router-dom';
import type { Role } from '#engine/core/domein/roles.ts';
import { useGebruiker } from '#web/platform/use-session.ts';
import { type Area, landingPath } from '#web/platform/landing.ts';
import { LOGIN_PATH, session } from '#web/platform/session.ts';
import { determineAccess, rolesOf } from '#web/platform/access.ts';
import './notice-page.css';

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
    return <Navigate to={session.isExpired() ? `${LOGIN_PATH}?verlopen=1` : LOGIN_PATH} replace />;
  }
  const home = landingPath(gebruiker, t('groep.pad'));
  if (access === 'ander') return <Navigate to={home} replace />;
  return <NoPermissions home={home} area={area} />;
}

/** The office looks along everywhere; at a school its name helps nobody. */
function rolesFor(area: Area): Role[] {
  const all = rolesOf(area);
  const schoolRoles = all.filter((role) => role !== 'superadmin' && role !== 'office');
  return schoolRoles.length > 0 ? schoolRoles : all;
}

function NoPermissions({ home, area }: { home: string; area: Area }) {
  const { t, i18n } = useTranslation();
  const roles = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(
    rolesFor(area).map((role) => t(`rol.${role}`)),
  );
  return (
    <main className="notice-page">
      <div className="notice-page__card">
        <h1>{t('rechten.titel')}</h1>
        <p>{t('rechten.uitleg', { rollen: roles })}</p>
        <Link className="notice-page__button" to={home}>
          {t('rechten.knop')}
        </Link>
      </div>
    </main>
  );
}
