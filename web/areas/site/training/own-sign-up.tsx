import { useTranslation } from 'react-i18next';
import { SIGN_UP_STATUSES } from '#server/features/webinars/webinars.contract.ts';
import { Refusal } from '../shared/form-parts.tsx';

/** The sign-up of the link in a mail, filled in by the script: what it is, taking the seat that is held, and cancelling. */
export function OwnSignUp() {
  const { t } = useTranslation(['training', 'siteform']);
  const words = Object.fromEntries([...SIGN_UP_STATUSES, 'afgelast'].map((one) => [one, t(`eigen.${one}`)]));
  return (
    <div
      className="own-sign-up"
      data-own-sign-up={JSON.stringify(words)}
      data-failed={t('siteform:mislukt')}
      data-offline={t('siteform:geenverbinding')}
      hidden
    >
      <h2 data-spot="titel">{t('eigen.titel')}</h2>
      <p data-spot="moment" />
      <p role="status">
        <strong data-spot="stand">{t('laden')}</strong>
      </p>
      <p data-held={t('eigen.tot', { moment: '{moment}' })} hidden />
      <Refusal />
      <div className="site-form__buttons">
        <button type="button" className="site-button" data-take="" hidden>
          {t('eigen.neem')}
        </button>
        <a className="site-button" href="/site/training" download data-calendar="" hidden>
          {t('agenda')}
        </a>
        <button type="button" className="site-button site-button--edge" data-cancel="" hidden>
          {t('eigen.afmelden')}
        </button>
      </div>
    </div>
  );
}
