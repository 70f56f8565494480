import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSignIn } from './use-sign-in.ts';
import { Card } from '../shared/card.tsx';
import { LoginNotice } from './notice.tsx';
import { SsoLink } from './sso-link.tsx';
import { PasswordForm } from './password-form.tsx';

const TotpForm = lazy(async () => ({ default: (await import('./totp-form.tsx')).TotpForm }));

/** Door of teachers, parents and therapists: name and password, then the code of the telephone when the account asks for it. */
export function AdultDeur({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation(['login', 'auth']);
  const { bezig: busy, fout: error, stuur: send, clearError } = useSignIn('volwassene');
  const [details, setDetails] = useState({ gebruikersnaam: '', wachtwoord: '' });
  const [withCode, setWithCode] = useState(false);
  const asksCode = withCode || error?.code === 'TOTP_NODIG';
  if (asksCode) {
    const back = () => {
      setWithCode(false);
      clearError();
    };
    return (
      <Card titel={t('totp.vraag')} uitleg={t('totp.vraag.uitleg')} terug={t('totp.terug')} onBack={back} stap="totp">
        <LoginNotice fout={error?.code === 'TOTP_NODIG' ? null : error} />
        <Suspense>
          <TotpForm
            bezig={busy}
            geblokkeerd={(error?.wacht ?? 0) > 0}
            onSend={(totp) => {
              setWithCode(true);
              void send({ ...details, totp });
            }}
          />
        </Suspense>
      </Card>
    );
  }
  return (
    <Card titel={t('volwassene.titel')} uitleg={t('volwassene.uitleg')} onBack={onBack} stap="volwassene">
      <LoginNotice fout={error} />
      <PasswordForm
        velden={[
          { naam: 'gebruikersnaam', label: t('veld.gebruikersnaam.of'), max: 254 },
          { naam: 'wachtwoord', label: t('veld.wachtwoord'), max: 128 },
        ]}
        bezig={busy}
        geblokkeerd={(error?.wacht ?? 0) > 0}
        onSend={({ gebruikersnaam, wachtwoord: password }) => {
          setDetails({ gebruikersnaam, wachtwoord: password });
          void send({ gebruikersnaam, wachtwoord: password });
        }}
      />
      <p className="login-card__small">
        <Link to="/app/auth/wachtwoordaanvragen">{t('vergeten')}</Link>
      </p>
      <SsoLink />
    </Card>
  );
}
