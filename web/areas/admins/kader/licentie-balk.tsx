import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import type { Admin } from '#server/features/admins/admins.contract.ts';
import { Icoon } from '#web/ui/icoon.tsx';
import { langeDatum } from '../datum.ts';

const GEMELD: readonly string[] = ['aflopend', 'proef_afgelopen', 'alleen_lezen', 'verlopen'];

/** Says that the licence runs out, or why writing is off; reading and saving as a file keep working. */
export function LicentieBalk({ admin }: { admin: Admin | undefined }) {
  const { t, i18n } = useTranslation('admins');
  if (!admin || !GEMELD.includes(admin.licentieStatus)) return null;
  const datum = admin.licentieEinde === undefined ? '' : langeDatum(i18n.language, new Date(admin.licentieEinde));
  return (
    <Alert severity="warning" className="licentiebalk" icon={<Icoon naam="let" />}>
      {t(`licentie.${admin.licentieStatus}`, { datum })}
    </Alert>
  );
}
