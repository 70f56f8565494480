import { useTranslation } from 'react-i18next';
import { Refusal } from '../shared/form-parts.tsx';

/** What the link in the mail opens, brought to life by `live-start.ts`: one touch proves the address and begins the trial. */
export function SelfStart() {
  const { t } = useTranslation(['aanvraagformulier', 'siteform']);
  return (
    <div data-self-start="" data-failed={t('siteform:mislukt')} data-offline={t('siteform:geenverbinding')} hidden>
      <div className="site-form" data-start-ask="">
        <div data-start-offer="">
          <h2>{t('begin.titel')}</h2>
          <p>{t('begin.tekst')}</p>
        </div>
        <Refusal />
        <div className="site-form__buttons">
          <button type="button" className="site-button" data-start="" data-busy={t('siteform:bezig')}>
            {t('begin.knop')}
          </button>
          <a className="site-text-button" href="/site/aanvraagformulier" data-start-again="" hidden>
            {t('begin.opnieuw')}
          </a>
        </div>
      </div>
      <div className="form-sent" role="status" tabIndex={-1} data-sent="begin" hidden>
        <h2>{t('begonnen.titel')}</h2>
        <p>{t('begonnen.tekst')}</p>
        <div className="site-form__buttons">
          <a className="site-button" href="/app/auth/login" data-invitation="">
            {t('begonnen.knop')}
          </a>
        </div>
      </div>
    </div>
  );
}
