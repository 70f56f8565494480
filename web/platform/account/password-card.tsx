import { useTranslation } from 'react-i18next';
import { z } from 'zod/mini';
import { credentialsSchema } from '#server/features/account/account.contract.ts';
import { newPasswordSchema } from '#server/platform/auth/password.contract.ts';
import { PASSWORD_MAX, PASSWORD_MIN } from '#engine/core/domein/password.ts';
import { useForm } from '#web/platform/form/use-form.ts';
import { changeAccount } from './api.ts';
import { FormCard } from './card-form.tsx';

const schema = z.extend(credentialsSchema, { wachtwoord: newPasswordSchema });
interface Values {
  huidigWachtwoord: string;
  wachtwoord: string;
  herhaal: string;
}

function validateRepetition({ wachtwoord: password, herhaal: repeat }: Values): Record<string, string> {
  if (repeat === '') return { herhaal: 'verplicht' };
  return repeat === password ? {} : { herhaal: 'niet_gelijk' };
}

/** New password: the present one first. */
export function PasswordCard({ id, onDone }: { id: string; onDone: (notice: string) => void }) {
  const { t } = useTranslation('account');
  const begin: Values = { huidigWachtwoord: '', wachtwoord: '', herhaal: '' };
  const form = useForm({
    begin,
    schema,
    extra: validateRepetition,
    body: ({ huidigWachtwoord: currentPassword, wachtwoord: password }) => ({
      huidigWachtwoord: currentPassword,
      wachtwoord: password,
    }),
    submit: async (body) => {
      await changeAccount(id, body);
      onDone(t('wachtwoord.bewaard'));
    },
  });
  const newOne = { min: PASSWORD_MIN, max: PASSWORD_MAX, auto: 'new-password', geheim: true } as const;
  return (
    <FormCard
      titel={t('wachtwoord')}
      formulier={form}
      knop={t('wachtwoord.bewaar')}
      velden={[
        { ...newOne, naam: 'huidigWachtwoord', auto: 'current-password' },
        { ...newOne, naam: 'wachtwoord', hulp: t('wachtwoord.hulp', { n: PASSWORD_MIN }) },
        { ...newOne, naam: 'herhaal' },
      ]}
    />
  );
}
