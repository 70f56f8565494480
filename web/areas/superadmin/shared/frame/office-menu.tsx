import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, useLocation } from 'react-router-dom';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { BrandMark } from '#web/ui/mark.tsx';

interface OfficePart {
  path: string;
  icon: IconName;
}
/** Parts of the office that belong together, in the order of the menu. */
const GROUPS: readonly { name: string; parts: readonly OfficePart[] }[] = [
  {
    name: 'werk',
    parts: [
      { path: 'dashboard', icon: 'groepen' },
      { path: 'aanvragen', icon: 'lijst' },
      { path: 'berichten', icon: 'mail' },
      { path: 'contactberichten', icon: 'potlood' },
    ],
  },
  {
    name: 'klanten',
    parts: [
      { path: 'admins', icon: 'school' },
      { path: 'facturen', icon: 'licentie' },
      { path: 'leerlingen', icon: 'zoek' },
      { path: 'uitnodiging-versturen', icon: 'mail' },
      { path: 'wisverzoeken', icon: 'prullenbak' },
    ],
  },
  {
    name: 'beheer',
    parts: [
      { path: 'webinars', icon: 'kalender' },
      { path: 'ervaringen', icon: 'ster' },
      { path: 'faq', icon: 'lamp' },
      { path: 'roadmap', icon: 'voortgang' },
      { path: 'prijzen', icon: 'tabel' },
      { path: 'mailsjablonen', icon: 'kopie' },
      { path: 'mailberichten', icon: 'archief' },
      { path: 'medewerkers', icon: 'leerlingen' },
      { path: 'gezondheid', icon: 'onderhoud' },
    ],
  },
];

/** The parts of the office under their headings; pictures alone where the screen is narrow. */
export function OfficeMenu({ onChoose }: { onChoose?: () => void }) {
  const { t } = useTranslation('superadmin');
  const menu = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // The last parts lie below the edge of a low screen.
  useEffect(() => {
    // Its answer is a promise in newer browsers, which an effect may not give back.
    void menu.current?.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'nearest' });
  }, [pathname]);
  return (
    <>
      <div className="side-menu__mark">
        <BrandMark naam={t('gemeen:naam')} />
      </div>
      <nav aria-label={t('menu')} ref={menu}>
        {GROUPS.map((group) => (
          <div key={group.name}>
            <p className="side-menu__header" id={`deel-${group.name}`}>
              {t(`blok.${group.name}`)}
            </p>
            <ul className="side-menu__list" aria-labelledby={`deel-${group.name}`}>
              {group.parts.map(({ path, icon }) => (
                <li key={path}>
                  <NavLink
                    to={`/superadmin/${path}`}
                    className="side-menu__rule"
                    title={t(`deel.${path}`)}
                    onClick={onChoose}
                  >
                    <Icon name={icon} />
                    <span className="side-menu__text">{t(`deel.${path}`)}</span>
                  </NavLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
    </>
  );
}
