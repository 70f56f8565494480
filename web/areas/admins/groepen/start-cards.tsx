import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { useAdmin } from '../shared/api/tenant.api.ts';
import { usePermission } from '../shared/use-permission.ts';
import { useSpot } from '../shared/frame/use-spot.ts';

/** An empty school: three ways to begin. */
export function StartCards({ onNew }: { onNew: () => void }) {
  const { t } = useTranslation('groepen');
  const { adminId, groepenPath } = useSpot();
  const { data: admin } = useAdmin(adminId);
  const allowed = usePermission(adminId);
  if (!allowed('groepen.toevoegen')) return null;
  const cards: { sleutel: 'edexml' | 'lijst'; icoon: IconName; naar: string }[] = [
    ...(admin?.soort === 'school' && admin.land === 'NL'
      ? [{ sleutel: 'edexml' as const, icoon: 'school' as const, naar: `${groepenPath}/edexml` }]
      : []),
    { sleutel: 'lijst', icoon: 'tabel', naar: `${groepenPath}/edexml?bron=lijst` },
  ];
  return (
    <ul className="start-cards">
      {cards.map(({ sleutel: key, icoon: icon, naar: to }) => (
        <li key={key}>
          <Icon name={icon} size={30} />
          <h3>{t(`start.${key}`)}</h3>
          <p>{t(`start.${key}.uitleg`)}</p>
          <Link className="button-tint" to={to}>
            {t(`start.${key}.knop`)}
          </Link>
        </li>
      ))}
      <li>
        <Icon name="potlood" size={30} />
        <h3>{t('start.hand')}</h3>
        <p>{t('start.hand.uitleg')}</p>
        <button type="button" className="button-tint" onClick={onNew}>
          {t('groep.nieuw')}
        </button>
      </li>
    </ul>
  );
}
