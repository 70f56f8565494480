import { useTranslation } from 'react-i18next';
import { CONSTANTEN } from '#engine/core/domein/constanten.ts';
import { Icoon } from '#web/ui/icoon.tsx';
import { STATUS_ICOON } from './status.tsx';

const SOORTEN = ['beheerst', 'onderhoud', 'bezig', 'struikel', 'te_weinig'] as const;

/** What the signs in the matrix mean. */
export function Legenda() {
  const { t } = useTranslation('admins');
  return (
    <ul className="legenda" aria-label={t('legenda')}>
      {SOORTEN.map((status) => {
        const icoon = STATUS_ICOON[status];
        return (
          <li key={status}>
            <span className={`legenda__vak status--${status}`}>{icoon && <Icoon naam={icoon} maat={15} />}</span>{' '}
            {t(`legenda.${status}`, { n: CONSTANTEN.TE_WEINIG_GEGEVENS })}
          </li>
        );
      })}
    </ul>
  );
}
