import { useTranslation } from 'react-i18next';
import { credentialsSchema } from '#server/features/account/account.contract.ts';
import { nieuwWachtwoordSchema } from '#server/platform/auth/wachtwoord.contract.ts';
import { WACHTWOORD_MAX, WACHTWOORD_MIN } from '#engine/core/domein/wachtwoord.ts';
import { useFormulier } from '#web/platform/formulier.ts';
import { wijzigAccount } from './account.api.ts';
import { FormulierKaart } from './kaart-formulier.tsx';

const schema = credentialsSchema.extend({ wachtwoord: nieuwWachtwoordSchema });
interface Waarden extends Record<string, string> {
  huidigWachtwoord: string;
  wachtwoord: string;
  herhaal: string;
}

function keurHerhaling({ wachtwoord, herhaal }: Waarden): Record<string, string> {
  if (herhaal === '') return { herhaal: 'verplicht' };
  return herhaal === wachtwoord ? {} : { herhaal: 'niet_gelijk' };
}

/** New password: the present one first. */
export function WachtwoordKaart({ id, onKlaar }: { id: string; onKlaar: (melding: string) => void }) {
  const { t } = useTranslation('account');
  const begin: Waarden = { huidigWachtwoord: '', wachtwoord: '', herhaal: '' };
  const formulier = useFormulier({
    begin,
    schema,
    extra: keurHerhaling,
    maak: ({ huidigWachtwoord, wachtwoord }) => ({ huidigWachtwoord, wachtwoord }),
    verstuur: async (body) => {
      await wijzigAccount(id, body);
      onKlaar(t('wachtwoord.bewaard'));
    },
  });
  const nieuw = { min: WACHTWOORD_MIN, max: WACHTWOORD_MAX, auto: 'new-password', geheim: true } as const;
  return (
    <FormulierKaart
      titel={t('wachtwoord')}
      formulier={formulier}
      knop={t('wachtwoord.bewaar')}
      velden={[
        { ...nieuw, naam: 'huidigWachtwoord', auto: 'current-password' },
        { ...nieuw, naam: 'wachtwoord', hulp: t('wachtwoord.hulp', { n: WACHTWOORD_MIN }) },
        { ...nieuw, naam: 'herhaal' },
      ]}
    />
  );
}
