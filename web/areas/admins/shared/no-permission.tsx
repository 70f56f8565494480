import { useTranslation } from 'react-i18next';
import { scopeOf, type Action } from '#engine/core/domein/permissions.ts';
import { ROLES } from '#engine/core/domein/roles.ts';
import { Link } from 'react-router-dom';
import { useSpot } from './frame/use-spot.ts';

/** The office only looks in with a reason: nobody at a school is helped by its name. */
const OF_THE_SCHOOL: ReadonlySet<string | undefined> = new Set(['alle', 'eigen']);

/** Screen of another role inside the panel: who it is for, and the way home. Decided before any call. */
export function NoPermission({ recht: permission, titel: title }: { recht: Action; titel: string }) {
  const { t, i18n } = useTranslation('rechten');
  const { groepenPath } = useSpot();
  const roles = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(
    ROLES.filter((role) => OF_THE_SCHOOL.has(scopeOf(role, permission))).map((role) => t(`rol.${role}`)),
  );
  return (
    <section className="empty">
      <h1>{title}</h1>
      <p>{t('uitleg', { rollen: roles })}</p>
      <Link className="button-full" to={groepenPath}>
        {t('knop')}
      </Link>
    </section>
  );
}
