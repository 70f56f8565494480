import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import type { LvsUitkomst } from '#server/features/lvsspelling/lvsspelling.contract.ts';
import { Icoon } from '#web/ui/icoon.tsx';
import { langeDatum } from '../datum.ts';
import { useBewaren } from '../gebruik-bewaren.ts';
import { Ongedaan } from '../importeren/ongedaan.tsx';
import { usePlek } from '../kader/gebruik-plek.ts';
import { FoutMelding } from '#web/platform/toestand.tsx';
import { bewaarNietGevonden, maakLvsOngedaan } from './lvsspelling.api.ts';
import { Startvoorstellen } from './startvoorstellen.tsx';

const DELEN = ['nieuw', 'gewijzigd', 'gelijk'] as const;

/** Step 4: what was done, start levels to accept, and the way back. */
export function KlaarStap({
  adminId,
  uitkomst,
  onOpnieuw,
}: {
  adminId: string;
  uitkomst: LvsUitkomst;
  onOpnieuw: () => void;
}) {
  const { t, i18n } = useTranslation('lvsspelling');
  const { groepenPad } = usePlek();
  const { mutate } = useSWRConfig();
  const download = useBewaren();
  const [terug, stelTerug] = useState(false);
  const ververs = (): void => void mutate((sleutel) => typeof sleutel === 'string' && sleutel.includes(adminId));
  const bewaar = (): void => void download.run(() => bewaarNietGevonden(adminId, uitkomst.planId, t('over.bestand')));
  return (
    <section className="stapvak" aria-label={t('stap.klaar')}>
      <div className="kaart kaart--goed">
        <h2>
          <Icoon naam="vink" maat={24} />
          {t('klaar.kop')}
        </h2>
        <ul className="uitkomst">
          {DELEN.filter((deel) => uitkomst[deel] > 0).map((deel) => (
            <li key={deel}>{t(`klaar.${deel}`, { count: uitkomst[deel] })}</li>
          ))}
          {uitkomst.profielnaam !== undefined && <li>{t('klaar.profiel', { naam: uitkomst.profielnaam })}</li>}
        </ul>
        <div className="kaart__knoppen">
          <Link className="knop-vol" to={groepenPad} onClick={ververs}>
            {t('naarGroepen')}
          </Link>
          <Button onClick={onOpnieuw}>{t('nogEen')}</Button>
          {uitkomst.over > 0 && (
            <Button startIcon={<Icoon naam="download" maat={18} />} onClick={bewaar}>
              {t('over', { count: uitkomst.over })}
            </Button>
          )}
        </div>
        {download.fout !== null && <FoutMelding fout={download.fout} onOpnieuw={bewaar} />}
      </div>
      {!terug && <Startvoorstellen adminId={adminId} voorstellen={uitkomst.startniveaus} />}
      <section className="kaart">
        <h2>{t('ongedaan.kop')}</h2>
        <p className="zacht">
          {t('ongedaan.uitleg', { datum: langeDatum(i18n.language, new Date(uitkomst.ongedaanTot)) })}
        </p>
        <Ongedaan
          draai={() => maakLvsOngedaan(adminId, uitkomst.planId)}
          tekst={(deel, waarden) => t(`ongedaan.${deel}`, { ...waarden })}
          onKlaar={() => {
            stelTerug(true);
            ververs();
          }}
        />
      </section>
    </section>
  );
}
