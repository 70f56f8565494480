import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { credentialsSchema, type Account } from '#server/features/account/account.contract.ts';
import { useFormulier } from '#web/platform/formulier.ts';
import { HttpFout } from '#web/platform/http-fout.ts';
import { FoutRegel } from '../docenten/fout-regel.tsx';
import { wijzigAccount } from './account.api.ts';
import { Tekstveld } from './tekstveld.tsx';

interface Waarden extends Record<string, unknown> { gebruikersnaam: string; email: string; huidigWachtwoord: string }

/** User name and address, both of which sign in. */
export function GegevensKaart({ id, account, onKlaar }: { id: string; account: Account; onKlaar: (melding: string) => void }) {
  const { t } = useTranslation('account');
  const begin: Waarden = { gebruikersnaam: account.gebruikersnaam, email: account.email ?? '', huidigWachtwoord: '' };
  const { waarden, zet, fout, raak, bezig, melding, onSubmit } = useFormulier({
    begin, schema: credentialsSchema,
    maak: ({ email, ...rest }) => ({ ...rest, ...(email.trim() === '' && account.email === null ? {} : { email }) }),
    verstuur: async (body) => {
      await wijzigAccount(id, body);
      onKlaar(t('gegevens.bewaard'));
    },
  });
  const veld = (naam: 'gebruikersnaam' | 'email' | 'huidigWachtwoord', deel: { max: number; auto: string }) => (
    <Tekstveld
      label={t(`veld.${naam}`)} naam={naam} waarde={waarden[naam]} fout={fout(naam)} geheim={naam === 'huidigWachtwoord'} autoComplete={deel.auto} regel={{ min: 3, max: deel.max }}
      onWaarde={(waarde) => zet(naam, waarde)} onVerlaat={() => { if (waarden[naam] !== '') raak(naam); }}
    />
  );
  const los = melding instanceof HttpFout && Object.keys(melding.velden).length > 0 ? null : melding;
  return (
    <section className="kaart" aria-labelledby="gegevens-kop">
      <h2 id="gegevens-kop">{t('gegevens')}</h2>
      <form className="kaart__velden" onSubmit={onSubmit} noValidate>
        <FoutRegel fout={los} />
        {veld('gebruikersnaam', { max: 64, auto: 'username' })}
        {veld('email', { max: 254, auto: 'email' })}
        {veld('huidigWachtwoord', { max: 128, auto: 'current-password' })}
        <div><Button type="submit" variant="contained" disabled={bezig}>{t('bewaar')}</Button></div>
      </form>
    </section>
  );
}
