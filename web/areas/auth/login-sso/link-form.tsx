import { useTranslation } from 'react-i18next';
import { linkRequestSchema } from '#server/features/sso/sso.contract.ts';
import { useForm } from '#web/platform/form/use-form.ts';
import { AuthNotice } from '../shared/auth-notice.tsx';
import { BoundField } from '../shared/bound-field.tsx';
import { Card } from '../shared/card.tsx';
import { redeemLinkCode } from './api.ts';

/** For an account of the school that nobody linked yet: the code of the teacher makes it somebody. */
export function LinkForm({ onLinked, onBack }: { onLinked: (authCode: string) => void; onBack: () => void }) {
  const { t } = useTranslation(['login-sso', 'auth']);
  const form = useForm({
    begin: { koppelcode: '' },
    schema: linkRequestSchema,
    submit: async ({ koppelcode }) => onLinked(await redeemLinkCode(koppelcode)),
  });
  return (
    <Card titel={t('koppel.titel')} uitleg={t('koppel.uitleg')} terug={t('sso.opnieuw')} onBack={onBack} stap="koppel">
      <form className="login-form" onSubmit={form.onSubmit} noValidate>
        <AuthNotice fout={form.refusal} />
        <BoundField
          form={form}
          naam="koppelcode"
          label={t('koppel.veld')}
          autoComplete="one-time-code"
          hoofdletters
          first
          zin={(code) => (code === 'formaat' ? t('koppel.vorm') : undefined)}
        />
        <button type="submit" className="login-button login-button--full" disabled={form.busy}>
          {t(form.busy ? 'koppel.bezig' : 'koppel.knop')}
        </button>
      </form>
    </Card>
  );
}
