import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSpot } from './frame/use-spot.ts';
import { useTitle } from '#web/platform/use-title.ts';

/** Unknown address inside the area; the menu and this link lead back. */
export function AdminsNotFound() {
  const { t } = useTranslation('admins');
  const { groepenPath } = useSpot();
  useTitle(t('nietgevonden.titel'));
  return (
    <section className="empty">
      <h1>{t('nietgevonden.titel')}</h1>
      <p>{t('nietgevonden.uitleg')}</p>
      <Link className="button-full" to={groepenPath}>
        {t('nietgevonden.knop')}
      </Link>
    </section>
  );
}
