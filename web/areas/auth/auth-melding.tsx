import { useTranslation } from 'react-i18next';
import { HttpFout } from '#web/platform/http-fout.ts';

/** Refusal in the server's own words; field marks are shown at the fields. */
export function AuthMelding({ fout }: { fout: Error | null }) {
  const { t } = useTranslation('gemeen');
  if (fout === null || (fout instanceof HttpFout && Object.keys(fout.velden).length > 0)) return null;
  const zin = fout instanceof HttpFout && fout.status === 0 ? t('fout.verbinding') : fout.message || t('fout.onbekend');
  return (
    <p className="auth-melding" role="alert">
      {zin}
    </p>
  );
}
