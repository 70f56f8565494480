import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import heuvels from '../../../../assets/art/web/heuvels.svg?url';
import huisPraktijk from '../../../../assets/art/web/huis-praktijk.svg?url';
import huisSchool from '../../../../assets/art/web/huis-school.svg?url';
import huisThuis from '../../../../assets/art/web/huis-thuis.svg?url';
import { HulpStappen } from './hulp-stappen.tsx';
import { SiteKop, SiteVoet } from './site-kader.tsx';
import { SpelPrent } from './spel-prent.tsx';
import { useDemo } from './gebruik-demo.ts';
import './home.css';
import './home-delen.css';

const DEUREN = [
  { soort: 'school', prent: huisSchool },
  { soort: 'rt', prent: huisPraktijk },
  { soort: 'thuis', prent: huisThuis },
] as const;

/** Front page: one promise, the game itself, three doors. The build also prints it as plain HTML, which `web/app/voorpagina.ts` brings to life by the `data-` names. */
export function HomePage() {
  const { t } = useTranslation(['site', 'gemeen']);
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
      <SiteKop demo={demo} />
      <main>
        <section className="home-held">
          <img className="home-held__heuvels" src={heuvels} alt="" />
          <div className="home-held__tekst" data-melding="">
            <h1>{t('held.titel')}</h1>
            <p>{t('held.tekst')}</p>
            <div className="home-held__knoppen">
              <button type="button" className="home-knop" data-demo="" disabled={demo.bezig} onClick={demo.start}>
                {t('kop.demo')}
              </button>
              <Link className="home-knop home-knop--rand" to="/app/auth/login">
                {t('kop.inloggen')}
              </Link>
            </div>
            <ul className="home-held__punten">
              <li>{t('held.punt.reclame')}</li>
              <li>{t('held.punt.ranglijst')}</li>
            </ul>
            {demo.fout !== null && (
              <p className="home-held__fout" role="alert">
                {demo.fout}
              </p>
            )}
          </div>
          <SpelPrent demo={demo} />
        </section>
        <section className="home-deuren">
          <h2>{t('deuren.titel')}</h2>
          <ul>
            {DEUREN.map(({ soort, prent }) => (
              <li key={soort} className="home-deur">
                <img src={prent} alt="" width={480} height={220} />
                <div>
                  <h3>{t(`deuren.${soort}.titel`)}</h3>
                  <p>{t(`deuren.${soort}.tekst`)}</p>
                  <Link to="/app/auth/login">
                    {t(`deuren.${soort}.link`)}
                    <Pijl />
                  </Link>
                </div>
              </li>
            ))}
          </ul>
        </section>
        <HulpStappen />
      </main>
      <SiteVoet demo={demo} />
    </div>
  );
}

function Pijl() {
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
