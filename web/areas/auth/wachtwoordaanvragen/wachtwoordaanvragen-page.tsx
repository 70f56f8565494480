import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { passwordRequestSchema } from '#server/features/wachtwoordherstel/wachtwoordherstel.contract.ts';
import { useForm } from '#web/platform/form/use-form.ts';
import { LOGIN_PATH } from '#web/platform/session.ts';
import { AuthFrame } from '../shared/auth-frame.tsx';
import { AuthNotice } from '../shared/auth-notice.tsx';
import { requestPassword } from './api.ts';
import { Card } from '../shared/card.tsx';
import { BoundField } from '../shared/bound-field.tsx';

/** Asks for a link to a new password; the answer is the same for everybody. */
export function PasswordRequestsPage() {
  const { t } = useTranslation(['wachtwoordaanvragen', 'auth']);
  const navigate = useNavigate();
  const [sent, setSent] = useState(false);
  const form = useForm({
    begin: { gebruiker: '' },
    schema: passwordRequestSchema,
    submit: async (body) => {
      await requestPassword(body);
      setSent(true);
    },
  });
  return (
    <AuthFrame>
      <Card
        titel={t('aanvraag.titel')}
        {...(sent ? {} : { uitleg: t('aanvraag.uitleg') })}
        terug={t('naarInloggen')}
        onBack={() => void navigate(LOGIN_PATH)}
        stap={sent ? 'gestuurd' : 'vraag'}
      >
        {sent && (
          <p className="auth-correct" role="status">
            {t('aanvraag.gestuurd')}
          </p>
        )}
        {sent && (
          <div className="auth-buttons">
            <Link className="login-button" to={LOGIN_PATH}>
              {t('naarInloggen')}
            </Link>
          </div>
        )}
        {!sent && (
          <form className="login-form" onSubmit={form.onSubmit} noValidate>
            <AuthNotice fout={form.refusal} />
            <BoundField
              form={form}
              label={t('veld.gebruikersnaam.of')}
              naam="gebruiker"
              autoComplete="username"
              toetsen="email"
              first
              regel={{ max: 254 }}
            />
            <button type="submit" className="login-button login-button--full" disabled={form.busy}>
              {t(form.busy ? 'knop.bezig' : 'aanvraag.knop')}
            </button>
          </form>
        )}
        <p className="auth-kind">{t('aanvraag.kind')}</p>
      </Card>
    </AuthFrame>
  );
}
