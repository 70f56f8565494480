import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { newErvaringSchema, AUTHOR_ROLES } from '#server/features/ervaringen/ervaringen.contract.ts';
import { useForm } from '#web/platform/form/use-form.ts';
import { dropDraft, readDraft, useKeepDraft } from '../shared/draft.ts';
import { FormCheck, FormChoice, FormText, NoScript, Refusal, Sent, Trap, useOpenTime } from '../shared/form-parts.tsx';
import { sendErvaring } from './api.ts';

const EMPTY = { naam: '', rol: '', tekst: '', email: '', toestemming: '', website: '' };
const DRAFT = 'ervaring';

/** Telling how it goes; it is shown after we read it, and with consent only. */
export function ErvaringForm() {
  const { t } = useTranslation(['ervaringen', 'siteform']);
  const openTime = useOpenTime();
  const [sent, setSent] = useState(false);
  const form = useForm({
    begin: readDraft(DRAFT, EMPTY),
    schema: newErvaringSchema,
    body: ({ toestemming: agreed, ...values }) => ({ ...values, toestemming: agreed === 'ja', openMs: openTime() }),
    submit: async (body) => {
      await sendErvaring(body);
      dropDraft(DRAFT);
      setSent(true);
    },
  });
  useKeepDraft(DRAFT, form);
  if (sent)
    return (
      <Sent title={t('klaar.titel')}>
        <p>{t('klaar.tekst')}</p>
      </Sent>
    );
  return (
    <>
      <NoScript />
      <form className="site-form" noValidate onSubmit={form.onSubmit}>
        <FormChoice
          form={form}
          naam="rol"
          label={t('rol')}
          choices={AUTHOR_ROLES.map((value) => ({ value, label: t(`rol.${value}`) }))}
        />
        <FormText
          form={form}
          naam="tekst"
          label={t('tekstveld')}
          help={t('tekstveld.uitleg')}
          rows={5}
          rule={{ min: 20, max: 800 }}
        />
        <div className="site-form__pair">
          <FormText form={form} naam="naam" label={t('naam')} autoComplete="name" rule={{ max: 120 }} />
          <FormText
            form={form}
            naam="email"
            label={t('email')}
            help={t('email.uitleg')}
            autoComplete="email"
            mode="email"
            rule={{ max: 254 }}
          />
        </div>
        <FormCheck form={form} naam="toestemming">
          {t('toestemming')}
        </FormCheck>
        <Trap form={form} naam="website" />
        <Refusal error={form.refusal} />
        <div className="site-form__buttons">
          <button type="submit" className="site-button" disabled={form.busy}>
            {t(form.busy ? 'siteform:bezig' : 'verstuur')}
          </button>
        </div>
      </form>
    </>
  );
}
