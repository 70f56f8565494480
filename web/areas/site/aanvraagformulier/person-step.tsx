import { useTranslation } from 'react-i18next';
import { newAanvraagSchema } from '#server/features/aanvragen/aanvragen.contract.ts';
import { useForm } from '#web/platform/form/use-form.ts';
import { dropDraft, readDraft, useKeepDraft } from '../shared/draft.ts';
import { FormCheck, FormText, Refusal, Trap, useOpenTime } from '../shared/form-parts.tsx';
import { sendRequest } from './api.ts';
import { WishSummary } from './wish-summary.tsx';
import { wishBody, type Wish } from './wish.ts';

const EMPTY = {
  organisatie: '',
  naam: '',
  email: '',
  telefoon: '',
  brin: '',
  instellingsnummer: '',
  akkoord: '',
  website: '',
};
const DRAFT = 'aanvraag-persoon';

interface Props {
  wish: Wish;
  /** Of the link that somebody came with; empty = none. */
  invitation: string;
  onBack: () => void;
  onSent: (number: string, email: string) => void;
}

/** Second step: who asks, with what was asked above it. */
export function PersonStep({ wish, invitation, onBack, onSent }: Props) {
  const { t } = useTranslation(['aanvraagformulier', 'siteform']);
  const openTime = useOpenTime();
  const atHome = wish.organisatiesoort === 'thuis';
  const form = useForm({
    begin: readDraft(DRAFT, EMPTY),
    schema: newAanvraagSchema,
    body: ({ akkoord: agreed, ...values }) => ({
      ...wishBody(wish),
      ...values,
      organisatie: atHome ? '' : values.organisatie,
      akkoord: agreed === 'ja',
      openMs: openTime(),
      ...(invitation === '' ? {} : { uitnodiging: invitation }),
    }),
    extra: ({ organisatie: organization }) => ({
      organisatie: !atHome && organization.trim() === '' ? 'verplicht' : undefined,
    }),
    submit: async (body) => {
      const { nummer: number } = await sendRequest(body);
      dropDraft(DRAFT);
      onSent(number, body.email);
    },
  });
  useKeepDraft(DRAFT, form);
  return (
    <form className="site-form" noValidate onSubmit={form.onSubmit}>
      <h2>{t('stap.persoon')}</h2>
      <WishSummary wish={wish} onChange={onBack} />
      {!atHome && (
        <FormText
          form={form}
          naam="organisatie"
          label={t(`organisatie.${wish.organisatiesoort}`)}
          autoComplete="organization"
          rule={{ max: 120 }}
        />
      )}
      <div className="site-form__pair">
        <FormText form={form} naam="naam" label={t('naam')} autoComplete="name" rule={{ max: 120 }} />
        <FormText form={form} naam="email" label={t('email')} autoComplete="email" mode="email" rule={{ max: 254 }} />
        <FormText
          form={form}
          naam="telefoon"
          label={t('telefoon')}
          autoComplete="tel"
          mode="tel"
          rule={{ max: 20, voorbeeld: '+31 6 12345678' }}
          optional
        />
        {wish.organisatiesoort === 'school' &&
          (wish.land === 'BE' ? (
            <FormText
              form={form}
              naam="instellingsnummer"
              label={t('instellingsnummer')}
              mode="numeric"
              rule={{ min: 2, max: 6 }}
              optional
            />
          ) : (
            <FormText form={form} naam="brin" label={t('brin')} rule={{ max: 4, voorbeeld: '12AB' }} optional />
          ))}
      </div>
      <FormCheck form={form} naam="akkoord">
        {t('akkoord')}
      </FormCheck>
      <Trap form={form} naam="website" />
      <Refusal error={form.refusal} />
      <div className="site-form__buttons">
        <button type="submit" className="site-button" disabled={form.busy}>
          {t(form.busy ? 'siteform:bezig' : 'verstuur')}
        </button>
        <button type="button" className="site-text-button" onClick={onBack}>
          {t('terug')}
        </button>
      </div>
    </form>
  );
}
