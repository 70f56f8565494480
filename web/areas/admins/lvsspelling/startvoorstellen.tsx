import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Startvoorstel } from '#server/features/lvsspelling/lvsresultaten.contract.ts';
import { Icoon } from '#web/ui/icoon.tsx';
import { zetStartniveau } from '../leerlingen/oefenen.api.ts';
import { useBewaren } from '../gebruik-bewaren.ts';
import { jaarTekst, metHoofdletter } from '../jaargroep.ts';
import { useMag } from '../recht.tsx';
import { startniveauTekst } from '../startniveau.ts';
import { FoutMelding } from '#web/platform/toestand.tsx';
import { dagTekst, niveauTekst, toetsmomentTekst } from './lvs-tekst.ts';

/** One proposal with the result it follows from; nothing happens until somebody presses. */
export function VoorstelRegel({
  adminId,
  voorstel,
  onKlaar,
}: {
  adminId: string;
  voorstel: Startvoorstel;
  onKlaar?: () => void;
}) {
  const { t, i18n } = useTranslation(['lvsspelling', 'beheer', 'woorden']);
  const bewaren = useBewaren();
  const { alleenLezen } = useMag('leerlingen.startniveau');
  const [gedaan, stelGedaan] = useState(false);
  const neem = async (): Promise<void> => {
    if ((await bewaren.run(() => zetStartniveau(adminId, [voorstel.leerlingId], voorstel.voorstel))) === undefined)
      return;
    stelGedaan(true);
    onKlaar?.();
  };
  const nu =
    voorstel.huidig === undefined
      ? metHoofdletter(jaarTekst(t, voorstel.jaargroep))
      : startniveauTekst(t, voorstel.huidig);
  return (
    <li className="groeprij">
      <span>
        <strong>{voorstel.naam}</strong>
        <small className="zacht">
          {niveauTekst(t, voorstel)}, {voorstel.toets}, {toetsmomentTekst(t, voorstel.moment)},{' '}
          {dagTekst(i18n.language, voorstel.afnamedatum)}
        </small>
        {voorstel.geoefend && <small className="zacht">{t('start.geoefend')}</small>}
      </span>
      <span className="lvs-wissel">
        {nu} <Icoon naam="pijl" maat={16} /> <strong>{startniveauTekst(t, voorstel.voorstel)}</strong>
      </span>
      {gedaan ? (
        <span className="chip chip--goed" role="status">
          <Icoon naam="vink" maat={16} />
          {t('start.gedaan')}
        </span>
      ) : (
        <Button
          variant="outlined"
          disabled={bewaren.bezig || alleenLezen}
          onClick={() => void neem()}
          aria-label={t('start.neemVan', { naam: voorstel.naam })}
        >
          {t('start.neem')}
        </Button>
      )}
      {bewaren.fout !== null && <FoutMelding fout={bewaren.fout} onOpnieuw={() => void neem()} />}
    </li>
  );
}

/** Start levels that follow from the results, to accept one by one. */
export function Startvoorstellen({ adminId, voorstellen }: { adminId: string; voorstellen: readonly Startvoorstel[] }) {
  const { t } = useTranslation('lvsspelling');
  return (
    <section className="kaart" aria-labelledby="start-kop">
      <h2 id="start-kop">{t('start.kop')}</h2>
      <p className="zacht">{t(voorstellen.length === 0 ? 'start.leeg' : 'start.uitleg')}</p>
      {voorstellen.length > 0 && (
        <ul className="keuzelijst">
          {voorstellen.map((voorstel) => (
            <VoorstelRegel key={voorstel.leerlingId} adminId={adminId} voorstel={voorstel} />
          ))}
        </ul>
      )}
    </section>
  );
}
