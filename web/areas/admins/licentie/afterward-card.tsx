import { useTranslation } from 'react-i18next';

const PHASES = ['lezen', 'dicht', 'wissen'] as const;

/** What happens after the last day, so that nobody is surprised by it. */
export function AfterwardCard() {
  const { t } = useTranslation('licentie');
  return (
    <section className="tenant__card" aria-labelledby="licentie-daarna">
      <h2 id="licentie-daarna">{t('daarna')}</h2>
      <ol className="licentie__phases">
        {PHASES.map((phase) => (
          <li key={phase}>
            <strong>{t(`daarna.${phase}`)}</strong>
            <p>{t(`daarna.${phase}.uitleg`)}</p>
          </li>
        ))}
      </ol>
      <p className="soft">{t('daarna.vanzelf')}</p>
    </section>
  );
}
