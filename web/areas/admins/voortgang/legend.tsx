import { useTranslation } from 'react-i18next';
import { STANDING_RULES } from '#engine/core/oefening/model/doel-standing.ts';
import { Icon } from '#web/ui/icon.tsx';
import { STATUS_ICON, statusClass, StatusChip } from '../shared/voortgang/status.tsx';

const KINDS = ['beheerst', 'onderhoud', 'bijna', 'bezig', 'struikel', 'te_weinig'] as const;

/** What the signs in the matrix mean, and behind one press the rule of each. */
export function Legend({ period }: { period: boolean }) {
  const { t } = useTranslation('voortgang');
  return (
    <div className="legend-box">
      <ul className="legend" aria-label={t('legenda')}>
        {KINDS.map((status) => {
          const icon = STATUS_ICON[status];
          return (
            <li key={status}>
              <span className={`legend__box ${statusClass(status)}`}>{icon && <Icon name={icon} size={15} />}</span>{' '}
              {t(`legenda.${status}`)}
            </li>
          );
        })}
      </ul>
      <details className="standing-rules">
        <summary>{t('uitleg.kop')}</summary>
        <p>{t(period ? 'uitleg.periode' : 'uitleg.recent', { ...STANDING_RULES })}</p>
        <ul>
          {KINDS.map((status) => (
            <li key={status}>
              <StatusChip status={status} />
              <span>{t(`uitleg.${status}`, { ...STANDING_RULES })}</span>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
