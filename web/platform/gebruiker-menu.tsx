import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState, type ReactNode } from 'react';
import { usersEndpoints, type Me } from '#server/features/users/users.contract.ts';
import { useTranslation } from 'react-i18next';
import type { Role } from '#engine/core/domein/roles.ts';
import { Link } from 'react-router-dom';
import { useEndpoint } from '#web/platform/endpoint/use-endpoint.ts';
import { useTheme } from '#web/platform/use-theme.ts';
import { signOut } from '#web/platform/sign-out.ts';
import { theme as themeChoice, THEMES } from '#web/platform/theme.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Initials } from '#web/ui/initials.tsx';
import './gebruiker-menu.css';

interface Props {
  /** What somebody is here, in the words of the area. */
  roleName: (role: Role) => string;
  /** Page of the own account; absent where somebody has none. */
  accountPath: (me: Me) => string | null;
  /** What the area adds; `close` closes the menu. */
  extra?: (close: () => void) => ReactNode;
}

/** Name and role with the colours of the screen, the own account and signing out. */
export function GebruikerMenu({ roleName, accountPath, extra }: Props) {
  const { t } = useTranslation('account');
  const { data: me } = useEndpoint(usersEndpoints.findMe, {});
  const theme = useTheme();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = (): void => setAnchor(null);
  const name = me?.naam ?? '';
  const path = me === undefined ? null : accountPath(me);
  return (
    <>
      <button
        type="button"
        className="gebruiker-menu"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <span className="only-reader">{t('menu')} </span>
        <Initials naam={name} maat={38} />
        <span className="gebruiker-menu__name">
          <strong>{name}</strong>
          {me && <small>{roleName(me.role)}</small>}
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
        {extra?.(close)}
        {path !== null && (
          <MenuItem component={Link} to={path} onClick={close}>
            <span className="menu-rule">
              <Icon name="slot" /> {t('titel')}
            </span>
          </MenuItem>
        )}
        <MenuItem onClick={signOut}>
          <span className="menu-rule">
            <Icon name="uit" /> {t('menu.uit')}
          </span>
        </MenuItem>
      </Menu>
    </>
  );
}
