import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { credentialsSchema, type Account } from '#server/features/account/account.contract.ts';
import { useForm } from '#web/platform/form/use-form.ts';
import { TWO_STEP_PATH } from '#web/platform/tweestaps.ts';
import { Icon } from '#web/ui/icon.tsx';
import { changeAccount } from './api.ts';
import { CardFields, type CardField } from './card-form.tsx';

const EMPTY = { huidigWachtwoord: '' };
const FIELDS: readonly CardField<typeof EMPTY>[] = [
  { naam: 'huidigWachtwoord', max: 128, auto: 'current-password', geheim: true },
];

function DisableForm({ id, onDone }: { id: string; onDone: (notice: string) => void }) {
  const { t } = useTranslation('account');
  const form = useForm({
    begin: EMPTY,
    schema: credentialsSchema,
    body: (everything) => ({ ...everything, totp: false }),
    submit: async (body) => {
      await changeAccount(id, body);
      onDone(t('totp.uitgezet'));
    },
  });
  return <CardFields formulier={form} velden={FIELDS} knop={t('totp.zetUit')} licht />;
}

/** Two-step sign-in: whether it is on, and the way to the other state. */
export function TotpCard({ id, account, onDone }: { id: string; account: Account; onDone: (notice: string) => void }) {
  const { t } = useTranslation('account');
  return (
    <section className="card" aria-labelledby="totp-kop">
      <h2 id="totp-kop">{t('totp')}</h2>
      <p className="soft">{t('totp.uitleg')}</p>
      {account.totpAan && (
        <p>
          <span className="chip chip--correct">
            <Icon name="vink" size={16} /> {t('totp.staatAan')}
          </span>
        </p>
      )}
      {account.totpAan && account.totpVerplicht && <p>{t('totp.verplicht')}</p>}
      {account.totpAan && !account.totpVerplicht && <DisableForm id={id} onDone={onDone} />}
      {!account.totpAan && (
        <Link className="button-tint" to={TWO_STEP_PATH}>
          {t('totp.stelIn')}
        </Link>
      )}
    </section>
  );
}
