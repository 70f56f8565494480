import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useGebruiker } from '#web/platform/use-session.ts';
import { landingPath } from '#web/platform/landing.ts';
import { BrandMark } from '#web/ui/mark.tsx';
import type { Demo } from './use-demo.ts';

export function SiteHeader({ demo }: { demo: Demo }) {
  const { t } = useTranslation(['home', 'gemeen']);
  const gebruiker = useGebruiker();
  return (
    <header className="site-header">
      <Link to="/site/home" className="site-header__mark">
        <BrandMark naam={t('gemeen:naam')} />
      </Link>
      <nav aria-label={t('kop.menu')} data-omgeving={t('kop.omgeving')} data-groepenwoord={t('gemeen:groep.pad')}>
        {gebruiker ? (
          <Link className="home-button home-button--small" to={landingPath(gebruiker, t('gemeen:groep.pad'))}>
            {t('kop.omgeving')}
          </Link>
        ) : (
          <>
            <Link className="site-header__link" to="/app/auth/login">
              {t('kop.inloggen')}
            </Link>
            <button
              type="button"
              className="home-button home-button--small"
              data-demo=""
              disabled={demo.bezig}
              onClick={demo.start}
            >
              {t('kop.demo')}
            </button>
          </>
        )}
      </nav>
    </header>
  );
}

export function SiteFooter({ demo }: { demo: Demo }) {
  const { t } = useTranslation(['home', 'gemeen']);
  return (
    <footer className="site-foot">
      <div>
        <BrandMark naam={t('gemeen:naam')} />
        <p>{t('voet.tekst')}</p>
      </div>
      <nav aria-label={t('voet.begin')}>
        <strong>{t('voet.begin')}</strong>
        <Link to="/app/auth/login">{t('voet.inloggen')}</Link>
        <button type="button" data-demo="" disabled={demo.bezig} onClick={demo.start}>
          {t('voet.demo')}
        </button>
        <button type="button" data-boven="" onClick={() => globalThis.scrollTo({ top: 0, behavior: 'smooth' })}>
          {t('voet.boven')}
        </button>
      </nav>
    </footer>
  );
}
