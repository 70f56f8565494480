import { useTranslation } from 'react-i18next';
import { NavLink, Outlet } from 'react-router-dom';
import { GebruikerMenu } from '#web/platform/gebruiker-menu.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { BrandMark } from '#web/ui/mark.tsx';
import '#web/ui/panel.css';
import './frame.css';

/** Frame of the office: what there is, the colours and the way out. */
export function OfficeFrame() {
  const { t } = useTranslation('superadmin');
  return (
    <div className="panel office">
      <a className="skip-link" href="#inhoud">
        {t('spring')}
      </a>
      <header className="office__header">
        <BrandMark naam={t('gemeen:naam')} />
        <nav aria-label={t('menu')}>
          <NavLink to="/superadmin/aanvragen" className="office__rule">
            <Icon name="lijst" /> {t('aanvragen')}
          </NavLink>
          <NavLink to="/superadmin/admins" className="office__rule">
            <Icon name="school" /> {t('admins')}
          </NavLink>
          <NavLink to="/superadmin/berichten" className="office__rule">
            <Icon name="mail" /> {t('berichten')}
          </NavLink>
          <NavLink to="/superadmin/contactberichten" className="office__rule">
            <Icon name="potlood" /> {t('contactberichten')}
          </NavLink>
          <NavLink to="/superadmin/ervaringen" className="office__rule">
            <Icon name="ster" /> {t('ervaringen')}
          </NavLink>
          <NavLink to="/superadmin/roadmap" className="office__rule">
            <Icon name="voortgang" /> {t('roadmap')}
          </NavLink>
          <NavLink to="/superadmin/prijzen" className="office__rule">
            <Icon name="tabel" /> {t('prijzen')}
          </NavLink>
          <NavLink to="/superadmin/wisverzoeken" className="office__rule">
            <Icon name="prullenbak" /> {t('wisverzoeken')}
          </NavLink>
        </nav>
        <GebruikerMenu roleName={(role) => t(`rol.${role}`)} accountPath={() => '/superadmin/account'} />
      </header>
      <main id="inhoud" className="panel__content" tabIndex={-1}>
        <Outlet />
      </main>
    </div>
  );
}
