import { useTranslation } from 'react-i18next';
import { COUNT_MAX, AANVRAAG_KINDS, ORGANIZATION_KINDS } from '#server/features/aanvragen/aanvragen.contract.ts';
import { FormChoice, FormText, SendButton, SiteForm } from '../shared/form-parts.tsx';

/** First step: what somebody wants, and for whom. */
export function WishStep() {
  const { t, i18n } = useTranslation('aanvraagformulier');
  return (
    <SiteForm name="wens">
      <h2>{t('stap.wens')}</h2>
      <FormChoice
        name="soort"
        label={t('soort')}
        choices={AANVRAAG_KINDS.map((value) => ({
          value,
          label: t(`soort.${value}`),
          text: t(`soort.${value}.uitleg`),
        }))}
      />
      <FormChoice
        name="organisatiesoort"
        label={t('voor')}
        choices={ORGANIZATION_KINDS.map((value) => ({ value, label: t(`voor.${value}`) }))}
      />
      <FormChoice
        name="land"
        label={t('land')}
        choices={[
          { value: 'NL', label: t('land.NL') },
          { value: 'BE', label: t('land.BE') },
        ]}
        begin={i18n.language === 'nl-BE' ? 'BE' : 'NL'}
      />
      <FormText
        name="aantal"
        label={t('aantal.school')}
        labels={Object.fromEntries(ORGANIZATION_KINDS.map((kind) => [kind, t(`aantal.${kind}`)]))}
        mode="numeric"
        rule={{ a: 1, b: COUNT_MAX }}
        optional
      />
      <FormText name="opmerking" label={t('opmerking')} rows={4} rule={{ max: 1_000 }} optional />
      <div className="site-form__buttons">
        <SendButton>{t('verder')}</SendButton>
        <span>{t('stap.een')}</span>
      </div>
    </SiteForm>
  );
}
