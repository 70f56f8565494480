import { useTranslation } from 'react-i18next';
import type { Licentie } from '#server/features/licenties/licenties.contract.ts';
import { dateText } from '#web/platform/date-text.ts';

/** A bar of seats turns to the colour of attention when a tenth or less is left. */
const ALMOST_FULL = 0.9;

/** Days that count: until the last day while it runs, since then when it is over. */
function DaysLine({ licentie: { status, eind: end, daysLeft } }: { licentie: Licentie }) {
  const { t, i18n } = useTranslation('licentie');
  if (end === null || daysLeft === null) return <p className="licentie__big">{t('zonderEind')}</p>;
  const date = dateText(i18n.language, new Date(`${end}T12:00:00`));
  const over = daysLeft < 0;
  return (
    <div>
      <p className="licentie__big">{t(over ? 'tot.was' : 'tot', { datum: date })}</p>
      <p>{over ? t(`zin.${status}`) : t(status === 'proef' ? 'dagen.proef' : 'dagen', { count: daysLeft })}</p>
    </div>
  );
}

function SeatsLine({ licentie: { plaatsen: seats } }: { licentie: Licentie }) {
  const { t } = useTranslation('licentie');
  const part = Math.min(1, seats.gebruikt / Math.max(1, seats.totaal));
  const free = Math.max(0, seats.totaal - seats.gebruikt);
  return (
    <div className="licentie__seats">
      <p>
        <strong>{t('plaatsen', { gebruikt: seats.gebruikt, totaal: seats.totaal })}</strong>
      </p>
      <span className={part >= ALMOST_FULL ? 'licentie__bar licentie__bar--full' : 'licentie__bar'} aria-hidden="true">
        <span style={{ width: `${100 * part}%` }} />
      </span>
      <p className="soft">{free === 0 ? t('plaatsen.vol') : t('plaatsen.vrij', { count: free })}</p>
    </div>
  );
}

/** Kind and state of the licence, its last day and its seats. */
export function StandingCard({ licentie }: { licentie: Licentie }) {
  const { t } = useTranslation('licentie');
  return (
    <section className="tenant__card licentie__standing" aria-labelledby="licentie-stand">
      <h2 id="licentie-stand">
        {t(`soort.${licentie.soort}`)}
        <span className={licentie.daysLeft !== null && licentie.daysLeft < 0 ? 'chip chip--sun' : 'chip chip--correct'}>
          {t(`stand.${licentie.status}`)}
        </span>
      </h2>
      <div className="licentie__beside">
        <DaysLine licentie={licentie} />
        <SeatsLine licentie={licentie} />
      </div>
    </section>
  );
}
