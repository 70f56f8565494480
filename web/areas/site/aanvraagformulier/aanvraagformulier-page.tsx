import { useTranslation } from 'react-i18next';
import schoolHouse from '../../../../assets/art/web/huis-school.svg?url';
import { NoScript, Sent } from '../shared/form-parts.tsx';
import { Lead } from '../shared/pieces.tsx';
import { SitePage } from '../shared/site-page.tsx';
import { PersonStep } from './person-step.tsx';
import { SelfStart } from './self-start.tsx';
import { WishStep } from './wish-step.tsx';
import { WishSummary } from './wish-summary.tsx';
import './aanvraagformulier.css';

/** Names that the script fills in; i18next leaves single braces alone. */
const SPOTS = { naam: '{naam}', organisatie: '{organisatie}', email: '{email}' };

/** What somebody has who sent the form: the number, and what we do now. */
function RequestSent() {
  const { t } = useTranslation('aanvraagformulier');
  return (
    <Sent name="aanvraag" title={t('klaar.titel')}>
      <p>
        {t('klaar.nummer')} <strong data-spot="nummer" />
      </p>
      <ol>
        <li data-spot="mail" data-text={t('klaar.mail', SPOTS)} />
        <li data-when="zelf">{t('klaar.zelf')}</li>
        <li data-when="kantoor">{t('klaar.antwoord')}</li>
        <li data-when="proef">{t('klaar.proef')}</li>
      </ol>
      <WishSummary />
      <button type="button" className="site-button site-button--edge" data-print="" hidden>
        {t('klaar.print')}
      </button>
    </Sent>
  );
}

const COURSE = ['mail', 'zelf', 'school', 'eind'] as const;

/** What comes after sending, beside the form. */
function NextSteps() {
  const { t } = useTranslation('aanvraagformulier');
  return (
    <div className="request-next" data-print="">
      <h2>{t('verloop.titel')}</h2>
      <ol>
        {COURSE.map((step) => (
          <li key={step}>{t(`verloop.${step}`)}</li>
        ))}
      </ol>
    </div>
  );
}

/** The way in for a new school, practice or home: two steps, then a number. `live.ts` goes through them. */
export function RequestPage() {
  const { t } = useTranslation('aanvraagformulier');
  return (
    <SitePage page="aanvraagformulier">
      <Lead title={t('titel')} text={t('tekst')} picture={<img src={schoolHouse} alt="" width={480} height={220} />} />
      <section className="site-section">
        <div className="request-columns">
          <div>
            <NoScript />
            <SelfStart />
            <p className="form-invited" role="status" data-invited={t('uitgenodigd', SPOTS)} hidden />
            <WishStep />
            <PersonStep />
            <RequestSent />
          </div>
          <NextSteps />
        </div>
      </section>
    </SitePage>
  );
}
