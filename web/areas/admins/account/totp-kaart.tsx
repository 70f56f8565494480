import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { credentialsSchema, type Account } from '#server/features/account/account.contract.ts';
import { useFormulier } from '#web/platform/formulier.ts';
import { TWEESTAPS_PAD } from '#web/platform/tweestaps.ts';
import { Icoon } from '#web/ui/icoon.tsx';
import { wijzigAccount } from './account.api.ts';
import { Kaartvelden, type Kaartveld } from './kaart-formulier.tsx';

const VELDEN: readonly Kaartveld[] = [{ naam: 'huidigWachtwoord', max: 128, auto: 'current-password', geheim: true }];

function Uitzetten({ id, onKlaar }: { id: string; onKlaar: (melding: string) => void }) {
  const { t } = useTranslation('account');
  const formulier = useFormulier<Record<string, string>>({
    begin: { huidigWachtwoord: '' },
    schema: credentialsSchema,
    maak: (alles) => ({ ...alles, totp: false }),
    verstuur: async (body) => {
      await wijzigAccount(id, body);
      onKlaar(t('totp.uitgezet'));
    },
  });
  return <Kaartvelden formulier={formulier} velden={VELDEN} knop={t('totp.zetUit')} licht />;
}

/** Two-step sign-in: whether it is on, and the way to the other state. */
export function TotpKaart({
  id,
  account,
  onKlaar,
}: {
  id: string;
  account: Account;
  onKlaar: (melding: string) => void;
}) {
  const { t } = useTranslation('account');
  return (
    <section className="kaart" aria-labelledby="totp-kop">
      <h2 id="totp-kop">{t('totp')}</h2>
      <p className="zacht">{t('totp.uitleg')}</p>
      {account.totpAan && (
        <p>
          <span className="chip chip--goed">
            <Icoon naam="vink" maat={16} /> {t('totp.staatAan')}
          </span>
        </p>
      )}
      {account.totpAan && account.totpVerplicht && <p>{t('totp.verplicht')}</p>}
      {account.totpAan && !account.totpVerplicht && <Uitzetten id={id} onKlaar={onKlaar} />}
      {!account.totpAan && (
        <Link className="knop-tint" to={TWEESTAPS_PAD}>
          {t('totp.stelIn')}
        </Link>
      )}
    </section>
  );
}
