import { useTranslation } from 'react-i18next';
import { totpBeginSchema } from '#server/features/account/account.contract.ts';
import { useForm } from '#web/platform/form/use-form.ts';
import { AuthNotice } from '../shared/auth-notice.tsx';
import { BoundField } from '../shared/bound-field.tsx';

/** Asks for the present password, so that a page left open is not enough. */
export function PasswordStep({ submit }: { submit: (password: string) => Promise<void> }) {
  const { t } = useTranslation(['tweestaps', 'auth']);
  const form = useForm({
    begin: { huidigWachtwoord: '' },
    schema: totpBeginSchema,
    submit: (_, { huidigWachtwoord: currentPassword }) => submit(currentPassword),
  });
  return (
    <form className="login-form" onSubmit={form.onSubmit} noValidate>
      <AuthNotice fout={form.refusal} />
      <BoundField
        form={form}
        label={t('totp.wachtwoord')}
        naam="huidigWachtwoord"
        geheim
        autoComplete="current-password"
        first
        regel={{ max: 128 }}
        zin={(code) => (code === 'onbekend' ? t('totp.wachtwoordFout') : undefined)}
      />
      <button type="submit" className="login-button login-button--full" disabled={form.busy}>
        {t(form.busy ? 'knop.bezig' : 'totp.begin')}
      </button>
    </form>
  );
}
