import { useTranslation } from 'react-i18next';
import { acceptanceSchema } from '#server/features/docenten/uitnodiging.contract.ts';
import { useForm } from '#web/platform/form/use-form.ts';
import { AuthNotice } from '../shared/auth-notice.tsx';
import { accept } from './api.ts';
import { AgreedBox } from '../shared/agreed-box.tsx';
import { BoundField } from '../shared/bound-field.tsx';
import { NewPassword } from '../shared/new-password.tsx';

const BEGIN = { voornaam: '', voorvoegsel: '', achternaam: '', gebruikersnaam: '', wachtwoord: '', akkoord: false };
type Name = 'voornaam' | 'voorvoegsel' | 'achternaam' | 'gebruikersnaam';
const FIELDS = {
  voornaam: { max: 64, auto: 'given-name' },
  voorvoegsel: { max: 20, auto: 'off' },
  achternaam: { max: 200, auto: 'family-name' },
  gebruikersnaam: { max: 64, auto: 'username' },
} as const satisfies Record<Name, { max: number; auto: string }>;

/** Name, user name and password of a new colleague. */
export function AcceptanceForm({ token, onDone }: { token: string; onDone: () => void }) {
  const { t } = useTranslation(['account-form', 'auth']);
  const form = useForm({
    begin: BEGIN,
    schema: acceptanceSchema,
    body: ({ voorvoegsel, ...rest }) => ({ ...rest, ...(voorvoegsel.trim() === '' ? {} : { voorvoegsel }) }),
    submit: async (body) => {
      await accept(token, body);
      onDone();
    },
  });
  const field = (name: Name) => (
    <BoundField
      form={form}
      label={t(`veld.${name}`)}
      naam={name}
      autoComplete={FIELDS[name].auto}
      first={name === 'voornaam'}
      regel={{ min: 3, max: FIELDS[name].max }}
    />
  );
  return (
    <form className="login-form" onSubmit={form.onSubmit} noValidate>
      <AuthNotice fout={form.refusal} />
      {field('voornaam')}
      <div className="auth-beside">
        {field('voorvoegsel')}
        {field('achternaam')}
      </div>
      {field('gebruikersnaam')}
      <NewPassword hulp form={form} naam="wachtwoord" label={t('veld.wachtwoord')} />
      <AgreedBox form={form} />
      <button type="submit" className="login-button login-button--full" disabled={form.busy}>
        {t(form.busy ? 'knop.bezig' : 'account.knop')}
      </button>
    </form>
  );
}
