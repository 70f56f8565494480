import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { selfPasswordSchema, type SelfPassword } from '#server/features/wachtwoorden/wachtwoorden.contract.ts';
import { useForm } from '#web/platform/form/use-form.ts';
import { ownPassword } from '#web/platform/own-password.ts';
import { IslandScene } from '#web/ui/island-scene.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { OwnError, isOutage } from '../shared/own/own-error.tsx';
import { choosePassword, useCanChoose } from '../shared/api/own.api.ts';
import { KindField } from '../shared/own/kind-field.tsx';
import '../shared/own/own.css';

type Field = keyof SelfPassword;
const FIELDS = [
  { field: 'huidigWachtwoord', autoComplete: 'current-password' },
  { field: 'wachtwoord', autoComplete: 'new-password' },
] as const satisfies readonly { field: Field; autoComplete: string }[];
const EMPTY: SelfPassword = { huidigWachtwoord: '', wachtwoord: '' };
/** Codes of rules with a sentence of their own for a child. */
const ZINNEN: ReadonlySet<string> = new Set(['verplicht', 'minlengte', 'maxlengte', 'te_bekend', 'onbekend']);

function Form({ leerlingId, onDone }: { leerlingId: string; onDone: () => void }): ReactNode {
  const { t } = useTranslation(['wachtwoord', 'leerling']);
  const form = useForm({
    begin: EMPTY,
    schema: selfPasswordSchema,
    submit: async (_, values) => {
      await choosePassword(leerlingId, values);
      onDone();
    },
  });
  const zin = (code: string | null): string | null => {
    if (code === null) return null;
    return t(`eigen.fout.${ZINNEN.has(code) ? code : 'anders'}`);
  };
  return (
    <form className="kind-form" noValidate onSubmit={form.onSubmit}>
      {FIELDS.map(({ field, autoComplete }) => (
        <KindField
          key={field}
          form={form}
          name={field}
          label={t(`eigen.${field}`)}
          help={t(`eigen.${field}.hulp`)}
          autoComplete={autoComplete}
          error={zin(form.error(field))}
        />
      ))}
      {form.refusal !== null && (
        <p role="alert" className="kind-field__error">
          {t('eigen.fout.anders')}
        </p>
      )}
      <button type="submit" disabled={form.busy}>
        {t(form.busy ? 'eigen.bezig' : 'eigen.bewaar')}
      </button>
    </form>
  );
}

/** `/leerling/{leerlingId}/wachtwoord`: a pupil chooses a password, where the teacher allows it. */
export function PasswordPage(): ReactNode {
  const { t } = useTranslation(['wachtwoord', 'leerling', 'gemeen']);
  const { leerlingId = '' } = useParams();
  const { data, error, mutate } = useCanChoose(leerlingId);
  const [done, setDone] = useState(false);
  useEffect(() => ownPassword.set(false), []);
  const card = `/leerling/${leerlingId}/landkaart`;
  if (done)
    return (
      <IslandScene title={t('eigen.gelukt')} explanation={t('eigen.gelukt.uitleg')}>
        <Link to={card}>{t('leerling:nietgevonden.knop')}</Link>
      </IslandScene>
    );
  if (data === undefined && error === undefined)
    return <Loading text={t('gemeen:laden')} lang={t('gemeen:laden.lang')} />;
  if (isOutage(error)) return <OwnError error={error} leerlingId={leerlingId} onRetry={() => void mutate()} />;
  if (data?.mag !== true)
    return (
      <IslandScene title={t('eigen.dicht')} explanation={t('eigen.dicht.uitleg')}>
        <Link to={card}>{t('leerling:nietgevonden.knop')}</Link>
      </IslandScene>
    );
  return (
    <IslandScene title={t('eigen.titel')} explanation={t('eigen.uitleg')}>
      <Form leerlingId={leerlingId} onDone={() => setDone(true)} />
      <Link className="kind-form__later" to={card}>
        {t('eigen.later')}
      </Link>
    </IslandScene>
  );
}
