import { useTranslation } from 'react-i18next';

interface AgreedForm {
  error: (path: string) => string | null;
  watch: (name: 'akkoord') => boolean;
  setValue: (name: 'akkoord', value: boolean) => void;
}

/** What everybody promises who gets an account of an adult. */
export function AgreedBox({ form }: { form: AgreedForm }) {
  const { t } = useTranslation('account-form');
  const wrong = form.error('akkoord') !== null;
  return (
    <div>
      <label className="auth-agreed">
        <input
          type="checkbox"
          name="akkoord"
          checked={form.watch('akkoord')}
          aria-invalid={wrong}
          onChange={({ target }) => form.setValue('akkoord', target.checked)}
        />
        <span>{t('akkoord')}</span>
      </label>
      {wrong && <p className="auth-agreed__error">{t('akkoord.nodig')}</p>}
    </div>
  );
}
