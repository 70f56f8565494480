import { useTranslation } from 'react-i18next';
import { GUESTS_MAX } from '#server/features/webinars/webinars.contract.ts';
import { FormText, Refusal, SendButton, Sent, SiteForm, Trap } from '../shared/form-parts.tsx';

/** Signing up for one training, or for its waiting list. The script lays it in the card of the training that is chosen. */
export function SignUpForm() {
  const { t } = useTranslation('training');
  return (
    <SiteForm name="aanmelding" hidden>
      <div className="site-form__pair">
        <FormText name="naam" label={t('naam')} autoComplete="name" rule={{ max: 120 }} />
        <FormText name="email" label={t('email')} autoComplete="email" mode="email" rule={{ max: 254 }} />
        <FormText
          name="organisatie"
          label={t('organisatie')}
          autoComplete="organization"
          rule={{ max: 120 }}
          optional
        />
        <FormText name="aantal" label={t('aantal')} begin="1" mode="numeric" rule={{ a: 1, b: GUESTS_MAX }} />
      </div>
      <Trap name="website" />
      <Refusal />
      <div className="site-form__buttons">
        <SendButton labels={{ open: t('aanmelden'), vol: t('wachtlijst') }}>{t('aanmelden')}</SendButton>
      </div>
    </SiteForm>
  );
}

/** What somebody reads who signed up; the script lays it in the card. */
export function SignUpDone() {
  const { t } = useTranslation('training');
  return (
    <>
      <Sent name="aangemeld" title={t('klaar.aangemeld')}>
        <p>{t('klaar.aangemeld.tekst')}</p>
        <a className="site-button site-button--edge" href="/site/training" download data-calendar="">
          {t('agenda')}
        </a>
      </Sent>
      <Sent name="wachtlijst" title={t('klaar.wachtlijst')}>
        <p>{t('klaar.wachtlijst.tekst')}</p>
      </Sent>
    </>
  );
}
