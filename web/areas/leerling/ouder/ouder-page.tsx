import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { z } from 'zod/mini';
import { ouderPinSchema, type Back } from '#server/features/thuisspelen/thuisspelen.contract.ts';
import { useForm } from '#web/platform/form/use-form.ts';
import { HttpError } from '#web/platform/http-error.ts';
import { IslandScene } from '#web/ui/island-scene.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { OwnError, isOutage } from '../shared/own/own-error.tsx';
import { goBack, useOuder } from '../shared/api/own.api.ts';
import { leave } from '../shared/leave.ts';
import { KindField } from '../shared/own/kind-field.tsx';
import '../shared/own/own.css';

type Kind = 'pin' | 'wachtwoord';

const EMPTY = { pin: '', wachtwoord: '' };
const SCHEMAS: Record<Kind, z.ZodMiniType<Back>> = {
  pin: z.strictObject({ pin: ouderPinSchema }),
  wachtwoord: z.strictObject({ wachtwoord: z.string().check(z.minLength(1, 'verplicht')) }),
};

function Form({ leerlingId, kind, onExpired }: { leerlingId: string; kind: Kind; onExpired: () => void }): ReactNode {
  const { t } = useTranslation(['ouder', 'leerling', 'gemeen']);
  const form = useForm({
    begin: EMPTY,
    schema: SCHEMAS[kind],
    body: (values) => ({ [kind]: values[kind] }),
    submit: async (evidence) => {
      try {
        await goBack(leerlingId, evidence, t('gemeen:groep.pad'));
      } catch (cause) {
        if (!(cause instanceof HttpError && cause.status === 410)) throw cause;
        onExpired();
      }
    },
    marks: () => ({}),
  });
  const { refusal } = form;
  const refused = refusal instanceof HttpError && refusal.message !== '' ? refusal.message : t('gemeen:fout.onbekend');
  const error = refusal === null ? null : refused;
  return (
    <form className="kind-form" noValidate onSubmit={form.onSubmit}>
      <KindField
        form={form}
        name={kind}
        label={t(`ouder.${kind}`)}
        autoComplete={kind === 'pin' ? 'off' : 'current-password'}
        digits={kind === 'pin'}
        error={form.error(kind) === null ? error : t(`ouder.${kind}.leeg`)}
      />
      <button type="submit" disabled={form.busy}>
        {t(form.busy ? 'eigen.bezig' : 'ouder.knop')}
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
      <IslandScene title={t('ouder.voorbij')} explanation={t('ouder.voorbij.uitleg')}>
        <button type="button" onClick={() => void leave()}>
          {t('ouder.login')}
        </button>
      </IslandScene>
    );
  if (isOutage(error)) return <OwnError error={error} leerlingId={leerlingId} onRetry={() => void mutate()} />;
  if (error !== undefined)
    return (
      <IslandScene title={t('leerling:nietgevonden.titel')} explanation={t('leerling:nietgevonden.uitleg')}>
        <Link to={card}>{t('leerling:nietgevonden.knop')}</Link>
      </IslandScene>
    );
  if (data === undefined) return <Loading text={t('gemeen:laden')} lang={t('gemeen:laden.lang')} />;
  const kind: Kind = data.pin && !woord ? 'pin' : 'wachtwoord';
  return (
    <IslandScene title={t('ouder.titel')} explanation={t('ouder.uitleg')}>
      <Form key={kind} leerlingId={leerlingId} kind={kind} onExpired={() => setExpired(true)} />
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
