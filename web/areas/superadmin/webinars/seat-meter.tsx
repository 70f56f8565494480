import { useTranslation } from 'react-i18next';
import type { ManagedWebinar } from '#server/features/webinars/webinar-management.contract.ts';
import { hasBegun } from './stands.ts';

/** How full it is, or how many came: a bar with its words. */
export function SeatMeter({ webinar }: { webinar: ManagedWebinar }) {
  const { t } = useTranslation('webinars');
  const { plaatsen: seats, taken, waiting, came } = webinar;
  const begun = hasBegun(webinar) && came > 0;
  const words = begun ? t('erbij', { aantal: came, alle: taken }) : t('plekken', { aantal: taken, alle: seats });
  return (
    <div className="seat-meter">
      <span className="seat-meter__bar" aria-hidden="true">
        <span
          style={{ width: `${Math.min(100, (100 * (begun ? came : taken)) / Math.max(1, begun ? taken : seats))}%` }}
        />
      </span>
      <span>{words}</span>
      {waiting > 0 && <span className="seat-meter__waiting">{t('wachten', { count: waiting })}</span>}
    </div>
  );
}
