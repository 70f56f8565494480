import { useTranslation } from 'react-i18next';
import {
  COUNT_MAX,
  AANVRAAG_KINDS,
  aanvraagWishSchema,
  ORGANIZATION_KINDS,
} from '#server/features/aanvragen/aanvragen.contract.ts';
import { useForm } from '#web/platform/form/use-form.ts';
import { useKeepDraft } from '../shared/draft.ts';
import { FormChoice, FormText } from '../shared/form-parts.tsx';
import { wishBody, type Wish } from './wish.ts';

/** First step: what somebody wants, and for whom. */
export function WishStep({ begin, onNext }: { begin: Wish; onNext: (wish: Wish) => void }) {
  const { t } = useTranslation('aanvraagformulier');
  const form = useForm({
    begin,
    schema: aanvraagWishSchema,
    body: wishBody,
    submit: async (_, wish) => onNext(wish),
  });
  useKeepDraft('aanvraag-wens', form);
  const kind = form.watch('organisatiesoort');
  return (
    <form className="site-form" noValidate onSubmit={form.onSubmit}>
      <h2>{t('stap.wens')}</h2>
      <FormChoice
        form={form}
        naam="soort"
        label={t('soort')}
        choices={AANVRAAG_KINDS.map((value) => ({
          value,
          label: t(`soort.${value}`),
          text: t(`soort.${value}.uitleg`),
        }))}
      />
      <FormChoice
        form={form}
        naam="organisatiesoort"
        label={t('voor')}
        choices={ORGANIZATION_KINDS.map((value) => ({ value, label: t(`voor.${value}`) }))}
      />
      <FormChoice
        form={form}
        naam="land"
        label={t('land')}
        choices={[
          { value: 'NL', label: t('land.NL') },
          { value: 'BE', label: t('land.BE') },
        ]}
      />
      <FormText
        form={form}
        naam="aantal"
        label={t(kind === 'thuis' ? 'aantal.thuis' : kind === 'rt' ? 'aantal.rt' : 'aantal.school')}
        mode="numeric"
        rule={{ a: 1, b: COUNT_MAX }}
        optional
      />
      <FormText form={form} naam="opmerking" label={t('opmerking')} rows={4} rule={{ max: 1_000 }} optional />
      <div className="site-form__buttons">
        <button type="submit" className="site-button">
          {t('verder')}
        </button>
        <span>{t('stap.een')}</span>
      </div>
    </form>
  );
}
