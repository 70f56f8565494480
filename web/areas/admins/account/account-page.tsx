import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGebruiker } from '#web/platform/gebruik-sessie.ts';
import { OuderpinKaart } from '../delen/ouderpin-kaart.tsx';
import { useTitel } from '#web/platform/gebruik-titel.ts';
import { Toestand } from '#web/platform/toestand.tsx';
import { KaartenGeraamte } from '#web/ui/geraamte.tsx';
import { useAccount } from './account.api.ts';
import { GegevensKaart } from './gegevens-kaart.tsx';
import { SessiesKaart } from './sessies-kaart.tsx';
import { TotpKaart } from './totp-kaart.tsx';
import { WachtwoordKaart } from './wachtwoord-kaart.tsx';
import './account.css';

const GERAAMTE = <KaartenGeraamte kaarten={4} regels={5} breed />;

/** The own account: name, password, second step, and where one is signed in. */
export function AccountPage() {
  const { t } = useTranslation('account');
  const gebruiker = useGebruiker();
  const id = gebruiker?._id ?? '';
  const account = useAccount(id);
  const [melding, stelMelding] = useState({ zin: '', nr: 0 });
  useTitel(t('titel'));
  const klaar = (zin: string) => {
    stelMelding(({ nr }) => ({ zin, nr: nr + 1 }));
    void account.mutate();
  };
  return (
    <>
      <div className="pagina-kop">
        <div>
          <h1>{t('titel')}</h1>
          <p>{t('uitleg')}</p>
        </div>
      </div>
      {melding.zin !== '' && (
        <Alert severity="success" onClose={() => stelMelding({ ...melding, zin: '' })}>
          {melding.zin}
        </Alert>
      )}
      <Toestand stand={account} geraamte={GERAAMTE}>
        {(data) => (
          <div className="kaarten">
            <WachtwoordKaart key={`w${melding.nr}`} id={id} onKlaar={klaar} />
            <GegevensKaart key={`g${melding.nr}`} id={id} account={data} onKlaar={klaar} />
            <TotpKaart id={id} account={data} onKlaar={klaar} />
            {gebruiker?.role === 'thuisadmin' && (
              <OuderpinKaart key={`p${melding.nr}`} adminId={gebruiker.adminId ?? ''} onKlaar={klaar} />
            )}
            <SessiesKaart key={`s${melding.nr}`} id={id} />
          </div>
        )}
      </Toestand>
    </>
  );
}
