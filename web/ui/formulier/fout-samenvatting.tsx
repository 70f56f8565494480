import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import type { Fouten } from './gebruik-formulier.ts';

/** Above a form, after an attempt to send: how many fields need a look. */
export function FoutSamenvatting({ fouten, toon }: { fouten: Fouten; toon: boolean }) {
  const { t } = useTranslation();
  const aantal = Object.keys(fouten).length;
  return (
    <div role="alert">
      {toon && aantal > 0 && (
        <Alert severity="error" role="presentation" className="fout-samenvatting">
          {t('gemeen:formulier.fouten', { count: aantal })}
        </Alert>
      )}
    </div>
  );
}
