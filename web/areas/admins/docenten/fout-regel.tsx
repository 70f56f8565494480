import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { HttpFout } from '#web/platform/http-fout.ts';

/** Refusal of an action in the server's own words. */
export function FoutRegel({ fout }: { fout: Error | null }) {
  const { t } = useTranslation('gemeen');
  if (fout === null) return null;
  const zin = fout instanceof HttpFout && fout.status === 0 ? t('fout.verbinding') : fout.message || t('fout.onbekend');
  return (
    <Alert severity="error" className="fout-melding">
      {zin}
    </Alert>
  );
}
