import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { wachtwoordaanvraagSchema } from '#server/features/wachtwoordherstel/wachtwoordherstel.contract.ts';
import { useFormulier } from '#web/platform/formulier.ts';
import { useRegel } from '#web/ui/formulier/regel.ts';
import { LOGIN_PAD } from '#web/platform/sessie.ts';
import { AuthKader } from '../auth-kader.tsx';
import { AuthMelding } from '../auth-melding.tsx';
import { vraagWachtwoord } from '../auth.api.ts';
import { Kaart } from '../login/kaart.tsx';
import { Veld } from '../login/veld.tsx';

/** Asks for a link to a new password; the answer is the same for everybody. */
export function WachtwoordaanvragenPage() {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const regel = useRegel();
  const [gestuurd, stelGestuurd] = useState(false);
  const formulier = useFormulier({
    begin: { gebruiker: '' },
    schema: wachtwoordaanvraagSchema,
    verstuur: async (body) => {
      await vraagWachtwoord(body);
      stelGestuurd(true);
    },
  });
  return (
    <AuthKader>
      <Kaart
        titel={t('aanvraag.titel')}
        {...(gestuurd ? {} : { uitleg: t('aanvraag.uitleg') })}
        terug={t('naarInloggen')}
        onTerug={() => void navigate(LOGIN_PAD)}
        stap={gestuurd ? 'gestuurd' : 'vraag'}
      >
        {gestuurd && (
          <p className="auth-goed" role="status">
            {t('aanvraag.gestuurd')}
          </p>
        )}
        {gestuurd && (
          <div className="auth-knoppen">
            <Link className="inlog-knop" to={LOGIN_PAD}>
              {t('naarInloggen')}
            </Link>
          </div>
        )}
        {!gestuurd && (
          <form className="inlog-formulier" onSubmit={formulier.onSubmit} noValidate>
            <AuthMelding fout={formulier.melding} />
            <Veld
              label={t('veld.gebruikersnaam.of')}
              naam="gebruiker"
              waarde={formulier.waarden.gebruiker}
              autoComplete="username"
              toetsen="email"
              eerst
              onWaarde={(waarde) => formulier.zet('gebruiker', waarde)}
              onVerlaat={() => formulier.raak('gebruiker')}
              fout={regel(formulier.fout('gebruiker'), { max: 254 })}
            />
            <button type="submit" className="inlog-knop inlog-knop--vol" disabled={formulier.bezig}>
              {t(formulier.bezig ? 'knop.bezig' : 'aanvraag.knop')}
            </button>
          </form>
        )}
        <p className="auth-kind">{t('aanvraag.kind')}</p>
      </Kaart>
    </AuthKader>
  );
}
