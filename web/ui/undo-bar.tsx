import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import { useTranslation } from 'react-i18next';

/** Time in which a bulk action can be taken back with one press. */
const UNDO_MS = 10_000;

export interface UndoneAction {
  /** Differs per action, so that the time begins again. */ sleutel: number;
  tekst: string;
  passwordReset: (() => void) | null;
}

/** Says what was done and takes it back for ten seconds; the time stands still while somebody is at the bar. */
export function UndoBar({ completed, onSluit: onClose }: { completed: UndoneAction | null; onSluit: () => void }) {
  const { t } = useTranslation();
  const passwordReset = completed?.passwordReset ?? null;
  return (
    <Snackbar
      key={completed?.sleutel}
      open={completed !== null}
      autoHideDuration={UNDO_MS}
      message={completed?.tekst}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      onClose={(_, reason) => {
        if (reason !== 'clickaway') onClose();
      }}
      action={
        passwordReset === null ? undefined : (
          <Button
            color="inherit"
            size="small"
            onClick={() => {
              passwordReset();
              onClose();
            }}
          >
            {t('gemeen:ongedaan')}
          </Button>
        )
      }
    />
  );
}
