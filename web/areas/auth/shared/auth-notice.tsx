import { useTranslation } from 'react-i18next';
import { HttpError } from '#web/platform/http-error.ts';

/** Refusal in the server's own words; field marks are shown at the fields. */
export function AuthNotice({ fout: error }: { fout: Error | null }) {
  const { t } = useTranslation('gemeen');
  if (error === null || (error instanceof HttpError && Object.keys(error.velden).length > 0)) return null;
  const zin =
    error instanceof HttpError && error.status === 0 ? t('fout.verbinding') : error.message || t('fout.onbekend');
  return (
    <p className="auth-notice" role="alert">
      {zin}
    </p>
  );
}
