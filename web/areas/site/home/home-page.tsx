import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import hills from '../../../../assets/art/web/heuvels.svg?url';
import praktijkHouse from '../../../../assets/art/web/huis-praktijk.svg?url';
import schoolHouse from '../../../../assets/art/web/huis-school.svg?url';
import homeHouse from '../../../../assets/art/web/huis-thuis.svg?url';
import { HelpSteps } from './help-steps.tsx';
import { SiteHeader, SiteFooter } from './site-frame.tsx';
import { SpelIllustration } from './spel-illustration.tsx';
import { useDemo } from './use-demo.ts';
import './home.css';
import './home-parts.css';

const DEUREN = [
  { soort: 'school', illustration: schoolHouse },
  { soort: 'rt', illustration: praktijkHouse },
  { soort: 'thuis', illustration: homeHouse },
] as const;

/** Front page: one promise, the game itself, three doors. The build also prints it as plain HTML, which `web/app/front-page.ts` brings to life by the `data-` names. */
export function HomePage() {
  const { t } = useTranslation(['home', 'gemeen']);
  const demo = useDemo();
  useEffect(() => {
    document.title = t('titel');
  }, [t]);
  return (
    <div
      className="home"
      data-fout-verbinding={t('gemeen:fout.verbinding')}
      data-fout-onbekend={t('gemeen:fout.onbekend')}
    >
      <SiteHeader demo={demo} />
      <main>
        <section className="home-hero">
          <img className="home-hero__hills" src={hills} alt="" />
          <div className="home-hero__text" data-melding="">
            <h1>{t('held.titel')}</h1>
            <p>{t('held.tekst')}</p>
            <div className="home-hero__buttons">
              <button type="button" className="home-button" data-demo="" disabled={demo.bezig} onClick={demo.start}>
                {t('kop.demo')}
              </button>
              <Link className="home-button home-button--edge" to="/app/auth/login">
                {t('kop.inloggen')}
              </Link>
            </div>
            <ul className="home-hero__points">
              <li>{t('held.punt.reclame')}</li>
              <li>{t('held.punt.ranglijst')}</li>
            </ul>
            {demo.fout !== null && (
              <p className="home-hero__error" role="alert">
                {demo.fout}
              </p>
            )}
          </div>
          <SpelIllustration demo={demo} />
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
                  <Link to="/app/auth/login">
                    {t(`deuren.${kind}.link`)}
                    <Arrow />
                  </Link>
                </div>
              </li>
            ))}
          </ul>
        </section>
        <HelpSteps />
      </main>
      <SiteFooter demo={demo} />
    </div>
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
