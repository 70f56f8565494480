import { useTranslation } from 'react-i18next';
import { FormCheck, FormText, Refusal, SendButton, SiteForm, Trap } from '../shared/form-parts.tsx';
import { WishSummary } from './wish-summary.tsx';

/** Second step: who asks, with what was asked above it. */
export function PersonStep() {
  const { t } = useTranslation('aanvraagformulier');
  return (
    <SiteForm name="aanvraag" hidden>
      <h2 tabIndex={-1}>{t('stap.persoon')}</h2>
      <WishSummary change />
      <FormText
        name="organisatie"
        label={t('organisatie.school')}
        labels={{ school: t('organisatie.school'), rt: t('organisatie.rt') }}
        autoComplete="organization"
        rule={{ max: 120 }}
      />
      <div className="site-form__pair">
        <FormText name="naam" label={t('naam')} autoComplete="name" rule={{ max: 120 }} />
        <FormText name="email" label={t('email')} autoComplete="email" mode="email" rule={{ max: 254 }} />
        <FormText
          name="telefoon"
          label={t('telefoon')}
          autoComplete="tel"
          mode="tel"
          rule={{ max: 20, voorbeeld: '+31 6 12345678' }}
          optional
        />
        <FormText name="brin" label={t('brin')} rule={{ max: 4, voorbeeld: '12AB' }} optional />
        <FormText
          name="instellingsnummer"
          label={t('instellingsnummer')}
          mode="numeric"
          rule={{ min: 2, max: 6 }}
          optional
        />
      </div>
      <FormCheck name="akkoord">{t('akkoord')}</FormCheck>
      <Trap name="website" />
      <Refusal />
      <div className="site-form__buttons">
        <SendButton>{t('verstuur')}</SendButton>
        <button type="button" className="site-text-button" data-back="">
          {t('terug')}
        </button>
      </div>
    </SiteForm>
  );
}
