import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import useSWR from 'swr';
import { totpBevestigSchema, type Account, type TotpNieuw } from '#server/features/account/account.contract.ts';
import { useFormulier } from '#web/platform/formulier.ts';
import { useGebruiker } from '#web/platform/gebruik-sessie.ts';
import type { Gebruiker } from '#web/platform/gebruiker.ts';
import { useRegel } from '#web/ui/formulier/regel.ts';
import { LOGIN_PAD, sessie } from '#web/platform/sessie.ts';
import { doelNaLogin } from '#web/platform/toegang.ts';
import { tweestaps } from '#web/platform/tweestaps.ts';
import { Laden } from '#web/ui/laden.tsx';
import { AuthKader } from '../auth-kader.tsx';
import { AuthMelding } from '../auth-melding.tsx';
import { beginTotp, bevestigTotp, haalAccount, stelTotpUit } from '../auth.api.ts';
import { Kaart } from '../login/kaart.tsx';
import { Veld } from '../login/veld.tsx';
import { WachtwoordStap } from './wachtwoord-stap.tsx';

function CodeStap({ id, nieuw, onKlaar }: { id: string; nieuw: TotpNieuw; onKlaar: () => void }) {
  const { t } = useTranslation('auth');
  const regel = useRegel();
  const { waarden, zet, fout, raak, bezig, melding, onSubmit } = useFormulier({
    begin: { code: '' },
    schema: totpBevestigSchema,
    verstuur: async (body) => {
      await bevestigTotp(id, body);
      onKlaar();
    },
  });
  const { maat, pad } = nieuw.qr;
  return (
    <>
      <ol className="auth-stappen">
        <li>{t('totp.stap1')}</li>
        <li>{t('totp.stap2')}</li>
        <li>{t('totp.stap3')}</li>
      </ol>
      <div className="auth-qr">
        <svg viewBox={`0 0 ${maat} ${maat}`} role="img" aria-label={t('totp.qr')} shapeRendering="crispEdges">
          <path d={pad} fill="#000" />
        </svg>
        <p>{t('totp.metHand')}</p>
        <code>{nieuw.geheim.match(/.{1,4}/g)?.join(' ')}</code>
      </div>
      <form className="inlog-formulier" onSubmit={onSubmit} noValidate>
        <AuthMelding fout={melding} />
        <Veld
          label={t('totp.code')}
          naam="code"
          waarde={waarden.code}
          autoComplete="one-time-code"
          toetsen="numeric"
          eerst
          onWaarde={(waarde) => zet('code', waarde)}
          onVerlaat={() => raak('code')}
          fout={fout('code') === 'onbekend' ? t('totp.codeFout') : regel(fout('code'), { min: 6 })}
        />
        <button type="submit" className="inlog-knop inlog-knop--vol" disabled={bezig}>
          {t(bezig ? 'knop.bezig' : 'totp.aan')}
        </button>
      </form>
    </>
  );
}

function Instellen({ gebruiker, account, onKlaar }: { gebruiker: Gebruiker; account: Account; onKlaar: () => void }) {
  const { t } = useTranslation('auth');
  const [nieuw, stelNieuw] = useState<TotpNieuw | null>(null);
  const later = !account.totpVerplicht;
  const stelUit = () => void stelTotpUit(gebruiker._id).then(onKlaar, onKlaar);
  return (
    <Kaart
      titel={t('totp.titel')}
      uitleg={t(account.totpVerplicht ? 'totp.uitleg.verplicht' : 'totp.uitleg')}
      stap={nieuw === null ? 'begin' : 'code'}
    >
      {nieuw === null && (
        <WachtwoordStap verstuur={async (wachtwoord) => stelNieuw(await beginTotp(gebruiker._id, wachtwoord))} />
      )}
      {nieuw !== null && <CodeStap id={gebruiker._id} nieuw={nieuw} onKlaar={onKlaar} />}
      {later && (
        <button type="button" className="inlog-link" onClick={account.uitstelOver > 0 ? stelUit : onKlaar}>
          {account.uitstelOver > 0 ? t('totp.later', { count: account.uitstelOver }) : t('totp.nuNiet')}
        </button>
      )}
      {!later && (
        <button type="button" className="inlog-link" onClick={() => sessie.logout()}>
          {t('totp.uitloggen')}
        </button>
      )}
    </Kaart>
  );
}

/** Sets two-step sign-in up right after signing in; the office cannot pass without it. */
export function TweestapsPage() {
  const { t } = useTranslation('auth');
  const gebruiker = useGebruiker();
  const [klaar, stelKlaar] = useState(false);
  const { data, error } = useSWR<Account, Error>(
    gebruiker === null ? null : ['account', gebruiker._id],
    () => haalAccount(gebruiker?._id ?? ''),
    { shouldRetryOnError: false, revalidateOnFocus: false },
  );
  if (gebruiker === null) return <Navigate to={LOGIN_PAD} replace />;
  if (klaar || data?.totpAan === true) {
    tweestaps.stel(false);
    return <Navigate to={doelNaLogin(gebruiker, sessie.gewensteRoute(), t('gemeen:groep.pad'))} replace />;
  }
  return (
    <AuthKader>
      <AuthMelding fout={error ?? null} />
      {data === undefined && error === undefined && <Laden tekst={t('gemeen:laden')} lang={t('gemeen:laden.lang')} />}
      {data !== undefined && <Instellen gebruiker={gebruiker} account={data} onKlaar={() => stelKlaar(true)} />}
    </AuthKader>
  );
}
