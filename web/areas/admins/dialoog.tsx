import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FoutMelding } from '#web/platform/toestand.tsx';
import type { Bewaren } from './gebruik-bewaren.ts';
import './dialoog.css';

interface Props {
  titel: string;
  knop: string;
  bewaren: Bewaren;
  onSluit: () => void;
  onBewaar: () => void;
  children: ReactNode;
  anker?: (formulier: HTMLFormElement | null) => void;
  gevaar?: boolean;
  breed?: boolean;
}

/** Form in a dialog: one solid action, a way back, and what went wrong in between. */
export function Dialoog({
  titel,
  knop,
  bewaren,
  onSluit,
  onBewaar,
  children,
  anker,
  gevaar = false,
  breed = false,
}: Props) {
  const { t } = useTranslation('beheer');
  const id = useId();
  const verstuur = (gebeurtenis: FormEvent) => {
    gebeurtenis.preventDefault();
    if (!bewaren.bezig) onBewaar();
  };
  return (
    <Dialog
      open
      onClose={bewaren.bezig ? undefined : onSluit}
      fullWidth
      maxWidth={breed ? 'md' : 'sm'}
      aria-labelledby={id}
      className="beheer-dialoog"
    >
      <form ref={anker} noValidate onSubmit={verstuur}>
        <DialogTitle id={id}>{titel}</DialogTitle>
        <DialogContent className="beheer-dialoog__inhoud">
          {bewaren.fout !== null && <FoutMelding fout={bewaren.fout} onOpnieuw={onBewaar} />}
          {children}
        </DialogContent>
        <DialogActions>
          <Button onClick={onSluit} disabled={bewaren.bezig}>
            {t('annuleren')}
          </Button>
          <Button type="submit" variant="contained" color={gevaar ? 'warning' : 'primary'} disabled={bewaren.bezig}>
            {bewaren.bezig ? t('bezig') : knop}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
