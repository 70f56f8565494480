import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { usePlek } from '../kader/gebruik-plek.ts';
import { useTitel } from '#web/platform/gebruik-titel.ts';

/** Unknown address inside the area; the menu and this link lead back. */
export function AdminsNietGevonden() {
  const { t } = useTranslation('admins');
  const { groepenPad } = usePlek();
  useTitel(t('nietgevonden.titel'));
  return (
    <section className="leeg">
      <h1>{t('nietgevonden.titel')}</h1>
      <p>{t('nietgevonden.uitleg')}</p>
      <Link className="knop-vol" to={groepenPad}>
        {t('nietgevonden.knop')}
      </Link>
    </section>
  );
}
