import { useTranslation } from 'react-i18next';
import { credentialsSchema, type Account } from '#server/features/account/account.contract.ts';
import { useFormulier } from '#web/platform/formulier.ts';
import { wijzigAccount } from './account.api.ts';
import { FormulierKaart, type Kaartveld } from './kaart-formulier.tsx';

interface Waarden extends Record<string, string> {
  gebruikersnaam: string;
  email: string;
  huidigWachtwoord: string;
}
const VELDEN: readonly Kaartveld[] = [
  { naam: 'gebruikersnaam', max: 64, auto: 'username' },
  { naam: 'email', max: 254, auto: 'email' },
  { naam: 'huidigWachtwoord', max: 128, auto: 'current-password', geheim: true },
];

/** User name and address, both of which sign in. */
export function GegevensKaart({
  id,
  account,
  onKlaar,
}: {
  id: string;
  account: Account;
  onKlaar: (melding: string) => void;
}) {
  const { t } = useTranslation('account');
  const begin: Waarden = { gebruikersnaam: account.gebruikersnaam, email: account.email ?? '', huidigWachtwoord: '' };
  const formulier = useFormulier({
    begin,
    schema: credentialsSchema,
    maak: ({ email, ...rest }) => ({ ...rest, ...(email.trim() === '' && account.email === null ? {} : { email }) }),
    verstuur: async (body) => {
      await wijzigAccount(id, body);
      onKlaar(t('gegevens.bewaard'));
    },
  });
  return <FormulierKaart titel={t('gegevens')} formulier={formulier} velden={VELDEN} knop={t('bewaar')} />;
}
