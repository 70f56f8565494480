import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
type Errors = Readonly<Record<string, string>>;

/** Above a form, after an attempt to send: how many fields need a look. */
export function ErrorSummary({ fouten: errors, toon: show }: { fouten: Errors; toon: boolean }) {
  const { t } = useTranslation('formulier');
  const count = Object.keys(errors).length;
  return (
    <div role="alert">
      {show && count > 0 && (
        <Alert severity="error" role="presentation" className="fout-samenvatting">
          {t('fouten', { count })}
        </Alert>
      )}
    </div>
  );
}
