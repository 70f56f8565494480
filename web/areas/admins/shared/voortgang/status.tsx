import { useTranslation } from 'react-i18next';
import type { VoortgangStatus } from '#server/features/voortgang/voortgang.contract.ts';
import { Icon, type IconName } from '#web/ui/icon.tsx';

export const STATUS_ICON: Record<VoortgangStatus, IconName | null> = {
  niets: null,
  te_weinig: null,
  bezig: 'bezig',
  bijna: 'bijna',
  beheerst: 'vink',
  onderhoud: 'onderhoud',
  struikel: 'golf',
};

/** Class with the tint of a status. */
export const statusClass = (status: VoortgangStatus): string => `status--${status === 'bijna' ? 'almost' : status}`;

/** Status as a word with its sign, never as a colour alone. */
export function StatusChip({ status }: { status: VoortgangStatus }) {
  const { t } = useTranslation('admins');
  const icon = STATUS_ICON[status];
  return (
    <span className={`chip status-chip ${statusClass(status)}`}>
      {icon && <Icon name={icon} size={16} />} {t(`status.${status}`)}
    </span>
  );
}
