import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { NoScript } from '../shared/form-parts.tsx';
import { Lead } from '../shared/pieces.tsx';
import { SitePage } from '../shared/site-page.tsx';
import { useWebinars } from './api.ts';
import { OwnSignUp } from './own-sign-up.tsx';
import { WebinarCard } from './webinar-card.tsx';
import './training.css';

function Dates() {
  const { t } = useTranslation('training');
  const { data, error, mutate } = useWebinars();
  if (error !== undefined)
    return (
      <p>
        {t('fout')} <Link to="/site/contact?onderwerp=training">{t('leeg.knop')}</Link>
      </p>
    );
  if (data === undefined) return <p aria-busy="true">{t('laden')}</p>;
  if (data.items.length === 0)
    return (
      <div className="training-empty">
        <h2>{t('leeg.titel')}</h2>
        <p>{t('leeg.tekst')}</p>
        <Link className="site-button" to="/site/contact?onderwerp=training">
          {t('leeg.knop')}
        </Link>
      </div>
    );
  return (
    <>
      <h2>{t('data')}</h2>
      <ul className="webinars">
        {data.items.map((webinar) => (
          <WebinarCard key={webinar.id} webinar={webinar} onChange={() => void mutate()} />
        ))}
      </ul>
    </>
  );
}

/** Trainings over video, and the sign-up that a mail links to. */
export function TrainingPage() {
  const { t } = useTranslation('training');
  const token = new URLSearchParams(useLocation().search).get('aanmelding');
  return (
    <SitePage page="training" app>
      <Lead title={t('titel')} text={t('tekst')} />
      <section className="site-section training">
        <NoScript />
        {token !== null && token !== '' && <OwnSignUp token={token} />}
        <Dates />
      </section>
    </SitePage>
  );
}
