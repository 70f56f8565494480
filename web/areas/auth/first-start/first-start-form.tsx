import { useTranslation } from 'react-i18next';
import { firstStartSchema } from '#server/features/first-start/first-start.contract.ts';
import { useForm } from '#web/platform/form/use-form.ts';
import { AgreedBox } from '../shared/agreed-box.tsx';
import { AuthNotice } from '../shared/auth-notice.tsx';
import { BoundField } from '../shared/bound-field.tsx';
import { NewPassword } from '../shared/new-password.tsx';
import { createFirst } from './api.ts';

const BEGIN = {
  organisatie: '',
  voornaam: '',
  voorvoegsel: '',
  achternaam: '',
  email: '',
  gebruikersnaam: '',
  wachtwoord: '',
  akkoord: false,
};
type Name = Exclude<keyof typeof BEGIN, 'wachtwoord' | 'akkoord'>;
const FIELDS = {
  organisatie: { max: 120, auto: 'organization' },
  voornaam: { max: 64, auto: 'given-name' },
  voorvoegsel: { max: 20, auto: 'off' },
  achternaam: { max: 200, auto: 'family-name' },
  email: { max: 254, auto: 'email' },
  gebruikersnaam: { max: 64, auto: 'username' },
} as const satisfies Record<Name, { max: number; auto: string }>;

/** Who the first superadmin is. */
export function FirstStartForm({ token, onDone }: { token: string; onDone: () => void }) {
  const { t } = useTranslation(['first-start', 'account-form', 'auth']);
  const form = useForm({
    begin: BEGIN,
    schema: firstStartSchema,
    body: ({ voorvoegsel, ...rest }) => ({ ...rest, ...(voorvoegsel.trim() === '' ? {} : { voorvoegsel }) }),
    submit: async (body) => {
      await createFirst(token, body);
      onDone();
    },
  });
  const field = (name: Name) => (
    <BoundField
      form={form}
      label={t(`veld.${name}`)}
      naam={name}
      autoComplete={FIELDS[name].auto}
      first={name === 'organisatie'}
      {...(name === 'email' ? { toetsen: 'email' as const } : {})}
      regel={{ min: 3, max: FIELDS[name].max }}
    />
  );
  return (
    <form className="login-form" onSubmit={form.onSubmit} noValidate>
      <AuthNotice fout={form.refusal} />
      {field('organisatie')}
      {field('voornaam')}
      <div className="auth-beside">
        {field('voorvoegsel')}
        {field('achternaam')}
      </div>
      {field('email')}
      {field('gebruikersnaam')}
      <NewPassword hulp form={form} naam="wachtwoord" label={t('veld.wachtwoord')} />
      <AgreedBox form={form} />
      <button type="submit" className="login-button login-button--full" disabled={form.busy}>
        {t(form.busy ? 'knop.bezig' : 'account.knop')}
      </button>
    </form>
  );
}
