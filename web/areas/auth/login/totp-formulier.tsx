import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Veld } from './veld.tsx';

/** Six digits of the authenticator app; spaces between them do not count. */
export function TotpFormulier({
  bezig,
  geblokkeerd,
  onStuur,
}: {
  bezig: boolean;
  geblokkeerd: boolean;
  onStuur: (code: string) => void;
}) {
  const { t } = useTranslation('auth');
  const [code, stelCode] = useState('');
  const [getoond, stelGetoond] = useState(false);
  const cijfers = code.replaceAll(/\s/g, '');
  const klopt = /^\d{6}$/.test(cijfers);
  const stuur = (gebeurtenis: FormEvent<HTMLFormElement>) => {
    gebeurtenis.preventDefault();
    stelGetoond(true);
    if (klopt) onStuur(cijfers);
    else gebeurtenis.currentTarget.querySelector('input')?.focus();
  };
  return (
    <form className="inlog-formulier" onSubmit={stuur} noValidate>
      <Veld
        label={t('totp.code')}
        naam="totp"
        waarde={code}
        onWaarde={stelCode}
        autoComplete="one-time-code"
        toetsen="numeric"
        eerst
        fout={getoond && !klopt ? t('totp.zesCijfers') : null}
      />
      <button type="submit" className="inlog-knop inlog-knop--vol" disabled={bezig || geblokkeerd}>
        {t(bezig ? 'knop.bezig' : 'knop')}
      </button>
    </form>
  );
}
