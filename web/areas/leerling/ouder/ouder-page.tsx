import { useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { ouderPinSchema } from '#server/features/thuisspelen/thuisspelen.contract.ts';
import { HttpError } from '#web/platform/http-error.ts';
import { session } from '#web/platform/session.ts';
import { IslandScene } from '#web/ui/island-scene.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { OwnError, isOutage } from '../shared/own/own-error.tsx';
import { goBack, useOuder } from '../shared/api/own.api.ts';
import { KindField } from '../shared/own/kind-field.tsx';
import '../shared/own/own.css';

type Kind = 'pin' | 'wachtwoord';

const isCorrect = (kind: Kind, value: string): boolean =>
  kind === 'pin' ? ouderPinSchema.safeParse(value).success : value !== '';

function Form({
  leerlingId,
  soort: kind,
  onExpired,
}: {
  leerlingId: string;
  soort: Kind;
  onExpired: () => void;
}): ReactNode {
  const { t } = useTranslation(['ouder', 'leerling', 'gemeen']);
  const [value, setValue] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (!isCorrect(kind, value)) {
      setError(t(`ouder.${kind}.leeg`));
      return form.querySelector('input')?.focus();
    }
    setBusy(true);
    try {
      await goBack(leerlingId, kind === 'pin' ? { pin: value.trim() } : { wachtwoord: value }, t('gemeen:groep.pad'));
    } catch (cause) {
      if (cause instanceof HttpError && cause.status === 410) return onExpired();
      setError(cause instanceof HttpError && cause.message !== '' ? cause.message : t('gemeen:fout.onbekend'));
      setBusy(false);
    }
  };
  return (
    <form className="kind-form" noValidate onSubmit={(event) => void send(event)}>
      <KindField
        naam={kind}
        label={t(`ouder.${kind}`)}
        autoComplete={kind === 'pin' ? 'off' : 'current-password'}
        cijfers={kind === 'pin'}
        waarde={value}
        fout={error}
        onValue={setValue}
      />
      <button type="submit" disabled={busy}>
        {t(busy ? 'eigen.bezig' : 'ouder.knop')}
      </button>
    </form>
  );
}

/** `/leerling/{leerlingId}/ouder`: the device goes back to the parent, who shows the PIN or the password. */
export function OuderPage(): ReactNode {
  const { t } = useTranslation(['ouder', 'leerling', 'gemeen']);
  const { leerlingId = '' } = useParams();
  const { data, error, mutate } = useOuder(leerlingId);
  const [woord, setWoord] = useState(false);
  const [passed, setExpired] = useState(false);
  const card = `/leerling/${leerlingId}/landkaart`;
  if (passed)
    return (
      <IslandScene titel={t('ouder.voorbij')} uitleg={t('ouder.voorbij.uitleg')}>
        <button type="button" onClick={() => session.logout()}>
          {t('ouder.login')}
        </button>
      </IslandScene>
    );
  if (isOutage(error)) return <OwnError fout={error} leerlingId={leerlingId} onRetry={() => void mutate()} />;
  if (error !== undefined)
    return (
      <IslandScene titel={t('leerling:nietgevonden.titel')} uitleg={t('leerling:nietgevonden.uitleg')}>
        <Link to={card}>{t('leerling:nietgevonden.knop')}</Link>
      </IslandScene>
    );
  if (data === undefined) return <Loading tekst={t('gemeen:laden')} lang={t('gemeen:laden.lang')} />;
  const kind: Kind = data.pin && !woord ? 'pin' : 'wachtwoord';
  return (
    <IslandScene titel={t('ouder.titel')} uitleg={t('ouder.uitleg')}>
      <Form key={kind} leerlingId={leerlingId} soort={kind} onExpired={() => setExpired(true)} />
      {kind === 'pin' && (
        <button type="button" className="kind-form__later" onClick={() => setWoord(true)}>
          {t('ouder.metWachtwoord')}
        </button>
      )}
      <Link className="kind-form__later" to={card}>
        {t('ouder.verder')}
      </Link>
    </IslandScene>
  );
}
