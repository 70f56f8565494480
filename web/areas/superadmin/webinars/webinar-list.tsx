import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ManagedWebinar } from '#server/features/webinars/webinar-management.contract.ts';
import { leafOf, trainingMoment } from '#web/platform/training-moment.ts';
import { Empty } from '#web/ui/empty.tsx';
import { SeatMeter } from './seat-meter.tsx';
import { CHIP, PARTS } from './stands.ts';

function Row({ webinar }: { webinar: ManagedWebinar }) {
  const { t, i18n } = useTranslation('webinars');
  const leaf = leafOf(i18n.language, webinar.datum);
  const recorded = webinar.stand === 'geweest' && webinar.recording === '';
  return (
    <li className="training-row" data-stand={webinar.stand}>
      <div className="training-leaf" aria-hidden="true">
        <strong>{leaf.day}</strong>
        {leaf.month}
      </div>
      <div className="training-row__what">
        <h3>
          <Link to={webinar.id}>{webinar.titel}</Link>
        </h3>
        <p className="soft">
          {[trainingMoment(i18n.language, webinar.datum), t('duur', { count: webinar.duur })].join(', ')}
        </p>
      </div>
      <SeatMeter webinar={webinar} />
      <div className="training-row__stand">
        <span className={CHIP[webinar.stand]}>{t(`stand.${webinar.stand}`)}</span>
        {recorded && <small>{t('zonderOpname')}</small>}
      </div>
    </li>
  );
}

/** Every training by what is to be done with it. */
export function WebinarList({ items }: { items: readonly ManagedWebinar[] }) {
  const { t } = useTranslation('webinars');
  if (items.length === 0)
    return (
      <Empty title={t('leeg.titel')} explanation={t('leeg.uitleg')}>
        <Link className="button-full" to="/superadmin/webinars/nieuw">
          {t('nieuw')}
        </Link>
      </Empty>
    );
  return PARTS.map(({ name, stands }) => {
    const own = items.filter(({ stand }) => stands.includes(stand));
    return own.length === 0 ? null : (
      <section key={name} className="training-part" aria-labelledby={`trainingen-${name}`}>
        <h2 id={`trainingen-${name}`}>{t(`deel.${name}`)}</h2>
        <ul className="training-list">
          {own.map((one) => (
            <Row key={one.id} webinar={one} />
          ))}
        </ul>
      </section>
    );
  });
}
