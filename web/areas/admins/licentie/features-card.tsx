import { useTranslation } from 'react-i18next';
import type { Licentie } from '#server/features/licenties/licenties.contract.ts';
import { Icon } from '#web/ui/icon.tsx';

/** What the licence holds: practice itself, and each function that can be added to it. */
export function FeaturesCard({ licentie: { choices, features } }: { licentie: Licentie }) {
  const { t } = useTranslation('licentie');
  const rows = [
    { key: 'basis', on: true },
    ...choices.map((feature) => ({ key: feature, on: features.includes(feature) })),
  ];
  return (
    <section className="tenant__card" aria-labelledby="licentie-functies">
      <h2 id="licentie-functies">{t('functies')}</h2>
      <ul className="licentie__features">
        {rows.map(({ key, on }) => (
          <li key={key} className={on ? '' : 'licentie__feature--off'}>
            <Icon name={on ? 'vink' : 'plus'} size={24} />
            <span>
              <strong>{t(`functie.${key}`)}</strong>
              <small>{t(`functie.${key}.uitleg`)}</small>
            </span>
            <span className={on ? 'chip chip--correct' : 'chip'}>{t(on ? 'functie.aan' : 'functie.uit')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
