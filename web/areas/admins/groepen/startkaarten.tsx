import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Icoon, type IcoonNaam } from '#web/ui/icoon.tsx';
import { useAdmin } from '../admins.api.ts';
import { useRecht } from '../gebruik-recht.ts';
import { usePlek } from '../kader/gebruik-plek.ts';

/** An empty school: three ways to begin. */
export function Startkaarten({ onNieuw }: { onNieuw: () => void }) {
  const { t } = useTranslation('beheer');
  const { adminId, groepenPad } = usePlek();
  const { data: admin } = useAdmin(adminId);
  const mag = useRecht(adminId);
  if (!mag('groepen.toevoegen')) return null;
  const kaarten: { sleutel: 'edexml' | 'lijst'; icoon: IcoonNaam; naar: string }[] = [
    ...(admin?.soort === 'school' && admin.land === 'NL'
      ? [{ sleutel: 'edexml' as const, icoon: 'school' as const, naar: `${groepenPad}/edexml` }]
      : []),
    { sleutel: 'lijst', icoon: 'tabel', naar: `${groepenPad}/edexml?bron=lijst` },
  ];
  return (
    <ul className="startkaarten">
      {kaarten.map(({ sleutel, icoon, naar }) => (
        <li key={sleutel}>
          <Icoon naam={icoon} maat={30} />
          <h3>{t(`start.${sleutel}`)}</h3>
          <p>{t(`start.${sleutel}.uitleg`)}</p>
          <Link className="knop-tint" to={naar}>
            {t(`start.${sleutel}.knop`)}
          </Link>
        </li>
      ))}
      <li>
        <Icoon naam="potlood" maat={30} />
        <h3>{t('start.hand')}</h3>
        <p>{t('start.hand.uitleg')}</p>
        <button type="button" className="knop-tint" onClick={onNieuw}>
          {t('groep.nieuw')}
        </button>
      </li>
    </ul>
  );
}
