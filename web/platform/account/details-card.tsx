import { useTranslation } from 'react-i18next';
import { credentialsSchema, type Account } from '#server/features/account/account.contract.ts';
import { useForm } from '#web/platform/form/use-form.ts';
import { changeAccount } from './api.ts';
import { FormCard, type CardField } from './card-form.tsx';

interface Values {
  gebruikersnaam: string;
  email: string;
  huidigWachtwoord: string;
}
const FIELDS: readonly CardField<Values>[] = [
  { naam: 'gebruikersnaam', max: 64, auto: 'username' },
  { naam: 'email', max: 254, auto: 'email' },
  { naam: 'huidigWachtwoord', max: 128, auto: 'current-password', geheim: true },
];

/** User name and address, both of which sign in. */
export function DetailsCard({
  id,
  account,
  onDone,
}: {
  id: string;
  account: Account;
  onDone: (notice: string) => void;
}) {
  const { t } = useTranslation('account');
  const begin: Values = { gebruikersnaam: account.gebruikersnaam, email: account.email ?? '', huidigWachtwoord: '' };
  const form = useForm({
    begin,
    schema: credentialsSchema,
    body: ({ email, ...rest }) => ({ ...rest, ...(email.trim() === '' && account.email === null ? {} : { email }) }),
    submit: async (body) => {
      await changeAccount(id, body);
      onDone(t('gegevens.bewaard'));
    },
  });
  return <FormCard titel={t('gegevens')} formulier={form} velden={FIELDS} knop={t('bewaar')} />;
}
