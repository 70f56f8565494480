import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import type { OpenUitnodiging } from '#server/features/docenten/uitnodiging.contract.ts';
import { HttpFout } from '#web/platform/http-fout.ts';
import { LOGIN_PAD } from '#web/platform/sessie.ts';
import { Laden } from '#web/ui/laden.tsx';
import { AuthKader } from '../auth-kader.tsx';
import { AuthMelding } from '../auth-melding.tsx';
import { haalUitnodiging, vraagOpnieuw, weiger } from '../auth.api.ts';
import { useToken } from '../gebruik-token.ts';
import { Kaart } from '../login/kaart.tsx';
import { TokenFout } from '../token-fout.tsx';
import { AcceptatieFormulier } from './acceptatie-formulier.tsx';

type Stand = 'open' | 'aangenomen' | 'geweigerd';

function Gegevens({ uitnodiging }: { uitnodiging: OpenUitnodiging }) {
  const { t } = useTranslation('auth');
  return (
    <dl className="auth-lijst">
      <dt>{t('uitnodiging.organisatie')}</dt>
      <dd>{uitnodiging.organisatie}</dd>
      <dt>{t('uitnodiging.rol')}</dt>
      <dd>{t(`uitnodiging.rol.${uitnodiging.rol}`)}</dd>
      {uitnodiging.groepen.length > 0 && (
        <>
          <dt>{t('uitnodiging.groepen')}</dt>
          <dd>{uitnodiging.groepen.join(', ')}</dd>
        </>
      )}
      <dt>{t('uitnodiging.email')}</dt>
      <dd>{uitnodiging.email}</dd>
    </dl>
  );
}

/** A link that ran out can be asked again; every other end is an end. */
function Verder({ token, fout }: { token: string; fout: Error }) {
  const { t } = useTranslation('auth');
  const [gevraagd, stelGevraagd] = useState(false);
  const [mis, stelMis] = useState<Error | null>(null);
  if (!(fout instanceof HttpFout && fout.code === 'UITNODIGING_VERLOPEN'))
    return (
      <Link className="inlog-knop" to={LOGIN_PAD}>
        {t('naarInloggen')}
      </Link>
    );
  if (gevraagd)
    return (
      <p className="auth-goed" role="status">
        {t('uitnodiging.gevraagd')}
      </p>
    );
  return (
    <>
      <AuthMelding fout={mis} />
      <button
        type="button"
        className="inlog-knop"
        onClick={() => void vraagOpnieuw(token).then(() => stelGevraagd(true), stelMis)}
      >
        {t('uitnodiging.vraagOpnieuw')}
      </button>
    </>
  );
}

function Einde({ stand }: { stand: 'aangenomen' | 'geweigerd' }) {
  const { t } = useTranslation('auth');
  return (
    <Kaart titel={t(`uitnodiging.${stand}`)} stap={stand}>
      <p className="auth-goed" role="status">
        {t(`uitnodiging.${stand}.uitleg`)}
      </p>
      {stand === 'aangenomen' && (
        <div className="auth-knoppen">
          <Link className="inlog-knop" to={LOGIN_PAD}>
            {t('naarInloggen')}
          </Link>
        </div>
      )}
    </Kaart>
  );
}

/** Accepts or refuses an invitation from a mail. */
export function UitnodigingPage() {
  const { t } = useTranslation('auth');
  const { token = '' } = useParams();
  const [stand, stelStand] = useState<Stand>('open');
  const [mis, stelMis] = useState<Error | null>(null);
  const { data, fout, opnieuw } = useToken(() => haalUitnodiging(token), '/app/auth/uitnodiging');
  return (
    <AuthKader>
      {fout !== null && (
        <TokenFout titel={t('uitnodiging.kanNiet')} fout={fout} onOpnieuw={opnieuw}>
          <Verder token={token} fout={fout} />
        </TokenFout>
      )}
      {fout === null && data === null && <Laden tekst={t('gemeen:laden')} lang={t('gemeen:laden.lang')} />}
      {data !== null && stand === 'open' && (
        <Kaart titel={t('uitnodiging.titel')} uitleg={t('uitnodiging.van', { afzender: data.afzender })} stap="open">
          <Gegevens uitnodiging={data} />
          <AcceptatieFormulier token={token} onKlaar={() => stelStand('aangenomen')} />
          <AuthMelding fout={mis} />
          <button
            type="button"
            className="inlog-link"
            onClick={() => void weiger(token).then(() => stelStand('geweigerd'), stelMis)}
          >
            {t('uitnodiging.weiger')}
          </button>
        </Kaart>
      )}
      {stand !== 'open' && <Einde stand={stand} />}
    </AuthKader>
  );
}
