import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { nieuwWachtwoordBodySchema } from '#server/features/wachtwoordherstel/wachtwoordherstel.contract.ts';
import { useFormulier } from '#web/platform/formulier.ts';
import { LOGIN_PAD } from '#web/platform/sessie.ts';
import { Laden } from '#web/ui/laden.tsx';
import { AuthKader } from '../auth-kader.tsx';
import { AuthMelding } from '../auth-melding.tsx';
import { herstel, keurHerstel } from '../auth.api.ts';
import { useToken } from '../gebruik-token.ts';
import { Kaart } from '../login/kaart.tsx';
import { NieuwWachtwoord } from '../nieuw-wachtwoord.tsx';
import { TokenFout } from '../token-fout.tsx';

function keurHerhaling({ wachtwoord, herhaal }: { wachtwoord: string; herhaal: string }): Record<string, string> {
  if (herhaal === '') return { herhaal: 'verplicht' };
  return herhaal === wachtwoord ? {} : { herhaal: 'niet_gelijk' };
}

function Formulier({ pad, onKlaar }: { pad: string; onKlaar: () => void }) {
  const { t } = useTranslation('auth');
  const { waarden, zet, fout, raak, bezig, melding, onSubmit } = useFormulier({
    begin: { wachtwoord: '', herhaal: '' },
    schema: nieuwWachtwoordBodySchema,
    maak: ({ wachtwoord }) => ({ wachtwoord }),
    extra: keurHerhaling,
    verstuur: async (body) => {
      await herstel(pad, body);
      onKlaar();
    },
  });
  return (
    <form className="inlog-formulier" onSubmit={onSubmit} noValidate>
      <AuthMelding fout={melding} />
      <NieuwWachtwoord
        eerst
        hulp
        naam="wachtwoord"
        label={t('wachtwoord.nieuw')}
        waarde={waarden.wachtwoord}
        onWaarde={(waarde) => zet('wachtwoord', waarde)}
        onVerlaat={() => raak('wachtwoord')}
        fout={fout('wachtwoord')}
      />
      <NieuwWachtwoord
        naam="herhaal"
        label={t('wachtwoord.herhaal')}
        waarde={waarden.herhaal}
        onWaarde={(waarde) => zet('herhaal', waarde)}
        onVerlaat={() => raak('herhaal')}
        fout={fout('herhaal')}
      />
      <button type="submit" className="inlog-knop inlog-knop--vol" disabled={bezig}>
        {t(bezig ? 'knop.bezig' : 'wachtwoord.bewaar')}
      </button>
    </form>
  );
}

/** Sets a new password with the link from the mail. */
export function WachtwoordherstellenPage() {
  const { t } = useTranslation('auth');
  const { userId = '', token = '' } = useParams();
  const pad = `${encodeURIComponent(userId)}/${encodeURIComponent(token)}`;
  const [klaar, stelKlaar] = useState(false);
  const { data, fout, opnieuw } = useToken(() => keurHerstel(pad).then(() => true), '/app/auth/wachtwoordherstellen');
  return (
    <AuthKader>
      {fout !== null && (
        <TokenFout titel={t('herstel.kanNiet')} fout={fout} onOpnieuw={opnieuw}>
          <Link className="inlog-knop" to="/app/auth/wachtwoordaanvragen">
            {t('herstel.nieuweLink')}
          </Link>
        </TokenFout>
      )}
      {fout === null && data === null && <Laden tekst={t('gemeen:laden')} lang={t('gemeen:laden.lang')} />}
      {data !== null && !klaar && (
        <Kaart titel={t('herstel.titel')} stap="kies">
          <Formulier pad={pad} onKlaar={() => stelKlaar(true)} />
        </Kaart>
      )}
      {klaar && (
        <Kaart titel={t('herstel.klaar')} stap="klaar">
          <p className="auth-goed" role="status">
            {t('herstel.klaar.uitleg')}
          </p>
          <div className="auth-knoppen">
            <Link className="inlog-knop" to={LOGIN_PAD}>
              {t('naarInloggen')}
            </Link>
          </div>
        </Kaart>
      )}
    </AuthKader>
  );
}
