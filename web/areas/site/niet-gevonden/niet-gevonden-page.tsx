import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { addressOfLink, FOOT_COLUMNS, pageExists, textOfLink } from '../shared/known-pages.ts';
import { Lead } from '../shared/pieces.tsx';
import { SitePage } from '../shared/site-page.tsx';
import './niet-gevonden.css';

/** Where most people want to go; only pages that exist. */
const FIRST = ['school-rt-thuis', 'spellen', 'faq', 'contact', 'instructievideo'].filter(pageExists).slice(0, 3);

/** For an address that leads nowhere: four ways on, and every page by name. */
export function SiteNotFound() {
  const { t } = useTranslation(['niet-gevonden', 'site']);
  return (
    <SitePage page="niet-gevonden">
      <Lead title={t('titel')} text={t('tekst')}>
        <ul className="lost-links">
          <li>
            <Link className="site-button" to="/site/home">
              {t('knop')}
            </Link>
          </li>
          {FIRST.map((page) => (
            <li key={page}>
              <Link className="site-button site-button--edge" to={`/site/${page}`}>
                {t(`site:pagina.${page}`)}
              </Link>
            </li>
          ))}
        </ul>
      </Lead>
      <section className="site-section" data-lost="">
        <h2>{t('alle')}</h2>
        <label className="lost-search" data-search="" hidden>
          <span>{t('zoek')}</span>
          <input type="search" maxLength={80} autoComplete="off" />
        </label>
        <ul className="lost-pages">
          {FOOT_COLUMNS.flatMap(({ links }) => links).map((link) => (
            <li key={link.page}>
              <Link to={addressOfLink(link)}>{t(`site:${textOfLink(link)}`)}</Link>
            </li>
          ))}
        </ul>
        <p role="status" data-none="" data-text={t('niets')} />
      </section>
    </SitePage>
  );
}
