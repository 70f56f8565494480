import { useTranslation } from 'react-i18next';
import { CONTACT_SUBJECTS } from '#server/features/contactberichten/contactberichten.contract.ts';
import { FormChoice, FormFile, FormText, Refusal, SendButton, SiteForm, Trap } from '../shared/form-parts.tsx';
import { CONTACT_FILE_KINDS } from './attachment.ts';

/** A message to us. */
export function ContactForm() {
  const { t } = useTranslation('contact');
  return (
    <SiteForm name="contact">
      <FormChoice
        name="onderwerp"
        label={t('onderwerp')}
        choices={CONTACT_SUBJECTS.map((value) => ({ value, label: t(`onderwerp.${value}`) }))}
      />
      <div className="site-form__pair">
        <FormText name="naam" label={t('naam')} autoComplete="name" rule={{ max: 120 }} />
        <FormText name="email" label={t('email')} autoComplete="email" mode="email" rule={{ max: 254 }} />
      </div>
      <FormText
        name="bericht"
        label={t('bericht')}
        help={t('bericht.uitleg')}
        rows={7}
        rule={{ min: 10, max: 4_000 }}
      />
      <FormFile
        name="bestand"
        label={t('bijlage')}
        help={t('bijlage.uitleg')}
        kinds={CONTACT_FILE_KINDS}
        sentences={{ groot: t('bijlage.groot'), soort: t('bijlage.soort') }}
      />
      <Trap name="website" />
      <Refusal />
      <div className="site-form__buttons">
        <SendButton>{t('verstuur')}</SendButton>
      </div>
    </SiteForm>
  );
}
