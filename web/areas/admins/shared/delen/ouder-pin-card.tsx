import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { configureOuderPinSchema } from '#server/features/thuisspelen/thuisspelen.contract.ts';
import { checkWith } from '#web/platform/check.ts';
import { useForm } from '#web/ui/formulier/use-form.ts';
import { Field } from '#web/ui/formulier/field.tsx';
import { useSaving } from '../use-saving.ts';
import { ErrorNotice } from '#web/platform/state.tsx';
import { setOuderPin } from '../api/thuisspelen.api.ts';

const EMPTY = { pin: '', wachtwoord: '' };

/** The PIN with which a parent comes back after the child played on this device. */
export function OuderPinCard({ adminId, onDone }: { adminId: string; onDone: (notice: string) => void }) {
  const { t } = useTranslation('koppelingen');
  const saving = useSaving();
  const form = useForm(EMPTY, checkWith(configureOuderPinSchema));
  const { anker: anchor, waarden: values, fouten: errors } = form;
  const save = async (event?: FormEvent) => {
    event?.preventDefault();
    if (!form.verify()) return;
    if (await saving.run(() => setOuderPin(adminId, values))) onDone(t('pin.bewaard'));
  };
  return (
    <section className="card" aria-labelledby="ouderpin-kop">
      <h2 id="ouderpin-kop">{t('pin.kop')}</h2>
      <p className="soft">{t('pin.uitleg')}</p>
      <form ref={anchor} className="card__fields" noValidate onSubmit={(event) => void save(event)}>
        {saving.fout !== null && <ErrorNotice fout={saving.fout} onRetry={() => void save()} />}
        <Field
          formulier={form}
          naam="pin"
          label={t('pin.veld')}
          hulp={t('pin.hulp')}
          regel={{ n: errors['pin'] === 'minlengte' ? 4 : 6 }}
          veld={{
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
          regel={{ n: 128 }}
          veld={{ required: true, fullWidth: true, type: 'password', autoComplete: 'current-password' }}
        />
        <div>
          <button type="submit" className="button-full" disabled={saving.bezig}>
            {saving.bezig ? t('bezig') : t('pin.bewaar')}
          </button>
        </div>
      </form>
    </section>
  );
}
