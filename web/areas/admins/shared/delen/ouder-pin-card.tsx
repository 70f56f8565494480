import { useTranslation } from 'react-i18next';
import { configureOuderPinSchema } from '#server/features/thuisspelen/thuisspelen.contract.ts';
import { useForm } from '#web/platform/form/use-form.ts';
import { Field } from '#web/ui/formulier/field.tsx';
import { ErrorNotice } from '#web/platform/state.tsx';
import { setOuderPin } from '../api/thuisspelen.api.ts';

const EMPTY = { pin: '', wachtwoord: '' };

/** The PIN with which a parent comes back after the child played on this device. */
export function OuderPinCard({ adminId, onDone }: { adminId: string; onDone: (notice: string) => void }) {
  const { t } = useTranslation('koppelingen');
  const form = useForm({
    begin: EMPTY,
    schema: configureOuderPinSchema,
    submit: async (body) => {
      await setOuderPin(adminId, body);
      onDone(t('pin.bewaard'));
    },
    marks: () => ({}),
  });
  return (
    <section className="card" aria-labelledby="ouderpin-kop">
      <h2 id="ouderpin-kop">{t('pin.kop')}</h2>
      <p className="soft">{t('pin.uitleg')}</p>
      <form className="card__fields" noValidate onSubmit={form.onSubmit}>
        {form.refusal !== null && <ErrorNotice fout={form.refusal} onRetry={form.send} />}
        <Field
          formulier={form}
          naam="pin"
          label={t('pin.veld')}
          help={t('pin.hulp')}
          line={{ n: form.error('pin') === 'minlengte' ? 4 : 6 }}
          field={{
            required: true,
            fullWidth: true,
            type: 'password',
            autoComplete: 'off',
            slotProps: { htmlInput: { inputMode: 'numeric' } },
          }}
        />
        <Field
          formulier={form}
          naam="wachtwoord"
          label={t('pin.wachtwoord')}
          line={{ n: 128 }}
          field={{ required: true, fullWidth: true, type: 'password', autoComplete: 'current-password' }}
        />
        <div>
          <button type="submit" className="button-full" disabled={form.busy}>
            {form.busy ? t('bezig') : t('pin.bewaar')}
          </button>
        </div>
      </form>
    </section>
  );
}
