import { useTranslation } from 'react-i18next';
import { acceptanceSchema } from '#server/features/docenten/uitnodiging.contract.ts';
import { useForm } from '#web/platform/formulier.ts';
import { useRuleText } from '#web/ui/formulier/rule.ts';
import { AuthNotice } from '../shared/auth-notice.tsx';
import { accept } from './api.ts';
import { Field } from '../shared/field.tsx';
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
  const { t } = useTranslation(['uitnodiging', 'auth']);
  const rule = useRuleText();
  const {
    waarden: values,
    zet: set,
    fout: error,
    raak: hit,
    bezig: busy,
    melding: notice,
    onSubmit,
  } = useForm({
    begin: BEGIN,
    schema: acceptanceSchema,
    create: ({ voorvoegsel, ...rest }) => ({ ...rest, ...(voorvoegsel.trim() === '' ? {} : { voorvoegsel }) }),
    submit: async (body) => {
      await accept(token, body);
      onDone();
    },
  });
  const field = (name: Name) => (
    <Field
      label={t(`veld.${name}`)}
      naam={name}
      waarde={values[name]}
      autoComplete={FIELDS[name].auto}
      first={name === 'voornaam'}
      onValue={(value) => set(name, value)}
      onLeave={() => hit(name)}
      fout={rule(error(name), { min: 3, max: FIELDS[name].max })}
    />
  );
  return (
    <form className="login-form" onSubmit={onSubmit} noValidate>
      <AuthNotice fout={notice} />
      {field('voornaam')}
      <div className="auth-beside">
        {field('voorvoegsel')}
        {field('achternaam')}
      </div>
      {field('gebruikersnaam')}
      <NewPassword
        hulp
        naam="wachtwoord"
        label={t('veld.wachtwoord')}
        waarde={values.wachtwoord}
        onValue={(value) => set('wachtwoord', value)}
        onLeave={() => hit('wachtwoord')}
        fout={error('wachtwoord')}
      />
      <div>
        <label className="auth-agreed">
          <input
            type="checkbox"
            name="akkoord"
            checked={values.akkoord}
            aria-invalid={error('akkoord') !== null}
            onChange={({ target }) => set('akkoord', target.checked)}
          />
          <span>{t('uitnodiging.akkoord')}</span>
        </label>
        {error('akkoord') !== null && <p className="auth-agreed__error">{t('uitnodiging.akkoord.nodig')}</p>}
      </div>
      <button type="submit" className="login-button login-button--full" disabled={busy}>
        {t(busy ? 'knop.bezig' : 'uitnodiging.knop')}
      </button>
    </form>
  );
}
