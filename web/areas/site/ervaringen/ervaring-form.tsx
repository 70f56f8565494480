import { useTranslation } from 'react-i18next';
import { AUTHOR_ROLES } from '#server/features/ervaringen/ervaringen.contract.ts';
import {
  FormCheck,
  FormChoice,
  FormText,
  NoScript,
  Refusal,
  SendButton,
  Sent,
  SiteForm,
  Trap,
} from '../shared/form-parts.tsx';

/** Telling how it goes; it is shown after we read it, and with consent only. */
export function ErvaringForm() {
  const { t } = useTranslation('ervaringen');
  return (
    <>
      <NoScript />
      <SiteForm name="ervaring">
        <FormChoice
          name="rol"
          label={t('rol')}
          choices={AUTHOR_ROLES.map((value) => ({ value, label: t(`rol.${value}`) }))}
        />
        <FormText
          name="tekst"
          label={t('tekstveld')}
          help={t('tekstveld.uitleg')}
          rows={5}
          rule={{ min: 20, max: 800 }}
        />
        <div className="site-form__pair">
          <FormText name="naam" label={t('naam')} autoComplete="name" rule={{ max: 120 }} />
          <FormText
            name="email"
            label={t('email')}
            help={t('email.uitleg')}
            autoComplete="email"
            mode="email"
            rule={{ max: 254 }}
          />
        </div>
        <FormCheck name="toestemming">{t('toestemming')}</FormCheck>
        <Trap name="website" />
        <Refusal />
        <div className="site-form__buttons">
          <SendButton>{t('verstuur')}</SendButton>
        </div>
      </SiteForm>
      <Sent name="ervaring" title={t('klaar.titel')}>
        <p>{t('klaar.tekst')}</p>
      </Sent>
    </>
  );
}
