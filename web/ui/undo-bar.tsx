import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import { useTranslation } from 'react-i18next';

/** Time in which a bulk action can be taken back with one press. */
const UNDO_MS = 10_000;

export interface UndoneAction {
  /** Differs per action, so that the time begins again. */ key: number;
  text: string;
  passwordReset: (() => void) | null;
}

/** Says what was done and takes it back for ten seconds; the time stands still while somebody is at the bar. */
export function UndoBar({ completed, onClose }: { completed: UndoneAction | null; onClose: () => void }) {
  const { t } = useTranslation();
  const passwordReset = completed?.passwordReset ?? null;
  return (
    <Snackbar
      key={completed?.key}
      open={completed !== null}
      autoHideDuration={UNDO_MS}
      message={completed?.text}
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
