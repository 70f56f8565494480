import { useTranslation } from 'react-i18next';
import { Lead, NextStep, Section, Ticks, TopicCard, TopicCards } from '../shared/pieces.tsx';
import { SitePage } from '../shared/site-page.tsx';
import './watisnodigvoorspellen.css';

const SKILLS = ['horen', 'koppelen', 'regel', 'onthouden', 'nakijken'] as const;
const AGES = ['kleuter', 'begin', 'midden', 'eind'] as const;
const CHECKS = ['klappen', 'rijmen', 'hardop', 'regel', 'kort', 'nakijken', 'schrijven', 'oren'] as const;

/** The skills that come together in spelling, with a list for parents that stays on the device. */
export function SpellingNeedsPage() {
  const { t } = useTranslation('watisnodigvoorspellen');
  return (
    <SitePage page="watisnodigvoorspellen">
      <Lead title={t('titel')} text={t('tekst')} />
      <Section title={t('vijf.titel')}>
        <TopicCards>
          {SKILLS.map((skill) => (
            <TopicCard key={skill} title={t(`vijf.${skill}.titel`)} text={t(`vijf.${skill}.tekst`)} />
          ))}
        </TopicCards>
      </Section>
      <Section title={t('leeftijd.titel')} tone="sea">
        <Ticks points={AGES.map((age) => t(`leeftijd.${age}`))} />
        <p className="site-note">{t('leeftijd.noot')}</p>
      </Section>
      <Section title={t('lijst.titel')} text={t('lijst.tekst')}>
        <form className="check-list" data-checks="">
          <fieldset>
            <legend>{t('lijst')}</legend>
            {CHECKS.map((check) => (
              <label key={check}>
                <input type="checkbox" name={check} />
                <span>{t(`vink.${check}`)}</span>
              </label>
            ))}
          </fieldset>
          <button type="button" className="site-button site-button--edge site-button--small" data-print="" hidden>
            {t('lijst.print')}
          </button>
          <button type="button" className="site-button site-button--edge site-button--small" data-clear="" hidden>
            {t('lijst.wis')}
          </button>
        </form>
      </Section>
      <Section title={t('zorg.titel')} text={t('zorg.tekst')} tone="sand" />
      <NextStep />
    </SitePage>
  );
}
