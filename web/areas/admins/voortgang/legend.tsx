import { useTranslation } from 'react-i18next';
import { CONSTANTS } from '#engine/core/domein/constants.ts';
import { Icon } from '#web/ui/icon.tsx';
import { STATUS_ICON } from '../shared/voortgang/status.tsx';

const KINDS = ['beheerst', 'onderhoud', 'bezig', 'struikel', 'te_weinig'] as const;

/** What the signs in the matrix mean. */
export function Legend() {
  const { t } = useTranslation('voortgang');
  return (
    <ul className="legend" aria-label={t('legenda')}>
      {KINDS.map((status) => {
        const icon = STATUS_ICON[status];
        return (
          <li key={status}>
            <span className={`legend__box status--${status}`}>{icon && <Icon name={icon} size={15} />}</span>{' '}
            {t(`legenda.${status}`, { n: CONSTANTS.TOO_LITTLE_DATA })}
          </li>
        );
      })}
    </ul>
  );
}
