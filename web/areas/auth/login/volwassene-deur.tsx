import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useAanmelden } from './gebruik-aanmelden.ts';
import { Kaart } from './kaart.tsx';
import { Melding } from './melding.tsx';
import { WachtwoordFormulier } from './wachtwoord-formulier.tsx';

const TotpFormulier = lazy(async () => ({ default: (await import('./totp-formulier.tsx')).TotpFormulier }));

/** Door of teachers, parents and therapists: name and password, then the code of the telephone when the account asks for it. */
export function VolwasseneDeur({ onTerug }: { onTerug: () => void }) {
  const { t } = useTranslation('auth');
  const { bezig, fout, stuur, wisFout } = useAanmelden('volwassene');
  const [gegevens, stelGegevens] = useState({ gebruikersnaam: '', wachtwoord: '' });
  const [metCode, stelMetCode] = useState(false);
  const vraagtCode = metCode || fout?.code === 'TOTP_NODIG';
  if (vraagtCode) {
    const terug = () => {
      stelMetCode(false);
      wisFout();
    };
    return (
      <Kaart
        titel={t('totp.vraag')}
        uitleg={t('totp.vraag.uitleg')}
        terug={t('totp.terug')}
        onTerug={terug}
        stap="totp"
      >
        <Melding fout={fout?.code === 'TOTP_NODIG' ? null : fout} />
        <Suspense>
          <TotpFormulier
            bezig={bezig}
            geblokkeerd={(fout?.wacht ?? 0) > 0}
            onStuur={(totp) => {
              stelMetCode(true);
              void stuur({ ...gegevens, totp });
            }}
          />
        </Suspense>
      </Kaart>
    );
  }
  return (
    <Kaart titel={t('volwassene.titel')} uitleg={t('volwassene.uitleg')} onTerug={onTerug} stap="volwassene">
      <Melding fout={fout} />
      <WachtwoordFormulier
        velden={[
          { naam: 'gebruikersnaam', label: t('veld.gebruikersnaam.of'), max: 254 },
          { naam: 'wachtwoord', label: t('veld.wachtwoord'), max: 128 },
        ]}
        bezig={bezig}
        geblokkeerd={(fout?.wacht ?? 0) > 0}
        onStuur={({ gebruikersnaam, wachtwoord }) => {
          stelGegevens({ gebruikersnaam, wachtwoord });
          void stuur({ gebruikersnaam, wachtwoord });
        }}
      />
      <p className="inlog-kaart__klein">
        <Link to="/app/auth/wachtwoordaanvragen">{t('vergeten')}</Link>
      </p>
    </Kaart>
  );
}
