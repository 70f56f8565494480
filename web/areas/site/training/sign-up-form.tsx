import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  GUESTS_MAX,
  newSignUpSchema,
  type SignedUp,
  type Webinar,
} from '#server/features/webinars/webinars.contract.ts';
import { useForm } from '#web/platform/form/use-form.ts';
import { FormText, Refusal, Sent, Trap, useOpenTime } from '../shared/form-parts.tsx';
import { calendarAddress, signUp } from './api.ts';

const EMPTY = { naam: '', email: '', organisatie: '', aantal: '1', website: '' };

/** Signing up for one training, or for its waiting list. */
export function SignUpForm({ webinar, onDone }: { webinar: Webinar; onDone: () => void }) {
  const { t } = useTranslation(['training', 'siteform']);
  const openTime = useOpenTime();
  const [status, setStatus] = useState<SignedUp['status'] | null>(null);
  const form = useForm({
    begin: EMPTY,
    schema: newSignUpSchema,
    body: ({ aantal: count, ...values }) => ({ ...values, aantal: Number(count), openMs: openTime() }),
    submit: async (body) => {
      setStatus((await signUp(webinar.id, body)).status);
      onDone();
    },
  });
  if (status !== null)
    return (
      <Sent title={t(`klaar.${status}`)}>
        <p>{t(`klaar.${status}.tekst`)}</p>
        {status === 'aangemeld' && (
          <a className="site-button site-button--edge" href={calendarAddress(webinar.id)} download>
            {t('agenda')}
          </a>
        )}
      </Sent>
    );
  return (
    <form className="site-form" noValidate onSubmit={form.onSubmit}>
      <div className="site-form__pair">
        <FormText form={form} naam="naam" label={t('naam')} autoComplete="name" rule={{ max: 120 }} />
        <FormText form={form} naam="email" label={t('email')} autoComplete="email" mode="email" rule={{ max: 254 }} />
        <FormText
          form={form}
          naam="organisatie"
          label={t('organisatie')}
          autoComplete="organization"
          rule={{ max: 120 }}
          optional
        />
        <FormText form={form} naam="aantal" label={t('aantal')} mode="numeric" rule={{ a: 1, b: GUESTS_MAX }} />
      </div>
      <Trap form={form} naam="website" />
      <Refusal error={form.refusal} />
      <div className="site-form__buttons">
        <button type="submit" className="site-button" disabled={form.busy}>
          {t(form.busy ? 'siteform:bezig' : webinar.stand === 'vol' ? 'wachtlijst' : 'aanmelden')}
        </button>
      </div>
    </form>
  );
}
