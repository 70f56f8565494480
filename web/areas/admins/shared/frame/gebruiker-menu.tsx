import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useMe } from '../api/tenant.api.ts';
import { useTheme } from '#web/platform/use-theme.ts';
import { session } from '#web/platform/session.ts';
import { theme as themeChoice, THEMES } from '#web/platform/theme.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Initials } from './initials.tsx';

/** Name and role with the colours of the screen and signing out. */
export function GebruikerMenu() {
  const { t } = useTranslation('admins');
  const { data: me } = useMe();
  const theme = useTheme();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const name = me?.naam ?? '';
  return (
    <>
      <button
        type="button"
        className="gebruiker-menu"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <span className="only-reader">{t('account')} </span>
        <Initials naam={name} maat={38} />
        <span className="gebruiker-menu__name">
          <strong>{name}</strong>
          {me && <small>{t(`functie.${me.role}`)}</small>}
        </span>
        <Icon name="onder" size={16} />
      </button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        {THEMES.map((choice) => (
          <MenuItem
            key={choice}
            role="menuitemradio"
            aria-checked={choice === theme}
            selected={choice === theme}
            onClick={() => {
              themeChoice.kies(choice);
              setAnchor(null);
            }}
          >
            <span className="menu-rule">
              <Icon name={choice} /> {t(`gemeen:thema.${choice}`)}
            </span>
          </MenuItem>
        ))}
        <Divider />
        {me?.adminId !== undefined && (
          <MenuItem component={Link} to={`/admins/${me.adminId}/account`} onClick={() => setAnchor(null)}>
            <span className="menu-rule">
              <Icon name="slot" /> {t('menu.account')}
            </span>
          </MenuItem>
        )}
        <MenuItem onClick={() => session.logout()}>
          <span className="menu-rule">
            <Icon name="uit" /> {t('uitloggen')}
          </span>
        </MenuItem>
      </Menu>
    </>
  );
}
