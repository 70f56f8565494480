import { useTranslation } from 'react-i18next';
import { totpBeginSchema } from '#server/features/account/account.contract.ts';
import { useFormulier } from '#web/platform/formulier.ts';
import { useRegel } from '#web/ui/formulier/regel.ts';
import { AuthMelding } from '../auth-melding.tsx';
import { Veld } from '../login/veld.tsx';

/** Asks for the present password, so that a page left open is not enough. */
export function WachtwoordStap({ verstuur }: { verstuur: (wachtwoord: string) => Promise<void> }) {
  const { t } = useTranslation('auth');
  const regel = useRegel();
  const { waarden, zet, fout, raak, bezig, melding, onSubmit } = useFormulier({
    begin: { huidigWachtwoord: '' },
    schema: totpBeginSchema,
    verstuur: (_, { huidigWachtwoord }) => verstuur(huidigWachtwoord),
  });
  const code = fout('huidigWachtwoord');
  return (
    <form className="inlog-formulier" onSubmit={onSubmit} noValidate>
      <AuthMelding fout={melding} />
      <Veld
        label={t('totp.wachtwoord')}
        naam="huidigWachtwoord"
        waarde={waarden.huidigWachtwoord}
        geheim
        autoComplete="current-password"
        eerst
        onWaarde={(waarde) => zet('huidigWachtwoord', waarde)}
        onVerlaat={() => raak('huidigWachtwoord')}
        fout={code === 'onbekend' ? t('totp.wachtwoordFout') : regel(code, { max: 128 })}
      />
      <button type="submit" className="inlog-knop inlog-knop--vol" disabled={bezig}>
        {t(bezig ? 'knop.bezig' : 'totp.begin')}
      </button>
    </form>
  );
}
