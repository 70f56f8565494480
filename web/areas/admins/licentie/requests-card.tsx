import { useTranslation } from 'react-i18next';
import type { Licentie } from '#server/features/licenties/licenties.contract.ts';
import { dateText } from '#web/platform/date-text.ts';

/** What was asked before, and how far the office is with it. */
export function RequestsCard({ licentie: { requests } }: { licentie: Licentie }) {
  const { t, i18n } = useTranslation('licentie');
  if (requests.length === 0) return null;
  return (
    <section className="tenant__card" aria-labelledby="licentie-aanvragen">
      <h2 id="licentie-aanvragen">{t('aanvragen')}</h2>
      <ul className="licentie__requests">
        {requests.map(({ nummer: number, soort: kind, aantal: count, status, op: moment }) => (
          <li key={number}>
            <span>
              <strong>{t(`aanvraag.regel.${kind}`, { count })}</strong>
              <small>
                {number}, {dateText(i18n.language, new Date(moment))}
              </small>
            </span>
            <span className={status === 'afgehandeld' ? 'chip chip--correct' : 'chip'}>
              {t(`aanvraag.stand.${status}`)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
