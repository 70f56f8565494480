import { useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { ouderpinSchema } from '#server/features/thuisspelen/thuisspelen.contract.ts';
import { HttpFout } from '#web/platform/http-fout.ts';
import { sessie } from '#web/platform/sessie.ts';
import { EilandScene } from '#web/ui/eiland-scene.tsx';
import { Laden } from '#web/ui/laden.tsx';
import { EigenFout, isStoring } from './eigen-fout.tsx';
import { gaTerug, useOuder } from './eigen.api.ts';
import { KindVeld } from './kind-veld.tsx';
import './eigen.css';

type Soort = 'pin' | 'wachtwoord';

const isGoed = (soort: Soort, waarde: string): boolean =>
  soort === 'pin' ? ouderpinSchema.safeParse(waarde).success : waarde !== '';

function Formulier({
  leerlingId,
  soort,
  onVoorbij,
}: {
  leerlingId: string;
  soort: Soort;
  onVoorbij: () => void;
}): ReactNode {
  const { t } = useTranslation(['eigen', 'leerling', 'gemeen']);
  const [waarde, stelWaarde] = useState('');
  const [bezig, stelBezig] = useState(false);
  const [fout, stelFout] = useState<string | null>(null);
  const stuur = async (gebeurtenis: FormEvent<HTMLFormElement>) => {
    gebeurtenis.preventDefault();
    const formulier = gebeurtenis.currentTarget;
    if (!isGoed(soort, waarde)) {
      stelFout(t(`ouder.${soort}.leeg`));
      return formulier.querySelector('input')?.focus();
    }
    stelBezig(true);
    try {
      await gaTerug(
        leerlingId,
        soort === 'pin' ? { pin: waarde.trim() } : { wachtwoord: waarde },
        t('gemeen:groep.pad'),
      );
    } catch (oorzaak) {
      if (oorzaak instanceof HttpFout && oorzaak.status === 410) return onVoorbij();
      stelFout(oorzaak instanceof HttpFout && oorzaak.message !== '' ? oorzaak.message : t('gemeen:fout.onbekend'));
      stelBezig(false);
    }
  };
  return (
    <form className="kind-form" noValidate onSubmit={(gebeurtenis) => void stuur(gebeurtenis)}>
      <KindVeld
        naam={soort}
        label={t(`ouder.${soort}`)}
        autoComplete={soort === 'pin' ? 'off' : 'current-password'}
        cijfers={soort === 'pin'}
        waarde={waarde}
        fout={fout}
        onWaarde={stelWaarde}
      />
      <button type="submit" disabled={bezig}>
        {t(bezig ? 'eigen.bezig' : 'ouder.knop')}
      </button>
    </form>
  );
}

/** `/leerling/{leerlingId}/ouder`: the device goes back to the parent, who shows the PIN or the password. */
export function OuderPage(): ReactNode {
  const { t } = useTranslation(['eigen', 'leerling', 'gemeen']);
  const { leerlingId = '' } = useParams();
  const { data, error, mutate } = useOuder(leerlingId);
  const [woord, stelWoord] = useState(false);
  const [voorbij, stelVoorbij] = useState(false);
  const kaart = `/leerling/${leerlingId}/landkaart`;
  if (voorbij)
    return (
      <EilandScene titel={t('ouder.voorbij')} uitleg={t('ouder.voorbij.uitleg')}>
        <button type="button" onClick={() => sessie.logout()}>
          {t('ouder.login')}
        </button>
      </EilandScene>
    );
  if (isStoring(error)) return <EigenFout fout={error} leerlingId={leerlingId} onOpnieuw={() => void mutate()} />;
  if (error !== undefined)
    return (
      <EilandScene titel={t('leerling:nietgevonden.titel')} uitleg={t('leerling:nietgevonden.uitleg')}>
        <Link to={kaart}>{t('leerling:nietgevonden.knop')}</Link>
      </EilandScene>
    );
  if (data === undefined) return <Laden tekst={t('gemeen:laden')} lang={t('gemeen:laden.lang')} />;
  const soort: Soort = data.pin && !woord ? 'pin' : 'wachtwoord';
  return (
    <EilandScene titel={t('ouder.titel')} uitleg={t('ouder.uitleg')}>
      <Formulier key={soort} leerlingId={leerlingId} soort={soort} onVoorbij={() => stelVoorbij(true)} />
      {soort === 'pin' && (
        <button type="button" className="kind-form__later" onClick={() => stelWoord(true)}>
          {t('ouder.metWachtwoord')}
        </button>
      )}
      <Link className="kind-form__later" to={kaart}>
        {t('ouder.verder')}
      </Link>
    </EilandScene>
  );
}
