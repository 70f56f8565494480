import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { BrandMark } from '#web/ui/mark.tsx';
import { addressOfLink, FOOT_COLUMNS, HEAD_LINKS, pageExists, textOfLink } from './known-pages.ts';

/** Links of the head, on a wide screen in a row and on a small one behind a button that needs no script. */
function HeadLinks() {
  const { t } = useTranslation('site');
  return HEAD_LINKS.map((link) => (
    <Link key={addressOfLink(link)} to={addressOfLink(link)}>
      {t(textOfLink(link))}
    </Link>
  ));
}

/** Sign in, or the way to the own screens; which of the two is known in the browser only. */
function Doors() {
  const { t } = useTranslation(['site', 'gemeen']);
  return (
    <div className="site-header__doors" data-groepenwoord={t('gemeen:groep.pad')}>
      <Link className="site-header__link" to="/app/auth/login" data-guest="">
        {t('kop.inloggen')}
      </Link>
      {pageExists('aanvraagformulier') && (
        <Link className="site-button site-button--small" to="/site/aanvraagformulier" data-guest="">
          {t('kop.proef')}
        </Link>
      )}
      <a className="site-button site-button--small" href="/app/auth/login" data-own="" hidden>
        {t('kop.omgeving')}
      </a>
    </div>
  );
}

export function SiteHeader() {
  const { t } = useTranslation(['site', 'gemeen']);
  return (
    <header className="site-header">
      <a className="site-skip" href="#inhoud">
        {t('kop.naarinhoud')}
      </a>
      <Link to="/site/home" className="site-header__mark">
        <BrandMark naam={t('gemeen:naam')} />
      </Link>
      <nav className="site-header__row" aria-label={t('kop.menu')}>
        <HeadLinks />
      </nav>
      <Doors />
      <details className="site-menu">
        <summary aria-label={t('kop.menu')}>
          <svg viewBox="0 0 24 24" width="26" height="26" aria-hidden="true">
            <path d="M4 7h16M4 12h16M4 17h16" stroke="currentColor" strokeWidth="2.200" strokeLinecap="round" />
          </svg>
        </summary>
        <nav aria-label={t('kop.menu')}>
          <HeadLinks />
          {pageExists('aanvraagformulier') && <Link to="/site/aanvraagformulier">{t('kop.proef')}</Link>}
          <Link to="/app/auth/login">{t('kop.inloggen')}</Link>
        </nav>
      </details>
    </header>
  );
}

export function SiteFooter() {
  const { t } = useTranslation(['site', 'gemeen']);
  return (
    <footer className="site-foot">
      <div className="site-foot__own">
        <BrandMark naam={t('gemeen:naam')} />
        <p>{t('voet.tekst')}</p>
        <Link to="/app/auth/login">{t('kop.inloggen')}</Link>
      </div>
      {FOOT_COLUMNS.map(({ name, links }) => (
        <nav key={name} aria-label={t(`voet.${name}`)}>
          <strong>{t(`voet.${name}`)}</strong>
          {links.map((link) => (
            <Link key={addressOfLink(link)} to={addressOfLink(link)}>
              {t(textOfLink(link))}
            </Link>
          ))}
        </nav>
      ))}
    </footer>
  );
}
