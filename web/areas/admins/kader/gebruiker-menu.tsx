import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useMij } from '../admins.api.ts';
import { useThema } from '#web/platform/gebruik-thema.ts';
import { sessie } from '#web/platform/sessie.ts';
import { thema as themaKeuze, THEMAS } from '#web/platform/thema.ts';
import { Icoon } from '#web/ui/icoon.tsx';
import { Initialen } from './initialen.tsx';

/** Name and role with the colours of the screen and signing out. */
export function GebruikerMenu() {
  const { t } = useTranslation('admins');
  const { data: mij } = useMij();
  const thema = useThema();
  const [anker, stelAnker] = useState<HTMLElement | null>(null);
  const naam = mij?.naam ?? '';
  return (
    <>
      <button
        type="button"
        className="gebruiker-menu"
        aria-haspopup="menu"
        aria-expanded={anker !== null}
        onClick={({ currentTarget }) => stelAnker(currentTarget)}
      >
        <span className="alleen-lezer">{t('account')} </span>
        <Initialen naam={naam} maat={38} />
        <span className="gebruiker-menu__naam">
          <strong>{naam}</strong>
          {mij && <small>{t(`functie.${mij.role}`)}</small>}
        </span>
        <Icoon naam="onder" maat={16} />
      </button>
      <Menu
        anchorEl={anker}
        open={anker !== null}
        onClose={() => stelAnker(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        {THEMAS.map((keuze) => (
          <MenuItem
            key={keuze}
            role="menuitemradio"
            aria-checked={keuze === thema}
            selected={keuze === thema}
            onClick={() => {
              themaKeuze.kies(keuze);
              stelAnker(null);
            }}
          >
            <span className="menu-regel">
              <Icoon naam={keuze} /> {t(`gemeen:thema.${keuze}`)}
            </span>
          </MenuItem>
        ))}
        <Divider />
        {mij?.adminId !== undefined && (
          <MenuItem component={Link} to={`/admins/${mij.adminId}/account`} onClick={() => stelAnker(null)}>
            <span className="menu-regel">
              <Icoon naam="slot" /> {t('menu.account')}
            </span>
          </MenuItem>
        )}
        <MenuItem onClick={() => sessie.logout()}>
          <span className="menu-regel">
            <Icoon naam="uit" /> {t('uitloggen')}
          </span>
        </MenuItem>
      </Menu>
    </>
  );
}
