import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import {
  newPasswordBodySchema,
  type ResetParams,
} from '#server/features/wachtwoordherstel/wachtwoordherstel.contract.ts';
import { useForm } from '#web/platform/form/use-form.ts';
import { LOGIN_PATH } from '#web/platform/session.ts';
import { Loading } from '#web/ui/loading.tsx';
import { AuthFrame } from '../shared/auth-frame.tsx';
import { AuthNotice } from '../shared/auth-notice.tsx';
import { chooseNewPassword, validateReset } from './api.ts';
import { useToken } from '../shared/use-token.ts';
import { Card } from '../shared/card.tsx';
import { NewPassword } from '../shared/new-password.tsx';
import { TokenError } from '../shared/token-error.tsx';

const EMPTY = { wachtwoord: '', herhaal: '' };
function validateRepetition({ wachtwoord: password, herhaal: repeat }: typeof EMPTY): Record<string, string> {
  if (repeat === '') return { herhaal: 'verplicht' };
  return repeat === password ? {} : { herhaal: 'niet_gelijk' };
}

function Form({ link, onDone }: { link: ResetParams; onDone: () => void }) {
  const { t } = useTranslation(['wachtwoordherstellen', 'auth']);
  const form = useForm({
    begin: EMPTY,
    schema: newPasswordBodySchema,
    body: ({ wachtwoord: password }) => ({ wachtwoord: password }),
    extra: validateRepetition,
    submit: async (body) => {
      await chooseNewPassword(link, body);
      onDone();
    },
  });
  return (
    <form className="login-form" onSubmit={form.onSubmit} noValidate>
      <AuthNotice fout={form.refusal} />
      <NewPassword first hulp form={form} naam="wachtwoord" label={t('wachtwoord.nieuw')} />
      <NewPassword form={form} naam="herhaal" label={t('wachtwoord.herhaal')} />
      <button type="submit" className="login-button login-button--full" disabled={form.busy}>
        {t(form.busy ? 'knop.bezig' : 'wachtwoord.bewaar')}
      </button>
    </form>
  );
}

/** Sets a new password with the link from the mail. */
export function PasswordResetsPage() {
  const { t } = useTranslation(['wachtwoordherstellen', 'auth']);
  const { userId = '', token = '' } = useParams();
  const link = { userId, token };
  const [done, setDone] = useState(false);
  const {
    data,
    fout: error,
    opnieuw: retry,
  } = useToken(() => validateReset(link).then(() => true), '/app/auth/wachtwoordherstellen');
  return (
    <AuthFrame>
      {error !== null && (
        <TokenError titel={t('herstel.kanNiet')} fout={error} onRetry={retry}>
          <Link className="login-button" to="/app/auth/wachtwoordaanvragen">
            {t('herstel.nieuweLink')}
          </Link>
        </TokenError>
      )}
      {error === null && data === null && <Loading text={t('gemeen:laden')} lang={t('gemeen:laden.lang')} />}
      {data !== null && !done && (
        <Card titel={t('herstel.titel')} stap="kies">
          <Form link={link} onDone={() => setDone(true)} />
        </Card>
      )}
      {done && (
        <Card titel={t('herstel.klaar')} stap="klaar">
          <p className="auth-correct" role="status">
            {t('herstel.klaar.uitleg')}
          </p>
          <div className="auth-buttons">
            <Link className="login-button" to={LOGIN_PATH}>
              {t('naarInloggen')}
            </Link>
          </div>
        </Card>
      )}
    </AuthFrame>
  );
}
