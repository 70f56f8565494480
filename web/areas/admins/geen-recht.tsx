import { useTranslation } from 'react-i18next';
import { bereikVan, type Actie } from '#engine/core/domein/rechten.ts';
import { ROLLEN } from '#engine/core/domein/rollen.ts';
import { Link } from 'react-router-dom';
import { usePlek } from './kader/gebruik-plek.ts';

/** The office only looks in with a reason: nobody at a school is helped by its name. */
const VAN_DE_SCHOOL: ReadonlySet<string | undefined> = new Set(['alle', 'eigen']);

/** Screen of another role inside the panel: who it is for, and the way home. Decided before any call. */
export function GeenRecht({ recht, titel }: { recht: Actie; titel: string }) {
  const { t, i18n } = useTranslation();
  const { groepenPad } = usePlek();
  const rollen = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(
    ROLLEN.filter((rol) => VAN_DE_SCHOOL.has(bereikVan(rol, recht))).map((rol) => t(`rol.${rol}`)),
  );
  return (
    <section className="leeg">
      <h1>{titel}</h1>
      <p>{t('rechten.uitleg', { rollen })}</p>
      <Link className="knop-vol" to={groepenPad}>
        {t('rechten.knop')}
      </Link>
    </section>
  );
}
