import { useTranslation } from 'react-i18next';
import { NavLink, Outlet } from 'react-router-dom';
import { GebruikerMenu } from '#web/platform/gebruiker-menu.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { BrandMark } from '#web/ui/mark.tsx';
import '#web/ui/panel.css';
import './frame.css';

const PARTS = [
  { path: 'aanvragen', icon: 'lijst' },
  { path: 'admins', icon: 'school' },
  { path: 'berichten', icon: 'mail' },
  { path: 'contactberichten', icon: 'potlood' },
  { path: 'ervaringen', icon: 'ster' },
  { path: 'roadmap', icon: 'voortgang' },
  { path: 'prijzen', icon: 'tabel' },
  { path: 'mailsjablonen', icon: 'kopie' },
  { path: 'mailberichten', icon: 'archief' },
  { path: 'wisverzoeken', icon: 'prullenbak' },
] as const;

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
          {PARTS.map(({ path, icon }) => (
            <NavLink key={path} to={`/superadmin/${path}`} className="office__rule">
              <Icon name={icon} /> {t(`deel.${path}`)}
            </NavLink>
          ))}
        </nav>
        <GebruikerMenu roleName={(role) => t(`rol.${role}`)} accountPath={() => '/superadmin/account'} />
      </header>
      <main id="inhoud" className="panel__content" tabIndex={-1}>
        <Outlet />
      </main>
    </div>
  );
}
