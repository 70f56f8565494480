import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Admin } from '#server/features/admins/admins.contract.ts';
import type { GroepItem } from '#server/features/groepen/groepen.contract.ts';
import { taalVan } from '#web/i18n/i18n.ts';
import { Icoon } from '#web/ui/icoon.tsx';
import { useAdmin, useGroepen } from '../admins.api.ts';
import { usePlek, type Plek } from './gebruik-plek.ts';
import { GebruikerMenu } from './gebruiker-menu.tsx';
import { Kruimels } from './kruimels.tsx';
import { LadeStand } from './lade-stand.ts';
import { LicentieBalk } from './licentie-balk.tsx';
import { Zijmenu } from './zijmenu.tsx';
import { Zoekbalk } from './zoekbalk.tsx';
import '#web/ui/paneel.css';
import './kader.css';

const EIGEN_WOORDEN: Partial<Record<Admin['soort'], 'thuis' | 'praktijk'>> = { thuis: 'thuis', rt: 'praktijk' };

/** The words of the tenant win inside the panel, whatever the host. */
function useTaalVanTenant(admin: Admin | undefined): void {
  const { i18n } = useTranslation();
  const locale = admin?.locale;
  const taal = admin === undefined ? undefined : taalVan(admin.locale, EIGEN_WOORDEN[admin.soort]);
  useEffect(() => {
    if (locale === undefined || taal === undefined || i18n.language === taal) return;
    void i18n.changeLanguage(taal);
    document.documentElement.lang = locale;
  }, [i18n, locale, taal]);
}

/** The group of the address; somebody with one group always sees that one in the menu. */
function useGroepVan(plek: Plek): { actief: GroepItem[]; groep: GroepItem | undefined } {
  const { data } = useGroepen(plek.adminId, true);
  const items = data?.items ?? [];
  const actief = items.filter(({ gearchiveerd }) => !gearchiveerd);
  if (plek.groepId !== null) return { actief, groep: items.find(({ id }) => id === plek.groepId) };
  return { actief, groep: actief.length === 1 ? actief[0] : undefined };
}

/** Menu, header and licence bar around every screen of the panel. */
export function AdminsKader({ children }: { children: ReactNode }) {
  // The sentences of forms come along, so that no dialog waits for them.
  const { t } = useTranslation(['admins', 'formulier']);
  const plek = usePlek();
  const { data: admin } = useAdmin(plek.adminId);
  const [lade, stelLade] = useState(false);
  const [menu, stelMenu] = useState(false);
  const telefoon = useMediaQuery('(max-width: 959.95px)');
  useTaalVanTenant(admin);
  const { actief, groep } = useGroepVan(plek);
  return (
    <LadeStand value={stelLade}>
      <div className={lade ? 'paneel paneel--lade' : 'paneel'}>
        <a className="springlink" href="#inhoud">
          {t('naarInhoud')}
        </a>
        {!telefoon && (
          <aside className="zijmenu">
            <Zijmenu admin={admin} plek={plek} groep={groep} />
          </aside>
        )}
        {telefoon && (
          <Drawer
            open={menu}
            onClose={() => stelMenu(false)}
            slotProps={{ paper: { className: 'zijmenu zijmenu--lade', 'aria-label': t('menu.naam') } }}
          >
            <Zijmenu admin={admin} plek={plek} groep={groep} onKies={() => stelMenu(false)} />
          </Drawer>
        )}
        <div className="paneel__kolom">
          <header className="kopbalk">
            {telefoon && (
              <IconButton aria-label={t('menu.open')} onClick={() => stelMenu(true)}>
                <Icoon naam="menu" maat={24} />
              </IconButton>
            )}
            <Kruimels admin={admin} plek={plek} groep={groep} />
            <Zoekbalk plek={plek} groepen={actief} />
            <GebruikerMenu />
          </header>
          <LicentieBalk admin={admin} />
          <main id="inhoud" className="paneel__inhoud" tabIndex={-1}>
            {children}
          </main>
        </div>
      </div>
    </LadeStand>
  );
}
