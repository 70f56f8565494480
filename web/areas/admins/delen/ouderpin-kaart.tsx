import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ouderpinInstellenSchema } from '#server/features/thuisspelen/thuisspelen.contract.ts';
import { controleMet } from '#web/platform/controle.ts';
import { useFormulier } from '#web/ui/formulier/gebruik-formulier.ts';
import { Veld } from '#web/ui/formulier/veld.tsx';
import { useBewaren } from '../gebruik-bewaren.ts';
import { FoutMelding } from '#web/platform/toestand.tsx';
import { zetOuderpin } from './delen.api.ts';

const LEEG = { pin: '', wachtwoord: '' };

/** The PIN with which a parent comes back after the child played on this device. */
export function OuderpinKaart({ adminId, onKlaar }: { adminId: string; onKlaar: (melding: string) => void }) {
  const { t } = useTranslation('delen');
  const bewaren = useBewaren();
  const formulier = useFormulier(LEEG, controleMet(ouderpinInstellenSchema));
  const { anker, waarden, fouten } = formulier;
  const bewaar = async (gebeurtenis?: FormEvent) => {
    gebeurtenis?.preventDefault();
    if (!formulier.controleer()) return;
    if (await bewaren.run(() => zetOuderpin(adminId, waarden))) onKlaar(t('pin.bewaard'));
  };
  return (
    <section className="kaart" aria-labelledby="ouderpin-kop">
      <h2 id="ouderpin-kop">{t('pin.kop')}</h2>
      <p className="zacht">{t('pin.uitleg')}</p>
      <form ref={anker} className="kaart__velden" noValidate onSubmit={(gebeurtenis) => void bewaar(gebeurtenis)}>
        {bewaren.fout !== null && <FoutMelding fout={bewaren.fout} onOpnieuw={() => void bewaar()} />}
        <Veld
          formulier={formulier}
          naam="pin"
          label={t('pin.veld')}
          hulp={t('pin.hulp')}
          regel={{ n: fouten['pin'] === 'minlengte' ? 4 : 6 }}
          veld={{
            required: true,
            fullWidth: true,
            type: 'password',
            autoComplete: 'off',
            slotProps: { htmlInput: { inputMode: 'numeric' } },
          }}
        />
        <Veld
          formulier={formulier}
          naam="wachtwoord"
          label={t('pin.wachtwoord')}
          regel={{ n: 128 }}
          veld={{ required: true, fullWidth: true, type: 'password', autoComplete: 'current-password' }}
        />
        <div>
          <button type="submit" className="knop-vol" disabled={bewaren.bezig}>
            {bewaren.bezig ? t('bezig') : t('pin.bewaar')}
          </button>
        </div>
      </form>
    </section>
  );
}
