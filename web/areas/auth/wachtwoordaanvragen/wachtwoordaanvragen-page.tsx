import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { passwordRequestSchema } from '#server/features/wachtwoordherstel/wachtwoordherstel.contract.ts';
import { useForm } from '#web/platform/formulier.ts';
import { useRuleText } from '#web/ui/formulier/regel.ts';
import { LOGIN_PATH } from '#web/platform/sessie.ts';
import { AuthFrame } from '../auth-kader.tsx';
import { AuthNotice } from '../auth-melding.tsx';
import { requestPassword } from '../auth.api.ts';
import { Card } from '../login/kaart.tsx';
import { Field } from '../login/veld.tsx';

/** Asks for a link to a new password; the answer is the same for everybody. */
export function PasswordRequestsPage() {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const rule = useRuleText();
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
          <p className="auth-goed" role="status">
            {t('aanvraag.gestuurd')}
          </p>
        )}
        {sent && (
          <div className="auth-knoppen">
            <Link className="inlog-knop" to={LOGIN_PATH}>
              {t('naarInloggen')}
            </Link>
          </div>
        )}
        {!sent && (
          <form className="inlog-formulier" onSubmit={form.onSubmit} noValidate>
            <AuthNotice fout={form.melding} />
            <Field
              label={t('veld.gebruikersnaam.of')}
              naam="gebruiker"
              waarde={form.waarden.gebruiker}
              autoComplete="username"
              toetsen="email"
              first
              onValue={(value) => form.zet('gebruiker', value)}
              onLeave={() => form.raak('gebruiker')}
              fout={rule(form.fout('gebruiker'), { max: 254 })}
            />
            <button type="submit" className="inlog-knop inlog-knop--vol" disabled={form.bezig}>
              {t(form.bezig ? 'knop.bezig' : 'aanvraag.knop')}
            </button>
          </form>
        )}
        <p className="auth-kind">{t('aanvraag.kind')}</p>
      </Card>
    </AuthFrame>
  );
}
