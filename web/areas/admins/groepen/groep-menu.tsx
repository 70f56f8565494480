import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GroepItem } from '#server/features/groepen/groepen.contract.ts';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { usePermission } from '../shared/use-permission.ts';
import type { GroepAction } from './use-groep-actions.tsx';

const ACTIONS: readonly {
  actie: GroepAction;
  recht: Parameters<ReturnType<typeof usePermission>>[0];
  icoon: IconName;
  archief: boolean | null;
}[] = [
  { actie: 'niveau', recht: 'oefeninstellingen.wijzigen', icoon: 'oefeninstellingen', archief: false },
  { actie: 'wijzig', recht: 'groepen.wijzigen', icoon: 'potlood', archief: false },
  { actie: 'subgroepen', recht: 'groepen.subgroepen', icoon: 'groepen', archief: false },
  { actie: 'kopieer', recht: 'groepen.toevoegen', icoon: 'kopie', archief: null },
  { actie: 'archiveer', recht: 'groepen.wijzigen', icoon: 'archief', archief: false },
  { actie: 'haalTerug', recht: 'groepen.wijzigen', icoon: 'terug', archief: true },
  { actie: 'verwijder', recht: 'groepen.verwijderen', icoon: 'prullenbak', archief: null },
];

/** What one may do with a group; nothing at all = no button. */
export function GroepMenu({
  adminId,
  groep,
  onAction,
}: {
  adminId: string;
  groep: GroepItem;
  onAction: (action: GroepAction, groep: GroepItem) => void;
}) {
  const { t } = useTranslation('groepen');
  const allowed = usePermission(adminId);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const actions = ACTIONS.filter(
    ({ recht: permission, archief: archive }) =>
      allowed(permission) && (archive === null || archive === groep.gearchiveerd),
  );
  if (actions.length === 0) return null;
  return (
    <>
      <IconButton
        className="groep-menu not-at-paper"
        aria-label={t('groep.menu', { naam: groep.naam })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Icon name="meer" />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {actions.map(({ actie: action, icoon: icon }) => (
          <MenuItem
            key={action}
            onClick={() => {
              setAnchor(null);
              onAction(action, groep);
            }}
          >
            <span className="menu-rule">
              <Icon name={icon} /> {t(`groep.actie.${action}`)}
            </span>
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
