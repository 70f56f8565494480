import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useGebruiker } from '#web/platform/gebruik-sessie.ts';
import { landingPad } from '#web/platform/landing.ts';
import { Merk } from '#web/ui/merk.tsx';
import type { Demo } from './gebruik-demo.ts';

export function SiteKop({ demo }: { demo: Demo }) {
  const { t } = useTranslation(['site', 'gemeen']);
  const gebruiker = useGebruiker();
  return (
    <header className="site-kop">
      <Link to="/site/home" className="site-kop__merk">
        <Merk naam={t('gemeen:naam')} />
      </Link>
      <nav aria-label={t('kop.menu')} data-omgeving={t('kop.omgeving')} data-groepenwoord={t('gemeen:groep.pad')}>
        {gebruiker ? (
          <Link className="home-knop home-knop--klein" to={landingPad(gebruiker, t('gemeen:groep.pad'))}>
            {t('kop.omgeving')}
          </Link>
        ) : (
          <>
            <Link className="site-kop__link" to="/app/auth/login">
              {t('kop.inloggen')}
            </Link>
            <button
              type="button"
              className="home-knop home-knop--klein"
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

export function SiteVoet({ demo }: { demo: Demo }) {
  const { t } = useTranslation(['site', 'gemeen']);
  return (
    <footer className="site-voet">
      <div>
        <Merk naam={t('gemeen:naam')} />
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
