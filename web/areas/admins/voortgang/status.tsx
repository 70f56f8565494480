import { useTranslation } from 'react-i18next';
import type { VoortgangStatus } from '#server/features/voortgang/voortgang.contract.ts';
import { Icoon, type IcoonNaam } from '#web/ui/icoon.tsx';

export const STATUS_ICOON: Record<VoortgangStatus, IcoonNaam | null> = {
  niets: null,
  te_weinig: null,
  bezig: 'bezig',
  beheerst: 'vink',
  onderhoud: 'onderhoud',
  struikel: 'golf',
};

/** Status as a word with its sign, never as a colour alone. */
export function StatusChip({ status }: { status: VoortgangStatus }) {
  const { t } = useTranslation('admins');
  const icoon = STATUS_ICOON[status];
  return (
    <span className={`chip status-chip status--${status}`}>
      {icoon && <Icoon naam={icoon} maat={16} />} {t(`status.${status}`)}
    </span>
  );
}
