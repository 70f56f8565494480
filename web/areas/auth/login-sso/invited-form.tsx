import { useTranslation } from 'react-i18next';
import { ssoAcceptanceSchema } from '#server/features/docenten/uitnodiging.contract.ts';
import { useForm } from '#web/platform/form/use-form.ts';
import { AgreedBox } from '../shared/agreed-box.tsx';
import { AuthNotice } from '../shared/auth-notice.tsx';
import { BoundField } from '../shared/bound-field.tsx';
import { Card } from '../shared/card.tsx';
import { acceptInvitation } from './api.ts';

const BEGIN = { voornaam: '', voorvoegsel: '', achternaam: '', akkoord: false };
type Name = 'voornaam' | 'voorvoegsel' | 'achternaam';
const FIELDS = {
  voornaam: { max: 64, auto: 'given-name' },
  voorvoegsel: { max: 20, auto: 'off' },
  achternaam: { max: 200, auto: 'family-name' },
} as const satisfies Record<Name, { max: number; auto: string }>;

interface Props {
  token: string;
  onAccepted: (authCode: string) => void;
  onBack: () => void;
}

/** Who was invited and came back from the school: a name and consent, and the account is there. */
export function InvitedForm({ token, onAccepted, onBack }: Props) {
  const { t } = useTranslation(['login-sso', 'auth', 'account-form']);
  const form = useForm({
    begin: BEGIN,
    schema: ssoAcceptanceSchema,
    body: ({ voorvoegsel, ...rest }) => ({
      ...rest,
      ...(voorvoegsel.trim() === '' ? {} : { voorvoegsel }),
      token,
    }),
    submit: async (body) => onAccepted(await acceptInvitation(body)),
  });
  const field = (name: Name) => (
    <BoundField
      form={form}
      label={t(`account-form:veld.${name}`)}
      naam={name}
      autoComplete={FIELDS[name].auto}
      first={name === 'voornaam'}
      regel={{ max: FIELDS[name].max }}
    />
  );
  return (
    <Card
      titel={t('invited.titel')}
      uitleg={t('invited.uitleg')}
      terug={t('invited.terug')}
      onBack={onBack}
      stap="meedoen"
    >
      <form className="login-form" onSubmit={form.onSubmit} noValidate>
        <AuthNotice fout={form.refusal} />
        {field('voornaam')}
        <div className="auth-beside">
          {field('voorvoegsel')}
          {field('achternaam')}
        </div>
        <AgreedBox form={form} />
        <button type="submit" className="login-button login-button--full" disabled={form.busy}>
          {t(form.busy ? 'invited.bezig' : 'invited.knop')}
        </button>
      </form>
    </Card>
  );
}
