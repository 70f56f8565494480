import { useTranslation } from 'react-i18next';
import { totpBeginSchema } from '#server/features/account/account.contract.ts';
import { useForm } from '#web/platform/formulier.ts';
import { useRuleText } from '#web/ui/formulier/rule.ts';
import { AuthNotice } from '../shared/auth-notice.tsx';
import { Field } from '../shared/field.tsx';

/** Asks for the present password, so that a page left open is not enough. */
export function PasswordStep({ submit }: { submit: (password: string) => Promise<void> }) {
  const { t } = useTranslation(['tweestaps', 'auth']);
  const rule = useRuleText();
  const {
    waarden: values,
    zet: set,
    fout: error,
    raak: hit,
    bezig: busy,
    melding: notice,
    onSubmit,
  } = useForm({
    begin: { huidigWachtwoord: '' },
    schema: totpBeginSchema,
    submit: (_, { huidigWachtwoord: currentPassword }) => submit(currentPassword),
  });
  const code = error('huidigWachtwoord');
  return (
    <form className="login-form" onSubmit={onSubmit} noValidate>
      <AuthNotice fout={notice} />
      <Field
        label={t('totp.wachtwoord')}
        naam="huidigWachtwoord"
        waarde={values.huidigWachtwoord}
        geheim
        autoComplete="current-password"
        first
        onValue={(value) => set('huidigWachtwoord', value)}
        onLeave={() => hit('huidigWachtwoord')}
        fout={code === 'onbekend' ? t('totp.wachtwoordFout') : rule(code, { max: 128 })}
      />
      <button type="submit" className="login-button login-button--full" disabled={busy}>
        {t(busy ? 'knop.bezig' : 'totp.begin')}
      </button>
    </form>
  );
}
