import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { PasswordItem } from '#server/features/wachtwoorden/wachtwoorden.contract.ts';
import { nameList } from '../shared/name-list.ts';

const NAMES_MAX = 6;

interface Props {
  /** Whose password nobody can look up any more. */
  unreadable: readonly PasswordItem[];
  /** How many cards can be made as they are. */
  readable: number;
  onRenew: () => void;
  onOthers: () => void;
  onClose: () => void;
}

/** Before cards are made: which ones would be empty, new passwords for just those, or only the others. */
export function UnreadableDialog({ unreadable, readable, onRenew, onOthers, onClose }: Props) {
  const { t, i18n } = useTranslation('wachtwoorden');
  const id = useId();
  const count = unreadable.length;
  const names = nameList(
    i18n.language,
    unreadable.map((item) => item.naam),
    { max: NAMES_MAX, more: (rest) => t('onleesbaar.enNog', { count: rest }) },
  );
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>{t('onleesbaar.titel', { count })}</DialogTitle>
      <DialogContent>
        <p>{t('onleesbaar.waarom', { count })}</p>
        <p>
          <strong>{names}</strong>
        </p>
        <p className="soft">{t('onleesbaar.gevolg', { count })}</p>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('annuleer')}</Button>
        {readable > 0 && <Button onClick={onOthers}>{t('onleesbaar.anderen', { count: readable })}</Button>}
        <Button variant="contained" onClick={onRenew}>
          {t('onleesbaar.nieuw', { count })}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
