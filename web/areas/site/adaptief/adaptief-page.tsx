import { useTranslation } from 'react-i18next';
import { Lead, NextStep, Section, Ticks, TopicCard, TopicCards } from '../shared/pieces.tsx';
import { SitePage } from '../shared/site-page.tsx';
import words from './words.json';
import './adaptief.css';

const DIFFICULTIES = ['makkelijk', 'normaal', 'moeilijk'] as const;
const STEPS = ['kans', 'geheugen', 'fout', 'afwisseling'] as const;
const NOT = ['ranglijst', 'niveau', 'tijd', 'weinig'] as const;

function Words({ difficulty }: { difficulty: (typeof DIFFICULTIES)[number] }) {
  const { t } = useTranslation('adaptief');
  return (
    <div
      className={`words words--${difficulty === 'makkelijk' ? 'easy' : difficulty === 'normaal' ? 'middle' : 'hard'}`}
    >
      <p>{t(`doel.${difficulty}`)}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('kolom.woord')}</th>
            <th scope="col">{t('kolom.doel')}</th>
            <th scope="col">{t('kolom.kans')}</th>
          </tr>
        </thead>
        <tbody>
          {words[difficulty].map(({ word, goal, chance }) => (
            <tr key={word}>
              <th scope="row">{word}</th>
              <td>{goal}</td>
              <td>
                <span className="words__bar" aria-hidden="true">
                  <i style={{ width: `${chance}%` }} />
                </span>
                {t('kans', { n: chance })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** How the next word is chosen, with words that the engine itself weighed. The choice works without a script. */
export function AdaptiefPage() {
  const { t } = useTranslation('adaptief');
  return (
    <SitePage page="adaptief">
      <Lead title={t('titel')} text={t('tekst')} />
      <Section title={t('probeer.titel')} text={t('probeer.tekst')}>
        <form className="word-picker">
          <fieldset className="site-choice">
            <legend>{t('kies')}</legend>
            {DIFFICULTIES.map((difficulty, index) => (
              <label key={difficulty}>
                <input
                  type="radio"
                  name="difficulty"
                  value={String(index + 1)}
                  defaultChecked={difficulty === 'normaal'}
                />
                <span>{t(difficulty)}</span>
              </label>
            ))}
          </fieldset>
          {DIFFICULTIES.map((difficulty) => (
            <Words key={difficulty} difficulty={difficulty} />
          ))}
          <p className="site-note">{t('noot')}</p>
        </form>
      </Section>
      <Section title={t('hoe.titel')} tone="sea">
        <TopicCards>
          {STEPS.map((step) => (
            <TopicCard key={step} title={t(`stap.${step}.titel`)} text={t(`stap.${step}.tekst`)} />
          ))}
        </TopicCards>
      </Section>
      <Section title={t('niet.titel')}>
        <Ticks not points={NOT.map((one) => t(`niet.${one}`))} />
      </Section>
      <Section title={t('waarom.titel')} text={t('waarom.tekst')} tone="sand" />
      <NextStep />
    </SitePage>
  );
}
