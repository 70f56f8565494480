import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import {
  credentialsSchema,
  totpBeginSchema,
  totpMoveSchema,
  type Account,
} from '#server/features/account/account.contract.ts';
import { useForm } from '#web/platform/form/use-form.ts';
import { TWO_STEP_PATH } from '#web/platform/tweestaps.ts';
import { CodeList } from '#web/ui/code-list.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { changeAccount, renewCodes, resetTotp } from './api.ts';
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

/** How many codes are left for a lost telephone, and new ones, which are shown once. */
function Codes({ id, left }: { id: string; left: number }) {
  const { t } = useTranslation('account');
  const [open, setOpen] = useState(false);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const form = useForm({
    begin: EMPTY,
    schema: totpBeginSchema,
    submit: async (body) => setCodes((await renewCodes(id, body)).codes),
  });
  if (codes !== null)
    return (
      <div role="status">
        <p>{t('codes.nieuw')}</p>
        <CodeList codes={codes} copy={t('codes.kopieer')} copied={t('codes.gekopieerd')} print={t('codes.print')} />
      </div>
    );
  return (
    <>
      <p>{t('codes.over', { count: left })}</p>
      {open ? (
        <>
          <p className="soft">{t('codes.uitleg')}</p>
          <CardFields formulier={form} velden={FIELDS} knop={t('codes.maak')} licht />
        </>
      ) : (
        <button type="button" className="button-tint" onClick={() => setOpen(true)}>
          {t('codes.maak')}
        </button>
      )}
    </>
  );
}

const MOVE = { huidigWachtwoord: '', code: '' };
const MOVE_FIELDS: readonly CardField<typeof MOVE>[] = [...FIELDS, { naam: 'code', max: 20, auto: 'one-time-code' }];

/** The way to another telephone: the old one, or a code that stands in for it, lets go first. */
function MoveForm({ id }: { id: string }) {
  const { t } = useTranslation('account');
  const [open, setOpen] = useState(false);
  const navigate = useNavigate();
  const form = useForm({
    begin: MOVE,
    schema: totpMoveSchema,
    submit: async (body) => {
      await resetTotp(id, body);
      await navigate(TWO_STEP_PATH);
    },
  });
  if (!open)
    return (
      <button type="button" className="button-tint" onClick={() => setOpen(true)}>
        {t('totp.telefoon')}
      </button>
    );
  return (
    <>
      <p className="soft">{t('totp.telefoon.uitleg')}</p>
      <CardFields formulier={form} velden={MOVE_FIELDS} knop={t('totp.telefoon.verder')} licht />
    </>
  );
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
      {account.totpAan && <Codes id={id} left={account.recoveryCodes} />}
      {account.totpAan && <MoveForm id={id} />}
      {account.totpAan && !account.totpVerplicht && <DisableForm id={id} onDone={onDone} />}
      {!account.totpAan && (
        <Link className="button-tint" to={TWO_STEP_PATH}>
          {t('totp.stelIn')}
        </Link>
      )}
    </section>
  );
}
