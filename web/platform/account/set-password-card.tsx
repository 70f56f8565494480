import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { Account } from '#server/features/account/account.contract.ts';
import { FormNotice } from '#web/platform/form/form-notice.tsx';
import { useSaving } from '#web/platform/use-saving.ts';
import { askPassword } from './api.ts';

/** An account without a password gets one over its own address, as somebody who forgot it does. */
export function SetPasswordCard({ account, onDone }: { account: Account; onDone: (notice: string) => void }) {
  const { t } = useTranslation('account');
  const { bezig: busy, fout: error, run } = useSaving();
  const ask = async (): Promise<void> => {
    const done = await run(() => askPassword(account.gebruikersnaam));
    if (done !== undefined) onDone(t('wachtwoord.gemaild', { email: account.email }));
  };
  return (
    <section className="card" aria-labelledby="wachtwoord-kop">
      <h2 id="wachtwoord-kop">{t('wachtwoord.instellen')}</h2>
      <p>{t('wachtwoord.geen')}</p>
      <FormNotice fout={error} />
      {account.email === null ? (
        <p>{t('wachtwoord.zonderEmail')}</p>
      ) : (
        <div>
          <Button variant="contained" disabled={busy} onClick={() => void ask()}>
            {t('wachtwoord.mail')}
          </Button>
        </div>
      )}
    </section>
  );
}
