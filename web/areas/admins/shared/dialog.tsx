import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorNotice } from '#web/platform/state.tsx';
import type { Saving } from './use-saving.ts';
import './dialog.css';

interface Props {
  titel: string;
  knop: string;
  saving: Saving;
  onSluit: () => void;
  onSave: () => void;
  children: ReactNode;
  anker?: (form: HTMLFormElement | null) => void;
  danger?: boolean;
  breed?: boolean;
}

/** Form in a dialog: one solid action, a way back, and what went wrong in between. */
export function PanelDialog({
  titel: title,
  knop: button,
  saving,
  onSluit: onClose,
  onSave,
  children,
  anker: anchor,
  danger = false,
  breed: wide = false,
}: Props) {
  const { t } = useTranslation('beheer');
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!saving.bezig) onSave();
  };
  return (
    <Dialog
      open
      onClose={saving.bezig ? undefined : onClose}
      fullWidth
      maxWidth={wide ? 'md' : 'sm'}
      aria-labelledby={id}
      className="management-dialog"
    >
      <form ref={anchor} noValidate onSubmit={submit}>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent className="management-dialog__content">
          {saving.fout !== null && <ErrorNotice fout={saving.fout} onRetry={onSave} />}
          {children}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={saving.bezig}>
            {t('annuleren')}
          </Button>
          <Button type="submit" variant="contained" color={danger ? 'warning' : 'primary'} disabled={saving.bezig}>
            {saving.bezig ? t('bezig') : button}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
