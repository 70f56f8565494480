import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bewaarCsv } from '#web/ui/csv.ts';
import { Icoon } from '#web/ui/icoon.tsx';
import { FoutMelding } from '#web/platform/toestand.tsx';
import { Dropvak } from './dropvak.tsx';
import type { Importsoort } from './importeren.api.ts';

const MIB = 1024 * 1024;
const REGELS: Record<Importsoort, { accept: string; max: number }> = {
  edexml: { accept: '.xml,text/xml,application/xml', max: 10 * MIB },
  csv: { accept: '.csv,.xlsx,.txt,.tsv,text/csv', max: 5 * MIB },
};

/** Form error of a file, before it is sent. */
export function keurBestand(
  soort: Importsoort,
  bestand: { name: string; size: number },
): 'leeg' | 'groot' | 'xml' | null {
  if (bestand.size === 0) return 'leeg';
  if (bestand.size > REGELS[soort].max) return 'groot';
  return soort === 'edexml' && !/\.(?:xml|txt|zip)$/i.test(bestand.name) ? 'xml' : null;
}

interface Props {
  soorten: readonly Importsoort[];
  bezig: boolean;
  fout: Error | null;
  dicht: boolean;
  onKies: (soort: Importsoort, bestand: File) => void;
}

function Plakken({ bezig, dicht, onBestand }: { bezig: boolean; dicht: boolean; onBestand: (bestand: File) => void }) {
  const { t } = useTranslation('importeren');
  const [tekst, stelTekst] = useState('');
  return (
    <section className="kaart plakken">
      <h2>{t('plak.kop')}</h2>
      <p className="zacht">{t('plak.uitleg')}</p>
      <TextField
        label={t('plak.veld')}
        multiline
        minRows={5}
        maxRows={12}
        fullWidth
        value={tekst}
        disabled={bezig || dicht}
        onChange={({ target }) => stelTekst(target.value)}
        placeholder={t('plak.voorbeeld')}
      />
      <div className="kaart__knoppen">
        <Button
          variant="contained"
          disabled={bezig || dicht || tekst.trim() === ''}
          onClick={() => onBestand(new File([tekst], 'plakken.csv', { type: 'text/csv' }))}
        >
          {t('plak.knop')}
        </Button>
        <Button
          startIcon={<Icoon naam="download" maat={18} />}
          onClick={() =>
            bewaarCsv(t('sjabloon.bestand'), [
              t('sjabloon.kop').split(','),
              ...[1, 2].map((nr) => t(`sjabloon.rij.${nr}`).split(',')),
            ])
          }
        >
          {t('sjabloon.knop')}
        </Button>
      </div>
    </section>
  );
}

function Uitleg({ soort }: { soort: Importsoort }) {
  const { t } = useTranslation('importeren');
  return (
    <div className="uitleg">
      <section className="kaart">
        <h2>{t('zo.kop')}</h2>
        <ol>
          {[1, 2, 3].map((nr) => (
            <li key={nr}>{t(`zo.${soort}.${nr}`)}</li>
          ))}
        </ol>
      </section>
      <section className="kaart">
        <h2>{t('lezen.kop')}</h2>
        <ul className="uitleg__lijst">
          {[1, 2, 3].map((nr) => (
            <li key={nr}>
              <Icoon naam="vink" maat={18} />
              {t(`lezen.wel.${nr}`)}
            </li>
          ))}
          {[1, 2].map((nr) => (
            <li key={nr} className="uitleg__niet">
              <Icoon naam="sluit" maat={18} />
              {t(`lezen.niet.${nr}`)}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

/** Step 1: a file, or a pasted list. */
export function KiesStap({ soorten, bezig, fout, dicht, onKies }: Props) {
  const { t } = useTranslation('importeren');
  const [soort, stelSoort] = useState<Importsoort>(soorten[0] ?? 'csv');
  const [keuring, stelKeuring] = useState<string | null>(null);
  const [laatste, stelLaatste] = useState<File | null>(null);
  const stuur = (bestand: File): void => {
    const oordeel = keurBestand(soort, bestand);
    stelKeuring(oordeel);
    stelLaatste(bestand);
    if (oordeel === null) onKies(soort, bestand);
  };
  return (
    <section className="stapvak" aria-label={t('stap.kies')}>
      {soorten.length > 1 && (
        <Tabs
          value={soort}
          onChange={(_, nieuw: Importsoort) => {
            stelSoort(nieuw);
            stelKeuring(null);
          }}
          aria-label={t('soort')}
        >
          {soorten.map((naam) => (
            <Tab key={naam} value={naam} label={t(`soort.${naam}`)} />
          ))}
        </Tabs>
      )}
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
        titel={t(`drop.${soort}`)}
        uitleg={t(`drop.${soort}.bij`)}
        knop={t('drop.knop')}
        accept={REGELS[soort].accept}
        uit={bezig || dicht}
        onBestand={stuur}
      />
      {soort === 'csv' && <Plakken bezig={bezig} dicht={dicht} onBestand={stuur} />}
      <Uitleg soort={soort} />
    </section>
  );
}
