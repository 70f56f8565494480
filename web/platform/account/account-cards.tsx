import Alert from '@mui/material/Alert';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useGebruiker } from '#web/platform/use-session.ts';
import { useTitle } from '#web/platform/use-title.ts';
import { State } from '#web/platform/state.tsx';
import { CardsSkeleton } from '#web/ui/skeleton.tsx';
import { useAccount } from './api.ts';
import { DetailsCard } from './details-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { SsoCard } from './sso-card.tsx';
import { SetPasswordCard } from './set-password-card.tsx';
import { TotpCard } from './totp-card.tsx';
import { PasswordCard } from './password-card.tsx';
import './account.css';

const SKELETON = <CardsSkeleton cards={4} rules={5} wide />;

interface Props {
  /** Cards of one area only; they are made anew after each change that was saved. */
  extra?: (onDone: (notice: string) => void, nr: number) => ReactNode;
}

/** The own account: name, password, second step, and where one is signed in. */
export function AccountCards({ extra }: Props) {
  const { t } = useTranslation('account');
  const gebruiker = useGebruiker();
  const id = gebruiker?._id ?? '';
  const account = useAccount(id);
  const [notice, setNotice] = useState({ zin: '', nr: 0 });
  useTitle(t('titel'));
  const done = (zin: string) => {
    setNotice(({ nr }) => ({ zin, nr: nr + 1 }));
    void account.mutate();
  };
  return (
    <>
      <div className="page-header">
        <div>
          <h1>{t('titel')}</h1>
          <p>{t('uitleg')}</p>
        </div>
      </div>
      {notice.zin !== '' && (
        <Alert severity="success" onClose={() => setNotice({ ...notice, zin: '' })}>
          {notice.zin}
        </Alert>
      )}
      <State stand={account} skeleton={SKELETON}>
        {(data) => (
          <div className="cards">
            {data.hasPassword ? (
              <>
                <PasswordCard key={`w${notice.nr}`} id={id} onDone={done} />
                <DetailsCard key={`g${notice.nr}`} id={id} account={data} onDone={done} />
                <TotpCard id={id} account={data} onDone={done} />
              </>
            ) : (
              <SetPasswordCard account={data} onDone={done} />
            )}
            {!data.totpVerplicht && <SsoCard id={id} hasPassword={data.hasPassword} onDone={done} />}
            {extra?.(done, notice.nr)}
            <SessionsCard key={`s${notice.nr}`} id={id} />
          </div>
        )}
      </State>
    </>
  );
}
