import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GroepItem } from '#server/features/groepen/groepen.contract.ts';
import { Icoon, type IcoonNaam } from '#web/ui/icoon.tsx';
import { useRecht } from '../gebruik-recht.ts';
import type { Groepactie } from './gebruik-groepacties.tsx';

const ACTIES: readonly {
  actie: Groepactie;
  recht: Parameters<ReturnType<typeof useRecht>>[0];
  icoon: IcoonNaam;
  archief: boolean | null;
}[] = [
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
  onActie,
}: {
  adminId: string;
  groep: GroepItem;
  onActie: (actie: Groepactie, groep: GroepItem) => void;
}) {
  const { t } = useTranslation('beheer');
  const mag = useRecht(adminId);
  const [anker, stelAnker] = useState<HTMLElement | null>(null);
  const acties = ACTIES.filter(
    ({ recht, archief }) => mag(recht) && (archief === null || archief === groep.gearchiveerd),
  );
  if (acties.length === 0) return null;
  return (
    <>
      <IconButton
        className="groep-menu niet-op-papier"
        aria-label={t('groep.menu', { naam: groep.naam })}
        aria-haspopup="menu"
        aria-expanded={anker !== null}
        onClick={({ currentTarget }) => stelAnker(currentTarget)}
      >
        <Icoon naam="meer" />
      </IconButton>
      <Menu anchorEl={anker} open={anker !== null} onClose={() => stelAnker(null)}>
        {acties.map(({ actie, icoon }) => (
          <MenuItem
            key={actie}
            onClick={() => {
              stelAnker(null);
              onActie(actie, groep);
            }}
          >
            <span className="menu-regel">
              <Icoon naam={icoon} /> {t(`groep.actie.${actie}`)}
            </span>
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
