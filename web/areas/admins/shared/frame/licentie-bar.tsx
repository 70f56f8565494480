import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import type { Admin } from '#server/features/admins/admins.contract.ts';
import { Icon } from '#web/ui/icon.tsx';
import { longDate } from '../date.ts';

const REPORTED: readonly string[] = ['aflopend', 'proef_afgelopen', 'alleen_lezen', 'verlopen'];

/** Says that the licence runs out, or why writing is off; reading and saving as a file keep working. */
export function LicentieBar({ admin }: { admin: Admin | undefined }) {
  const { t, i18n } = useTranslation('admins');
  if (!admin || !REPORTED.includes(admin.licentieStatus)) return null;
  const date = admin.licentieEinde === undefined ? '' : longDate(i18n.language, new Date(admin.licentieEinde));
  return (
    <Alert severity="warning" className="licentie-bar" icon={<Icon name="let" />}>
      {t(`licentie.${admin.licentieStatus}`, { datum: date })}
    </Alert>
  );
}
