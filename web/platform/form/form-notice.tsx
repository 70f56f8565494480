import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { HttpError } from '#web/platform/http-error.ts';

/** Refusal of an action in the server's own words. */
export function FormNotice({ fout: error }: { fout: Error | null }) {
  const { t } = useTranslation('gemeen');
  if (error === null) return null;
  const zin =
    error instanceof HttpError && error.status === 0 ? t('fout.verbinding') : error.message || t('fout.onbekend');
  return (
    <Alert severity="error" className="error-notice">
      {zin}
    </Alert>
  );
}
