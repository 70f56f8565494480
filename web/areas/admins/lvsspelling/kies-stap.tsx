import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bewaarCsv } from '#web/ui/csv.ts';
import { Icoon } from '#web/ui/icoon.tsx';
import { Dropvak } from '../importeren/dropvak.tsx';
import { FoutMelding } from '#web/platform/toestand.tsx';

const MAX = 5 * 1024 * 1024;
const SCHALEN = ['AE', 'IV', 'VCLB'] as const;

/** What is wrong with a file before it is sent. */
export function keurLvsBestand({ name, size }: { name: string; size: number }): 'leeg' | 'groot' | 'soort' | null {
  if (size === 0) return 'leeg';
  if (size > MAX) return 'groot';
  return /\.(?:csv|xlsx|txt|tsv)$/i.test(name) ? null : 'soort';
}

function Uitleg() {
  const { t } = useTranslation('lvsspelling');
  const sjabloon = (): void =>
    bewaarCsv(t('sjabloon.bestand'), [
      t('sjabloon.kop').split(','),
      ...[1, 2].map((nr) => t(`sjabloon.rij.${nr}`).split(',')),
    ]);
  return (
    <div className="uitleg">
      <section className="kaart">
        <h2>{t('zo.kop')}</h2>
        <ol>
          {[1, 2, 3].map((nr) => (
            <li key={nr}>{t(`zo.${nr}`)}</li>
          ))}
        </ol>
        <div className="kaart__knoppen">
          <Button variant="outlined" startIcon={<Icoon naam="download" maat={18} />} onClick={sjabloon}>
            {t('sjabloon.knop')}
          </Button>
        </div>
      </section>
      <section className="kaart">
        <h2>{t('schalen.kop')}</h2>
        <p className="zacht">{t('schalen.uitleg')}</p>
        <ul className="uitleg__lijst">
          {SCHALEN.map((schaal) => (
            <li key={schaal}>
              <span className="chip">{t(`schaal.${schaal}`)}</span>
              {t(`schalen.${schaal}`)}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

/** Step 1: a file, or the template to make one from. */
export function KiesStap({
  bezig,
  fout,
  dicht,
  onKies,
}: {
  bezig: boolean;
  fout: Error | null;
  dicht: boolean;
  onKies: (bestand: File) => void;
}) {
  const { t } = useTranslation('lvsspelling');
  const [keuring, stelKeuring] = useState<string | null>(null);
  const [laatste, stelLaatste] = useState<File | null>(null);
  const stuur = (bestand: File): void => {
    const oordeel = keurLvsBestand(bestand);
    stelKeuring(oordeel);
    stelLaatste(bestand);
    if (oordeel === null) onKies(bestand);
  };
  return (
    <section className="stapvak" aria-label={t('stap.kies')}>
      {dicht && (
        <p className="melding melding--let">
          <Icoon naam="let" />
          {t('dicht')}
        </p>
      )}
      {keuring !== null && (
        <p className="melding melding--fout" role="alert">
          <Icoon naam="let" />
          {t(`keuring.${keuring}`)}
        </p>
      )}
      {fout !== null && keuring === null && (
        <FoutMelding
          fout={fout}
          onOpnieuw={() => {
            if (laatste !== null) stuur(laatste);
          }}
        />
      )}
      {bezig && (
        <div className="bezig" role="status">
          <p>{t('bezig.plan')}</p>
          <LinearProgress />
        </div>
      )}
      <Dropvak
        titel={t('drop')}
        uitleg={t('drop.bij')}
        knop={t('drop.knop')}
        accept=".csv,.xlsx,.txt,.tsv,text/csv"
        uit={bezig || dicht}
        onBestand={stuur}
      />
      <Uitleg />
    </section>
  );
}
