import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import useSWR from 'swr';
import { totpConfirmSchema, type Account, type NewTotp } from '#server/features/account/account.contract.ts';
import { useForm } from '#web/platform/form/use-form.ts';
import { useGebruiker } from '#web/platform/use-session.ts';
import type { Gebruiker } from '#web/platform/gebruiker.ts';
import { LOGIN_PATH, session } from '#web/platform/session.ts';
import { destinationAfterLogin } from '#web/platform/access.ts';
import { signOut } from '#web/platform/sign-out.ts';
import { twoStep } from '#web/platform/tweestaps.ts';
import { CodeList } from '#web/ui/code-list.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { AuthFrame } from '../shared/auth-frame.tsx';
import { AuthNotice } from '../shared/auth-notice.tsx';
import { beginTotp, confirmTotp, fetchAccount, postponeTotp } from './api.ts';
import { Card } from '../shared/card.tsx';
import { BoundField } from '../shared/bound-field.tsx';
import { PasswordStep } from './password-step.tsx';

function CodeStep({
  id,
  nieuw: newOne,
  onDone,
}: {
  id: string;
  nieuw: NewTotp;
  onDone: (codes: readonly string[]) => void;
}) {
  const { t } = useTranslation(['tweestaps', 'auth']);
  const form = useForm({
    begin: { code: '' },
    schema: totpConfirmSchema,
    submit: async (body) => {
      onDone((await confirmTotp(id, body)).codes);
    },
  });
  const { maat: size, pad: path } = newOne.qr;
  return (
    <>
      <ol className="auth-steps">
        <li>{t('totp.stap1')}</li>
        <li>{t('totp.stap2')}</li>
        <li>{t('totp.stap3')}</li>
      </ol>
      <div className="auth-qr">
        <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={t('totp.qr')} shapeRendering="crispEdges">
          <path d={path} fill="#000" />
        </svg>
        <p>{t('totp.metHand')}</p>
        <code>{newOne.geheim.match(/.{1,4}/g)?.join(' ')}</code>
      </div>
      <form className="login-form" onSubmit={form.onSubmit} noValidate>
        <AuthNotice fout={form.refusal} />
        <BoundField
          form={form}
          label={t('totp.code')}
          naam="code"
          autoComplete="one-time-code"
          toetsen="numeric"
          first
          regel={{ min: 6 }}
          zin={(code) => (code === 'onbekend' ? t('totp.codeFout') : undefined)}
        />
        <button type="submit" className="login-button login-button--full" disabled={form.busy}>
          {t(form.busy ? 'knop.bezig' : 'totp.aan')}
        </button>
      </form>
    </>
  );
}

/** Shown once: with these somebody whose telephone is gone still gets in. */
function CodesStep({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { t } = useTranslation(['tweestaps', 'auth']);
  return (
    <Card titel={t('codes.titel')} uitleg={t('codes.uitleg')} stap="codes">
      <CodeList codes={codes} copy={t('codes.kopieer')} copied={t('codes.gekopieerd')} print={t('codes.print')} />
      <div className="auth-buttons">
        <button type="button" className="login-button" onClick={onDone}>
          {t('codes.bewaard')}
        </button>
      </div>
    </Card>
  );
}

function TotpSetup({ gebruiker, account, onDone }: { gebruiker: Gebruiker; account: Account; onDone: () => void }) {
  const { t } = useTranslation(['tweestaps', 'auth']);
  const [newOne, setNew] = useState<NewTotp | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes !== null) return <CodesStep codes={codes} onDone={onDone} />;
  const later = !account.totpVerplicht;
  const postpone = () => void postponeTotp(gebruiker._id).then(onDone, onDone);
  return (
    <Card
      titel={t('totp.titel')}
      uitleg={t(account.totpVerplicht ? 'totp.uitleg.verplicht' : 'totp.uitleg')}
      stap={newOne === null ? 'begin' : 'code'}
    >
      {newOne === null && (
        <PasswordStep submit={async (password) => setNew(await beginTotp(gebruiker._id, password))} />
      )}
      {newOne !== null && <CodeStep id={gebruiker._id} nieuw={newOne} onDone={setCodes} />}
      {later && (
        <button type="button" className="login-link" onClick={account.uitstelOver > 0 ? postpone : onDone}>
          {account.uitstelOver > 0 ? t('totp.later', { count: account.uitstelOver }) : t('totp.nuNiet')}
        </button>
      )}
      {!later && (
        <button type="button" className="login-link" onClick={signOut}>
          {t('totp.uitloggen')}
        </button>
      )}
    </Card>
  );
}

/** Sets two-step sign-in up right after signing in; the office cannot pass without it. */
export function TwoStepPage() {
  const { t } = useTranslation(['tweestaps', 'auth']);
  const gebruiker = useGebruiker();
  const [done, setDone] = useState(false);
  const { data, error } = useSWR<Account, Error>(
    gebruiker === null ? null : ['account', gebruiker._id],
    () => fetchAccount(gebruiker?._id ?? ''),
    { shouldRetryOnError: false, revalidateOnFocus: false },
  );
  if (gebruiker === null) return <Navigate to={LOGIN_PATH} replace />;
  if (done || data?.totpAan === true) {
    twoStep.set(false);
    return <Navigate to={destinationAfterLogin(gebruiker, session.desiredRoute(), t('gemeen:groep.pad'))} replace />;
  }
  return (
    <AuthFrame>
      <AuthNotice fout={error ?? null} />
      {data === undefined && error === undefined && <Loading text={t('gemeen:laden')} lang={t('gemeen:laden.lang')} />}
      {data !== undefined && <TotpSetup gebruiker={gebruiker} account={data} onDone={() => setDone(true)} />}
    </AuthFrame>
  );
}
