import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { NoScript } from '../shared/form-parts.tsx';
import { Lead } from '../shared/pieces.tsx';
import { SitePage } from '../shared/site-page.tsx';
import { OwnSignUp } from './own-sign-up.tsx';
import { SignUpDone, SignUpForm } from './sign-up-form.tsx';
import { WebinarModel } from './webinar-model.tsx';
import './training.css';

function Dates() {
  const { t } = useTranslation('training');
  return (
    <div data-dates="">
      <p className="site-list-busy" data-part="busy" aria-busy="true">
        {t('laden')}
      </p>
      <p data-part="failed" role="status" hidden>
        {t('fout')} <Link to="/site/contact?onderwerp=training">{t('leeg.knop')}</Link>
      </p>
      <div data-part="empty" className="training-empty" hidden>
        <h2>{t('leeg.titel')}</h2>
        <p>{t('leeg.tekst')}</p>
        <Link className="site-button" to="/site/contact?onderwerp=training">
          {t('leeg.knop')}
        </Link>
      </div>
      <div data-part="list" hidden>
        <h2>{t('data')}</h2>
        <ul className="webinars">
          <WebinarModel />
        </ul>
      </div>
      <SignUpForm />
      <SignUpDone />
    </div>
  );
}

/** Trainings over video, and the sign-up that a mail links to. `live.ts` reads and signs up. */
export function TrainingPage() {
  const { t } = useTranslation('training');
  return (
    <SitePage page="training">
      <Lead title={t('titel')} text={t('tekst')} />
      <section className="site-section training">
        <NoScript />
        <OwnSignUp />
        <Dates />
      </section>
    </SitePage>
  );
}
