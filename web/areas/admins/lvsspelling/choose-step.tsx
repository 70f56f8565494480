import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveCsv } from '#web/ui/csv.ts';
import { Icon } from '#web/ui/icon.tsx';
import { DropZone } from '../shared/importing/drop-zone.tsx';
import { ErrorNotice } from '#web/platform/state.tsx';

const MAX = 5 * 1024 * 1024;
const SCALES = ['AE', 'IV', 'VCLB'] as const;

/** What is wrong with a file before it is sent. */
export function validateLvsFile({ name, size }: { name: string; size: number }): 'leeg' | 'groot' | 'soort' | null {
  if (size === 0) return 'leeg';
  if (size > MAX) return 'groot';
  return /\.(?:csv|xlsx|txt|tsv)$/i.test(name) ? null : 'soort';
}

function Explanation() {
  const { t } = useTranslation(['lvsspelling', 'lvs']);
  const template = (): void =>
    saveCsv(t('sjabloon.bestand'), [
      t('sjabloon.kop').split(','),
      ...[1, 2].map((nr) => t(`sjabloon.rij.${nr}`).split(',')),
    ]);
  return (
    <div className="explanation">
      <section className="card">
        <h2>{t('zo.kop')}</h2>
        <ol>
          {[1, 2, 3].map((nr) => (
            <li key={nr}>{t(`zo.${nr}`)}</li>
          ))}
        </ol>
        <div className="card__buttons">
          <Button variant="outlined" startIcon={<Icon name="download" size={18} />} onClick={template}>
            {t('sjabloon.knop')}
          </Button>
        </div>
      </section>
      <section className="card">
        <h2>{t('schalen.kop')}</h2>
        <p className="soft">{t('schalen.uitleg')}</p>
        <ul className="explanation__list">
          {SCALES.map((scale) => (
            <li key={scale}>
              <span className="chip">{t(`schaal.${scale}`)}</span>
              {t(`schalen.${scale}`)}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

/** Step 1: a file, or the template to make one from. */
export function LvsChooseStep({
  bezig: busy,
  fout: error,
  dicht: closed,
  onChoose,
}: {
  bezig: boolean;
  fout: Error | null;
  dicht: boolean;
  onChoose: (file: File) => void;
}) {
  const { t } = useTranslation(['lvsspelling', 'lvs']);
  const [validation, setValidation] = useState<string | null>(null);
  const [last, setLast] = useState<File | null>(null);
  const send = (file: File): void => {
    const judgment = validateLvsFile(file);
    setValidation(judgment);
    setLast(file);
    if (judgment === null) onChoose(file);
  };
  return (
    <section className="step-box" aria-label={t('stap.kies')}>
      {closed && (
        <p className="notice notice--let">
          <Icon name="let" />
          {t('dicht')}
        </p>
      )}
      {validation !== null && (
        <p className="notice notice--error" role="alert">
          <Icon name="let" />
          {t(`keuring.${validation}`)}
        </p>
      )}
      {error !== null && validation === null && (
        <ErrorNotice
          fout={error}
          onRetry={() => {
            if (last !== null) send(last);
          }}
        />
      )}
      {busy && (
        <div className="busy" role="status">
          <p>{t('bezig.plan')}</p>
          <LinearProgress />
        </div>
      )}
      <DropZone
        titel={t('drop')}
        uitleg={t('drop.bij')}
        knop={t('drop.knop')}
        accept=".csv,.xlsx,.txt,.tsv,text/csv"
        uit={busy || closed}
        onFile={send}
      />
      <Explanation />
    </section>
  );
}
