import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AuthField } from '../shared/field.tsx';

/** Six digits of the authenticator app, or a recovery code when the telephone is gone; spaces and hyphens do not count. */
export function TotpForm({
  bezig: busy,
  geblokkeerd: blocked,
  onSend,
}: {
  bezig: boolean;
  geblokkeerd: boolean;
  onSend: (code: string) => void;
}) {
  const { t } = useTranslation(['login', 'auth']);
  const [code, setCode] = useState('');
  const [shown, setShown] = useState(false);
  const plain = code.replaceAll(/[\s-]/g, '');
  const isConsistent = /^(?:\d{6}|[a-z2-9]{12})$/i.test(plain);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setShown(true);
    if (isConsistent) onSend(plain);
    else event.currentTarget.querySelector('input')?.focus();
  };
  return (
    <form className="login-form" onSubmit={send} noValidate>
      <AuthField
        label={t('totp.code')}
        naam="totp"
        waarde={code}
        onValue={setCode}
        autoComplete="one-time-code"
        first
        hulp={t('totp.herstel')}
        fout={shown && !isConsistent ? t('totp.zesCijfers') : null}
      />
      <button type="submit" className="login-button login-button--full" disabled={busy || blocked}>
        {t(busy ? 'knop.bezig' : 'knop')}
      </button>
    </form>
  );
}
