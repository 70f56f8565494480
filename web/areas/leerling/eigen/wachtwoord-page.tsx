import { useEffect, useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { zelfWachtwoordSchema, type ZelfWachtwoord } from '#server/features/wachtwoorden/wachtwoorden.contract.ts';
import { controleMet } from '#web/platform/controle.ts';
import { eigenWachtwoord } from '#web/platform/eigen-wachtwoord.ts';
import { HttpFout } from '#web/platform/http-fout.ts';
import { EilandScene } from '#web/ui/eiland-scene.tsx';
import { Laden } from '#web/ui/laden.tsx';
import { EigenFout, isStoring } from './eigen-fout.tsx';
import { kiesWachtwoord, useMagKiezen } from './eigen.api.ts';
import { KindVeld } from './kind-veld.tsx';
import './eigen.css';

type Veld = keyof ZelfWachtwoord;
const VELDEN = [
  { veld: 'huidigWachtwoord', autoComplete: 'current-password' },
  { veld: 'wachtwoord', autoComplete: 'new-password' },
] as const satisfies readonly { veld: Veld; autoComplete: string }[];
const LEEG: ZelfWachtwoord = { huidigWachtwoord: '', wachtwoord: '' };
const keur = controleMet<ZelfWachtwoord>(zelfWachtwoordSchema);
/** Codes of rules with a sentence of their own for a child. */
const ZINNEN: ReadonlySet<string> = new Set(['verplicht', 'minlengte', 'maxlengte', 'te_bekend', 'onbekend']);

interface Uitkomst {
  velden: Readonly<Record<string, string>>;
  zin: string | null;
}
const GOED: Uitkomst = { velden: {}, zin: null };

function Formulier({ leerlingId, onKlaar }: { leerlingId: string; onKlaar: () => void }): ReactNode {
  const { t } = useTranslation('eigen');
  const [waarden, stelWaarden] = useState(LEEG);
  const [bezig, stelBezig] = useState(false);
  const [uitkomst, stelUitkomst] = useState(GOED);
  const zin = (code: string | undefined): string | null => {
    if (code === undefined) return null;
    return t(`eigen.fout.${ZINNEN.has(code) ? code : 'anders'}`);
  };
  const stuur = async (gebeurtenis: FormEvent<HTMLFormElement>) => {
    gebeurtenis.preventDefault();
    const formulier = gebeurtenis.currentTarget;
    const velden = keur(waarden);
    stelUitkomst({ velden, zin: null });
    const eerste = VELDEN.find(({ veld }) => veld in velden);
    if (eerste !== undefined) return formulier.querySelector<HTMLInputElement>(`[name="${eerste.veld}"]`)?.focus();
    stelBezig(true);
    try {
      await kiesWachtwoord(leerlingId, waarden);
      onKlaar();
    } catch (fout) {
      const mark = fout instanceof HttpFout ? fout.velden : {};
      stelUitkomst({ velden: mark, zin: Object.keys(mark).length > 0 ? null : t('eigen.fout.anders') });
      stelBezig(false);
    }
  };
  return (
    <form className="kind-form" noValidate onSubmit={(gebeurtenis) => void stuur(gebeurtenis)}>
      {VELDEN.map(({ veld, autoComplete }) => (
        <KindVeld
          key={veld}
          naam={veld}
          label={t(`eigen.${veld}`)}
          hulp={t(`eigen.${veld}.hulp`)}
          autoComplete={autoComplete}
          waarde={waarden[veld]}
          fout={zin(uitkomst.velden[veld])}
          onWaarde={(waarde) => stelWaarden({ ...waarden, [veld]: waarde })}
        />
      ))}
      {uitkomst.zin !== null && (
        <p role="alert" className="kind-veld__fout">
          {uitkomst.zin}
        </p>
      )}
      <button type="submit" disabled={bezig}>
        {t(bezig ? 'eigen.bezig' : 'eigen.bewaar')}
      </button>
    </form>
  );
}

/** `/leerling/{leerlingId}/wachtwoord`: a pupil chooses a password, where the teacher allows it. */
export function WachtwoordPage(): ReactNode {
  const { t } = useTranslation(['eigen', 'leerling', 'gemeen']);
  const { leerlingId = '' } = useParams();
  const { data, error, mutate } = useMagKiezen(leerlingId);
  const [klaar, stelKlaar] = useState(false);
  useEffect(() => eigenWachtwoord.stel(false), []);
  const kaart = `/leerling/${leerlingId}/landkaart`;
  if (klaar)
    return (
      <EilandScene titel={t('eigen.gelukt')} uitleg={t('eigen.gelukt.uitleg')}>
        <Link to={kaart}>{t('leerling:nietgevonden.knop')}</Link>
      </EilandScene>
    );
  if (data === undefined && error === undefined)
    return <Laden tekst={t('gemeen:laden')} lang={t('gemeen:laden.lang')} />;
  if (isStoring(error)) return <EigenFout fout={error} leerlingId={leerlingId} onOpnieuw={() => void mutate()} />;
  if (data?.mag !== true)
    return (
      <EilandScene titel={t('eigen.dicht')} uitleg={t('eigen.dicht.uitleg')}>
        <Link to={kaart}>{t('leerling:nietgevonden.knop')}</Link>
      </EilandScene>
    );
  return (
    <EilandScene titel={t('eigen.titel')} uitleg={t('eigen.uitleg')}>
      <Formulier leerlingId={leerlingId} onKlaar={() => stelKlaar(true)} />
      <Link className="kind-form__later" to={kaart}>
        {t('eigen.later')}
      </Link>
    </EilandScene>
  );
}
