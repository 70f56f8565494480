import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Role } from '#engine/core/domein/roles.ts';
import { rolesOf } from '#web/platform/access.ts';
import type { Area } from '#web/platform/landing.ts';
import './notice-page.css';

/** The office looks along everywhere; at a school its name helps nobody. */
function rolesFor(area: Area): Role[] {
  const all = rolesOf(area);
  const schoolRoles = all.filter((role) => role !== 'superadmin' && role !== 'office');
  return schoolRoles.length > 0 ? schoolRoles : all;
}

/** A screen of another role: who it is for, and the way home. */
export function NoPermissionPage({ home, area }: { home: string; area: Area }) {
  const { t, i18n } = useTranslation('rechten');
  const roles = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(
    rolesFor(area).map((role) => t(`rol.${role}`)),
  );
  return (
    <main className="notice-page">
      <div className="notice-page__card">
        <h1>{t('titel')}</h1>
        <p>{t('uitleg', { rollen: roles })}</p>
        <Link className="notice-page__button" to={home}>
          {t('knop')}
        </Link>
      </div>
    </main>
  );
}
