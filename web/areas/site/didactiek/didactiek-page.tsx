import { useTranslation } from 'react-i18next';
import { Lead, NextStep, Section, Ticks, TopicCard, TopicCards } from '../shared/pieces.tsx';
import { SitePage } from '../shared/site-page.tsx';
import goals from './goals.json';
import './didactiek.css';

const STEPS = [1, 2, 3, 4] as const;
const YEARS = [3, 4, 5, 6, 7, 8] as const;
const RIGHT = ['letter', 'accent', 'hulp'] as const;

/** Every spelling goal with its rule and words of the content, and what becomes of a mistake. */
export function DidactiekPage() {
  const { t } = useTranslation('didactiek');
  return (
    <SitePage page="didactiek">
      <Lead title={t('titel')} text={t('tekst')} />
      <Section title={t('fout.titel')}>
        <TopicCards>
          {STEPS.map((step) => (
            <TopicCard key={step} title={t(`fout.${step}.titel`)} text={t(`fout.${step}.tekst`)} />
          ))}
        </TopicCards>
      </Section>
      <Section title={t('doelen.titel', { aantal: goals.length })} text={t('doelen.tekst')} tone="sea">
        <div className="goal-years">
          {YEARS.map((year) => (
            <section key={year}>
              <h3>{t(`jaar.${year}`)}</h3>
              {goals
                .filter(({ jaargroep }) => jaargroep === year)
                .map(({ id, name, rule, words }) => (
                  <details key={id} id={id}>
                    <summary>{name}</summary>
                    <p>{rule}</p>
                    <p>
                      {t('woorden')} <span className="goal-words">{words.join(', ')}</span>
                    </p>
                  </details>
                ))}
            </section>
          ))}
        </div>
      </Section>
      <Section title={t('goed.titel')}>
        <Ticks points={RIGHT.map((one) => t(`goed.${one}`))} />
      </Section>
      <Section title={t('bron.titel')} text={t('bron.tekst')} tone="sand" />
      <NextStep />
    </SitePage>
  );
}
