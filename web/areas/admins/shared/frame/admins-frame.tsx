import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Admin } from '#server/features/admins/admins.contract.ts';
import type { GroepItem } from '#server/features/groepen/groepen.contract.ts';
import { languageOf } from '#web/i18n/i18n.ts';
import { GebruikerMenu } from '#web/platform/gebruiker-menu.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useAdmin } from '../api/tenant.api.ts';
import { useGroepen } from '../api/groepen.api.ts';
import { useSpot, type FrameSpot } from './use-spot.ts';
import { StepsItem } from './steps-item.tsx';
import { Crumbs } from './crumbs.tsx';
import { DrawerState } from './drawer-standing.ts';
import { LicentieBar } from './licentie-bar.tsx';
import { SideMenu } from './side-menu.tsx';
import { SearchBar } from './search-bar.tsx';
import '#web/ui/panel.css';
import '#web/ui/panel-frame.css';

const OWN_WOORDEN: Partial<Record<Admin['soort'], 'thuis' | 'praktijk'>> = { thuis: 'thuis', rt: 'praktijk' };

/** The words of the tenant win inside the panel, whatever the host. */
function useLanguageOfTenant(admin: Admin | undefined): void {
  const { i18n } = useTranslation();
  const locale = admin?.locale;
  const language = admin === undefined ? undefined : languageOf(admin.locale, OWN_WOORDEN[admin.soort]);
  useEffect(() => {
    if (locale === undefined || language === undefined || i18n.language === language) return;
    void i18n.changeLanguage(language);
    document.documentElement.lang = locale;
  }, [i18n, locale, language]);
}

/** The group of the address; somebody with one group always sees that one in the menu. */
function useGroepOf(spot: FrameSpot): { actief: GroepItem[]; groep: GroepItem | undefined } {
  const { data } = useGroepen(spot.adminId, true);
  const items = data?.items ?? [];
  const active = items.filter(({ gearchiveerd: archived }) => !archived);
  if (spot.groepId !== null) return { actief: active, groep: items.find(({ id }) => id === spot.groepId) };
  return { actief: active, groep: active.length === 1 ? active[0] : undefined };
}

/** Menu, header and licence bar around every screen of the panel. */
export function AdminsFrame({ children }: { children: ReactNode }) {
  // The texts of forms and of the menu come along: what waits for its texts, a dialog or the menu of a window that gets wider, takes the page away meanwhile.
  const { t } = useTranslation(['admins', 'formulier', 'beheer', 'first-steps', 'account']);
  const spot = useSpot();
  const { data: admin } = useAdmin(spot.adminId);
  const [drawer, setDrawer] = useState(false);
  const [menu, setMenu] = useState(false);
  const phone = useMediaQuery('(max-width: 959.95px)');
  useLanguageOfTenant(admin);
  const { actief: active, groep } = useGroepOf(spot);
  return (
    <DrawerState value={setDrawer}>
      <div className={drawer ? 'panel panel--drawer' : 'panel'}>
        <a className="skip-link" href="#inhoud">
          {t('naarInhoud')}
        </a>
        {!phone && (
          <aside className="side-menu">
            <SideMenu admin={admin} plek={spot} groep={groep} />
          </aside>
        )}
        {phone && (
          <Drawer
            open={menu}
            onClose={() => setMenu(false)}
            slotProps={{ paper: { className: 'side-menu side-menu--drawer', 'aria-label': t('menu.naam') } }}
          >
            <SideMenu admin={admin} plek={spot} groep={groep} onChoose={() => setMenu(false)} />
          </Drawer>
        )}
        <div className="panel__column">
          <header className="header-bar">
            {phone && (
              <IconButton aria-label={t('menu.open')} onClick={() => setMenu(true)}>
                <Icon name="menu" size={24} />
              </IconButton>
            )}
            <Crumbs admin={admin} plek={spot} groep={groep} />
            <SearchBar plek={spot} groepen={active} />
            <GebruikerMenu
              roleName={(role) => t(`functie.${role}`)}
              accountPath={(me) => (me.adminId === undefined ? '/superadmin/account' : `/admins/${me.adminId}/account`)}
              extra={(close) => <StepsItem onChoose={close} />}
            />
          </header>
          <LicentieBar admin={admin} plek={spot} />
          <main id="inhoud" className="panel__content" tabIndex={-1}>
            {children}
          </main>
        </div>
      </div>
    </DrawerState>
  );
}
