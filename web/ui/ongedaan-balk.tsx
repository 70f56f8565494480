import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import { useTranslation } from 'react-i18next';

/** Time in which a bulk action can be taken back with one press. */
const ONGEDAAN_MS = 10_000;

export interface Gedaan {
  /** Differs per action, so that the time begins again. */ sleutel: number;
  tekst: string;
  herstel: (() => void) | null;
}

/** Says what was done and takes it back for ten seconds; the time stands still while somebody is at the bar. */
export function OngedaanBalk({ gedaan, onSluit }: { gedaan: Gedaan | null; onSluit: () => void }) {
  const { t } = useTranslation();
  const herstel = gedaan?.herstel ?? null;
  return (
    <Snackbar
      key={gedaan?.sleutel}
      open={gedaan !== null}
      autoHideDuration={ONGEDAAN_MS}
      message={gedaan?.tekst}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      onClose={(_, reden) => {
        if (reden !== 'clickaway') onSluit();
      }}
      action={
        herstel === null ? undefined : (
          <Button
            color="inherit"
            size="small"
            onClick={() => {
              herstel();
              onSluit();
            }}
          >
            {t('gemeen:ongedaan')}
          </Button>
        )
      }
    />
  );
}
