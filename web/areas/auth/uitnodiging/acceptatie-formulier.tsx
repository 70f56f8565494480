import { useTranslation } from 'react-i18next';
import { acceptatieSchema } from '#server/features/docenten/uitnodiging.contract.ts';
import { useFormulier } from '#web/platform/formulier.ts';
import { useRegel } from '#web/ui/formulier/regel.ts';
import { AuthMelding } from '../auth-melding.tsx';
import { neemAan } from '../auth.api.ts';
import { Veld } from '../login/veld.tsx';
import { NieuwWachtwoord } from '../nieuw-wachtwoord.tsx';

const BEGIN = { voornaam: '', voorvoegsel: '', achternaam: '', gebruikersnaam: '', wachtwoord: '', akkoord: false };
type Naam = 'voornaam' | 'voorvoegsel' | 'achternaam' | 'gebruikersnaam';
const VELDEN = {
  voornaam: { max: 64, auto: 'given-name' },
  voorvoegsel: { max: 20, auto: 'off' },
  achternaam: { max: 200, auto: 'family-name' },
  gebruikersnaam: { max: 64, auto: 'username' },
} as const satisfies Record<Naam, { max: number; auto: string }>;

/** Name, user name and password of a new colleague. */
export function AcceptatieFormulier({ token, onKlaar }: { token: string; onKlaar: () => void }) {
  const { t } = useTranslation('auth');
  const regel = useRegel();
  const { waarden, zet, fout, raak, bezig, melding, onSubmit } = useFormulier({
    begin: BEGIN,
    schema: acceptatieSchema,
    maak: ({ voorvoegsel, ...rest }) => ({ ...rest, ...(voorvoegsel.trim() === '' ? {} : { voorvoegsel }) }),
    verstuur: async (body) => {
      await neemAan(token, body);
      onKlaar();
    },
  });
  const veld = (naam: Naam) => (
    <Veld
      label={t(`veld.${naam}`)}
      naam={naam}
      waarde={waarden[naam]}
      autoComplete={VELDEN[naam].auto}
      eerst={naam === 'voornaam'}
      onWaarde={(waarde) => zet(naam, waarde)}
      onVerlaat={() => raak(naam)}
      fout={regel(fout(naam), { min: 3, max: VELDEN[naam].max })}
    />
  );
  return (
    <form className="inlog-formulier" onSubmit={onSubmit} noValidate>
      <AuthMelding fout={melding} />
      {veld('voornaam')}
      <div className="auth-naast">
        {veld('voorvoegsel')}
        {veld('achternaam')}
      </div>
      {veld('gebruikersnaam')}
      <NieuwWachtwoord
        hulp
        naam="wachtwoord"
        label={t('veld.wachtwoord')}
        waarde={waarden.wachtwoord}
        onWaarde={(waarde) => zet('wachtwoord', waarde)}
        onVerlaat={() => raak('wachtwoord')}
        fout={fout('wachtwoord')}
      />
      <div>
        <label className="auth-akkoord">
          <input
            type="checkbox"
            name="akkoord"
            checked={waarden.akkoord}
            aria-invalid={fout('akkoord') !== null}
            onChange={({ target }) => zet('akkoord', target.checked)}
          />
          <span>{t('uitnodiging.akkoord')}</span>
        </label>
        {fout('akkoord') !== null && <p className="auth-akkoord__fout">{t('uitnodiging.akkoord.nodig')}</p>}
      </div>
      <button type="submit" className="inlog-knop inlog-knop--vol" disabled={bezig}>
        {t(bezig ? 'knop.bezig' : 'uitnodiging.knop')}
      </button>
    </form>
  );
}
