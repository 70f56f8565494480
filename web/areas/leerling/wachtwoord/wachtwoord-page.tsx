import { useEffect, useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { selfPasswordSchema, type SelfPassword } from '#server/features/wachtwoorden/wachtwoorden.contract.ts';
import { checkWith } from '#web/platform/check.ts';
import { ownPassword } from '#web/platform/own-password.ts';
import { HttpError } from '#web/platform/http-error.ts';
import { IslandScene } from '#web/ui/island-scene.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { OwnError, isOutage } from '../shared/own/own-error.tsx';
import { choosePassword, useCanChoose } from '../shared/api/own.api.ts';
import { KindField } from '../shared/own/kind-field.tsx';
import '../shared/own/own.css';

type Field = keyof SelfPassword;
const FIELDS = [
  { veld: 'huidigWachtwoord', autoComplete: 'current-password' },
  { veld: 'wachtwoord', autoComplete: 'new-password' },
] as const satisfies readonly { veld: Field; autoComplete: string }[];
const EMPTY: SelfPassword = { huidigWachtwoord: '', wachtwoord: '' };
const validate = checkWith<SelfPassword>(selfPasswordSchema);
/** Codes of rules with a sentence of their own for a child. */
const ZINNEN: ReadonlySet<string> = new Set(['verplicht', 'minlengte', 'maxlengte', 'te_bekend', 'onbekend']);

interface Outcome {
  velden: Readonly<Record<string, string>>;
  zin: string | null;
}
const CORRECT: Outcome = { velden: {}, zin: null };

function Form({ leerlingId, onDone }: { leerlingId: string; onDone: () => void }): ReactNode {
  const { t } = useTranslation(['wachtwoord', 'leerling']);
  const [values, setValues] = useState(EMPTY);
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState(CORRECT);
  const zin = (code: string | undefined): string | null => {
    if (code === undefined) return null;
    return t(`eigen.fout.${ZINNEN.has(code) ? code : 'anders'}`);
  };
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = validate(values);
    setOutcome({ velden: fields, zin: null });
    const first = FIELDS.find(({ veld: field }) => field in fields);
    if (first !== undefined) return form.querySelector<HTMLInputElement>(`[name="${first.veld}"]`)?.focus();
    setBusy(true);
    try {
      await choosePassword(leerlingId, values);
      onDone();
    } catch (error) {
      const mark = error instanceof HttpError ? error.velden : {};
      setOutcome({ velden: mark, zin: Object.keys(mark).length > 0 ? null : t('eigen.fout.anders') });
      setBusy(false);
    }
  };
  return (
    <form className="kind-form" noValidate onSubmit={(event) => void send(event)}>
      {FIELDS.map(({ veld: field, autoComplete }) => (
        <KindField
          key={field}
          naam={field}
          label={t(`eigen.${field}`)}
          hulp={t(`eigen.${field}.hulp`)}
          autoComplete={autoComplete}
          waarde={values[field]}
          fout={zin(outcome.velden[field])}
          onValue={(value) => setValues({ ...values, [field]: value })}
        />
      ))}
      {outcome.zin !== null && (
        <p role="alert" className="kind-field__error">
          {outcome.zin}
        </p>
      )}
      <button type="submit" disabled={busy}>
        {t(busy ? 'eigen.bezig' : 'eigen.bewaar')}
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
      <IslandScene titel={t('eigen.gelukt')} uitleg={t('eigen.gelukt.uitleg')}>
        <Link to={card}>{t('leerling:nietgevonden.knop')}</Link>
      </IslandScene>
    );
  if (data === undefined && error === undefined)
    return <Loading tekst={t('gemeen:laden')} lang={t('gemeen:laden.lang')} />;
  if (isOutage(error)) return <OwnError fout={error} leerlingId={leerlingId} onRetry={() => void mutate()} />;
  if (data?.mag !== true)
    return (
      <IslandScene titel={t('eigen.dicht')} uitleg={t('eigen.dicht.uitleg')}>
        <Link to={card}>{t('leerling:nietgevonden.knop')}</Link>
      </IslandScene>
    );
  return (
    <IslandScene titel={t('eigen.titel')} uitleg={t('eigen.uitleg')}>
      <Form leerlingId={leerlingId} onDone={() => setDone(true)} />
      <Link className="kind-form__later" to={card}>
        {t('eigen.later')}
      </Link>
    </IslandScene>
  );
}
