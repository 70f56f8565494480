import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { useTitle } from '#web/platform/use-title.ts';
import { Icon } from '#web/ui/icon.tsx';
import { CreateForm } from './create-form.tsx';
import '../shared/office-card.css';
import './admin-create.css';

/** `/superadmin/admins/aanmaken`: a customer that comes in without a request on the site. */
export function AdminCreatePage() {
  const { t } = useTranslation('admin-create');
  const navigate = useNavigate();
  useTitle(t('titel'));
  return (
    <>
      <div className="page-header">
        <div>
          <Link className="button-text office-card__back" to="/superadmin/admins">
            <Icon name="links" size={18} />
            {t('terug')}
          </Link>
          <h1>{t('titel')}</h1>
          <p>{t('uitleg')}</p>
        </div>
      </div>
      <CreateForm onMade={(adminId) => void navigate(`/superadmin/admins/${adminId}`)} />
    </>
  );
}
