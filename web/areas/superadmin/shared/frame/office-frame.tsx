import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { GebruikerMenu } from '#web/platform/gebruiker-menu.tsx';
import { Icon } from '#web/ui/icon.tsx';
import '#web/ui/panel.css';
import '#web/ui/panel-frame.css';
import './frame.css';
import { OfficeMenu } from './office-menu.tsx';

/** Frame of the office: what there is, the colours and the way out. */
export function OfficeFrame() {
  const { t } = useTranslation('superadmin');
  const [menu, setMenu] = useState(false);
  const phone = useMediaQuery('(max-width: 959.95px)');
  return (
    <div className="panel office">
      <a className="skip-link" href="#inhoud">
        {t('spring')}
      </a>
      {phone ? (
        <Drawer
          open={menu}
          onClose={() => setMenu(false)}
          slotProps={{ paper: { className: 'side-menu side-menu--drawer', 'aria-label': t('menu') } }}
        >
          <OfficeMenu onChoose={() => setMenu(false)} />
        </Drawer>
      ) : (
        <aside className="side-menu">
          <OfficeMenu />
        </aside>
      )}
      <div className="panel__column">
        <header className="header-bar">
          {phone && (
            <IconButton className="office__open" aria-label={t('menu.open')} onClick={() => setMenu(true)}>
              <Icon name="menu" size={24} />
            </IconButton>
          )}
          <GebruikerMenu roleName={(role) => t(`rol.${role}`)} accountPath={() => '/superadmin/account'} />
        </header>
        <main id="inhoud" className="panel__content" tabIndex={-1}>
          <Outlet />
        </main>
      </div>
    </div>
  );
}
