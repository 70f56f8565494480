import MenuItem from '@mui/material/MenuItem';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Icon } from '#web/ui/icon.tsx';
import { isUnfinished, STEPS_ASKED, useFirstSteps } from '../api/first-steps.api.ts';
import { useSpot } from './use-spot.ts';

/** Brings the list of the first hour back for whoever put it away before all was done. */
export function StepsItem({ onChoose }: { onChoose: () => void }) {
  const { t } = useTranslation('first-steps');
  const { adminId, groepenPath } = useSpot();
  const { data } = useFirstSteps(adminId);
  if (data === undefined || !data.away || !isUnfinished(data)) return null;
  return (
    <MenuItem component={Link} to={`${groepenPath}?${STEPS_ASKED}=1`} onClick={onChoose}>
      <span className="menu-rule">
        <Icon name="lijst" /> {t('menu')}
      </span>
    </MenuItem>
  );
}
