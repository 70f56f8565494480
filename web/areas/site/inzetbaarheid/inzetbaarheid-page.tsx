import { useTranslation } from 'react-i18next';
import { Lead, NextStep, Section, Ticks, TopicCard, TopicCards } from '../shared/pieces.tsx';
import { SitePage } from '../shared/site-page.tsx';
import './inzetbaarheid.css';

const MOMENTS = ['klas', 'groepje', 'rt', 'thuis', 'ziek'] as const;
const PLANS = ['kort', 'ruim'] as const;
const DAYS = ['ma', 'di', 'wo', 'do', 'vr'] as const;
const NOT_FOR = ['instructie', 'schrijven', 'toets'] as const;

function Plan({ plan }: { plan: (typeof PLANS)[number] }) {
  const { t } = useTranslation('inzetbaarheid');
  return (
    <div className={plan === 'kort' ? 'plan plan--1' : 'plan plan--2'}>
      <table>
        <caption>
          {t('plan')}: {t(`plan.${plan}`)}
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('kolom.dag')}</th>
            <th scope="col">{t('kolom.doen')}</th>
          </tr>
        </thead>
        <tbody>
          {DAYS.map((day) => (
            <tr key={day}>
              <th scope="row">{t(`dag.${day}`)}</th>
              <td>{t(`dagplan.${plan}.${day}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Where practice fits in the week, with a plan that can be printed. */
export function InzetbaarheidPage() {
  const { t } = useTranslation('inzetbaarheid');
  return (
    <SitePage page="inzetbaarheid">
      <Lead title={t('titel')} text={t('tekst')} />
      <Section title={t('waar.titel')}>
        <TopicCards>
          {MOMENTS.map((moment) => (
            <TopicCard key={moment} title={t(`waar.${moment}.titel`)} text={t(`waar.${moment}.tekst`)} />
          ))}
        </TopicCards>
      </Section>
      <Section title={t('plan.titel')} text={t('plan.tekst')} tone="sea">
        <form className="plans">
          <fieldset className="site-choice">
            <legend className="only-reader">{t('plan')}</legend>
            {PLANS.map((plan, index) => (
              <label key={plan}>
                <input type="radio" name="plan" value={String(index + 1)} defaultChecked={index === 0} />
                <span>{t(`plan.${plan}`)}</span>
              </label>
            ))}
          </fieldset>
          {PLANS.map((plan) => (
            <Plan key={plan} plan={plan} />
          ))}
          <button type="button" className="site-button site-button--edge site-button--small" data-print="" hidden>
            {t('print')}
          </button>
        </form>
      </Section>
      <Section title={t('niet.titel')}>
        <Ticks not points={NOT_FOR.map((one) => t(`niet.${one}`))} />
      </Section>
      <NextStep />
    </SitePage>
  );
}
