import { useTranslation } from 'react-i18next';
import { useAanmelden } from './gebruik-aanmelden.ts';
import { Kaart } from './kaart.tsx';
import { Melding } from './melding.tsx';
import { WachtwoordFormulier } from './wachtwoord-formulier.tsx';

/** Door of teachers, parents and therapists. */
export function VolwasseneDeur({ onTerug }: { onTerug: () => void }) {
  const { t } = useTranslation('auth');
  const { bezig, fout, stuur } = useAanmelden('volwassene');
  return (
    <Kaart titel={t('volwassene.titel')} uitleg={t('volwassene.uitleg')} onTerug={onTerug} stap="volwassene">
      <Melding fout={fout} />
      <WachtwoordFormulier
        velden={[{ naam: 'gebruikersnaam', label: t('veld.gebruikersnaam.of'), max: 254 }, { naam: 'wachtwoord', label: t('veld.wachtwoord'), max: 128 }]}
        bezig={bezig} geblokkeerd={(fout?.wacht ?? 0) > 0}
        onStuur={({ gebruikersnaam, wachtwoord }) => void stuur({ gebruikersnaam, wachtwoord })}
      />
      <p className="inlog-kaart__klein">{t('vergeten')}</p>
    </Kaart>
  );
}
