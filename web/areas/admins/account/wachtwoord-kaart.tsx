import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { credentialsSchema } from '#server/features/account/account.contract.ts';
import { nieuwWachtwoordSchema } from '#server/platform/auth/wachtwoord.contract.ts';
import { WACHTWOORD_MAX, WACHTWOORD_MIN } from '#engine/core/domein/wachtwoord.ts';
import { useFormulier } from '#web/platform/formulier.ts';
import { HttpFout } from '#web/platform/http-fout.ts';
import { FoutRegel } from '../docenten/fout-regel.tsx';
import { wijzigAccount } from './account.api.ts';
import { Tekstveld } from './tekstveld.tsx';

const schema = credentialsSchema.extend({ wachtwoord: nieuwWachtwoordSchema });
interface Waarden extends Record<string, unknown> { huidigWachtwoord: string; wachtwoord: string; herhaal: string }

function keurHerhaling({ wachtwoord, herhaal }: Waarden): Record<string, string> {
  if (herhaal === '') return { herhaal: 'verplicht' };
  return herhaal === wachtwoord ? {} : { herhaal: 'niet_gelijk' };
}

/** New password: the present one first. */
export function WachtwoordKaart({ id, onKlaar }: { id: string; onKlaar: (melding: string) => void }) {
  const { t } = useTranslation('account');
  const begin: Waarden = { huidigWachtwoord: '', wachtwoord: '', herhaal: '' };
  const { waarden, zet, fout, raak, bezig, melding, onSubmit } = useFormulier({
    begin, schema, extra: keurHerhaling, maak: ({ huidigWachtwoord, wachtwoord }) => ({ huidigWachtwoord, wachtwoord }),
    verstuur: async (body) => {
      await wijzigAccount(id, body);
      onKlaar(t('wachtwoord.bewaard'));
    },
  });
  const veld = (naam: 'huidigWachtwoord' | 'wachtwoord' | 'herhaal', hulp = '') => (
    <Tekstveld
      label={t(`veld.${naam}`)} naam={naam} waarde={waarden[naam]} fout={fout(naam)} geheim autoComplete={naam === 'huidigWachtwoord' ? 'current-password' : 'new-password'} hulp={hulp}
      regel={{ min: WACHTWOORD_MIN, max: WACHTWOORD_MAX }} onWaarde={(waarde) => zet(naam, waarde)} onVerlaat={() => { if (waarden[naam] !== '') raak(naam); }}
    />
  );
  const los = melding instanceof HttpFout && Object.keys(melding.velden).length > 0 ? null : melding;
  return (
    <section className="kaart" aria-labelledby="wachtwoord-kop">
      <h2 id="wachtwoord-kop">{t('wachtwoord')}</h2>
      <form className="kaart__velden" onSubmit={onSubmit} noValidate>
        <FoutRegel fout={los} />
        {veld('huidigWachtwoord')}
        {veld('wachtwoord', t('wachtwoord.hulp', { n: WACHTWOORD_MIN }))}
        {veld('herhaal')}
        <div><Button type="submit" variant="contained" disabled={bezig}>{t('wachtwoord.bewaar')}</Button></div>
      </form>
    </section>
  );
}
