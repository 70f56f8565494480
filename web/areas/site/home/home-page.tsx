import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import hills from '../../../../assets/art/web/heuvels.svg?url';
import praktijkHouse from '../../../../assets/art/web/huis-praktijk.svg?url';
import schoolHouse from '../../../../assets/art/web/huis-school.svg?url';
import homeHouse from '../../../../assets/art/web/huis-thuis.svg?url';
import island from '../../../../assets/site/landkaart.webp';
import { HelpSteps } from './help-steps.tsx';
import { SitePage } from '../shared/site-page.tsx';
import { PlayDialog } from './play/play-dialog.tsx';
import { PlayPicture } from './play-picture.tsx';
import './home.css';
import './home-parts.css';
import './play/play.css';

const DEUREN = [
  { soort: 'school', illustration: schoolHouse },
  { soort: 'rt', illustration: praktijkHouse },
  { soort: 'thuis', illustration: homeHouse },
] as const;

/** Front page: one promise, the game itself, three doors. The build also prints it as plain HTML, which `live.ts` brings to life by the `data-` names. */
export function HomePage() {
  const { t } = useTranslation(['home', 'site', 'gemeen']);
  return (
    <SitePage page="home">
      <section className="home-hero">
        <img className="home-hero__hills" src={hills} alt="" />
        <div className="home-hero__text">
          <h1>{t('held.titel')}</h1>
          <p>{t('held.tekst')}</p>
          <div className="home-hero__buttons">
            <Link className="site-button" to="/site/aanvraagformulier?soort=proef">
              {t('site:kop.proef')}
            </Link>
            <Link className="site-button site-button--edge" to="/site/instructievideo">
              {t('held.film')}
            </Link>
          </div>
          <ul className="home-hero__points">
            <li>{t('held.punt.reclame')}</li>
            <li>{t('held.punt.ranglijst')}</li>
          </ul>
        </div>
        <PlayPicture />
      </section>
      <section className="home-deuren">
        <h2>{t('deuren.titel')}</h2>
        <ul>
          {DEUREN.map(({ soort: kind, illustration }) => (
            <li key={kind} className="home-deur">
              <img src={illustration} alt="" width={480} height={220} />
              <div>
                <h3>{t(`deuren.${kind}.titel`)}</h3>
                <p>{t(`deuren.${kind}.tekst`)}</p>
                <Link to={`/site/school-rt-thuis#${kind}`}>
                  {t(`deuren.${kind}.link`)}
                  <Arrow />
                </Link>
              </div>
            </li>
          ))}
        </ul>
      </section>
      <HelpSteps />
      <section
        className="home-island"
        data-melding=""
        data-fout-verbinding={t('gemeen:fout.verbinding')}
        data-fout-onbekend={t('gemeen:fout.onbekend')}
      >
        <img src={island} alt={t('eiland.beeld')} width={1200} height={750} loading="lazy" decoding="async" />
        <div>
          <h2>{t('eiland.titel')}</h2>
          <p>{t('eiland.tekst')}</p>
          <button type="button" className="site-button site-button--edge" data-demo="">
            {t('kop.demo')}
          </button>
        </div>
      </section>
      <PlayDialog />
    </SitePage>
  );
}

function Arrow() {
  return (
    <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
      <path
        d="M3 10h13m-5-5l5 5-5 5"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
