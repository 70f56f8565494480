import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type FormEvent, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Form } from '#web/platform/form/use-form.ts';
import { ErrorNotice } from '#web/platform/state.tsx';
import type { Saving } from '#web/platform/use-saving.ts';
import './dialog.css';

interface FrameProps {
  titel: string;
  knop: string;
  onSluit: () => void;
  children: ReactNode;
  danger?: boolean;
  breed?: boolean;
  /** Nothing to do yet while something still has to be chosen. */
  ready?: boolean;
}
interface Work {
  busy: boolean;
  error: Error | null;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  onRetry: () => void;
}

/** One solid action, a way back, and what went wrong in between. */
function Frame({
  titel: title,
  knop: button,
  work: { busy, error, onSubmit, onRetry },
  onSluit: onClose,
  children,
  danger = false,
  breed: wide = false,
  ready = true,
}: FrameProps & { work: Work }) {
  const { t } = useTranslation('beheer');
  const id = useId();
  return (
    <Dialog
      open
      onClose={busy ? undefined : onClose}
      fullWidth
      maxWidth={wide ? 'md' : 'sm'}
      aria-labelledby={id}
      className="management-dialog"
    >
      <form noValidate onSubmit={onSubmit}>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent className="management-dialog__content">
          {error !== null && <ErrorNotice fout={error} onRetry={onRetry} />}
          {children}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={busy}>
            {t('annuleren')}
          </Button>
          <Button type="submit" variant="contained" color={danger ? 'warning' : 'primary'} disabled={busy || !ready}>
            {busy ? t('bezig') : button}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** Dialog around one change without fields of its own. */
export function PanelDialog({ saving, onSave, ...frame }: FrameProps & { saving: Saving; onSave: () => void }) {
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!saving.bezig) onSave();
  };
  return <Frame {...frame} work={{ busy: saving.bezig, error: saving.fout, onSubmit, onRetry: onSave }} />;
}

type FormWork = Pick<Form<FieldValues>, 'busy' | 'refusal' | 'onSubmit' | 'send'>;

/** Dialog around a form. */
export function FormDialog({ form, ...frame }: FrameProps & { form: FormWork }) {
  const { busy, refusal, onSubmit, send } = form;
  return <Frame {...frame} work={{ busy, error: refusal, onSubmit, onRetry: send }} />;
}
