import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Tab from '@mui/material/Tab';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ScrollTabs } from '#web/ui/scroll-tabs.tsx';
import { saveCsv } from '#web/ui/csv.ts';
import { Icon } from '#web/ui/icon.tsx';
import { ErrorNotice } from '#web/platform/state.tsx';
import { DropZone } from '../shared/importing/drop-zone.tsx';
import type { ImportKind } from './api.ts';

const MIB = 1024 * 1024;
const RULES: Record<ImportKind, { accept: string; max: number }> = {
  edexml: { accept: '.xml,text/xml,application/xml', max: 10 * MIB },
  csv: { accept: '.csv,.xlsx,.txt,.tsv,text/csv', max: 5 * MIB },
};

/** Form error of a file, before it is sent. */
export function validateFile(kind: ImportKind, file: { name: string; size: number }): 'leeg' | 'groot' | 'xml' | null {
  if (file.size === 0) return 'leeg';
  if (file.size > RULES[kind].max) return 'groot';
  return kind === 'edexml' && !/\.(?:xml|txt|zip)$/i.test(file.name) ? 'xml' : null;
}

interface Props {
  kinds: readonly ImportKind[];
  bezig: boolean;
  fout: Error | null;
  dicht: boolean;
  onChoose: (kind: ImportKind, file: File) => void;
}

function PasteArea({
  bezig: busy,
  dicht: closed,
  onFile,
}: {
  bezig: boolean;
  dicht: boolean;
  onFile: (file: File) => void;
}) {
  const { t } = useTranslation('edexml');
  const [text, setText] = useState('');
  return (
    <section className="card plakken">
      <h2>{t('plak.kop')}</h2>
      <p className="soft">{t('plak.uitleg')}</p>
      <TextField
        label={t('plak.veld')}
        multiline
        minRows={5}
        maxRows={12}
        fullWidth
        value={text}
        disabled={busy || closed}
        onChange={({ target }) => setText(target.value)}
        placeholder={t('plak.voorbeeld')}
      />
      <div className="card__buttons">
        <Button
          variant="contained"
          disabled={busy || closed || text.trim() === ''}
          onClick={() => onFile(new File([text], 'plakken.csv', { type: 'text/csv' }))}
        >
          {t('plak.knop')}
        </Button>
        <Button
          startIcon={<Icon name="download" size={18} />}
          onClick={() =>
            saveCsv(t('sjabloon.bestand'), [
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

function Explanation({ soort: kind }: { soort: ImportKind }) {
  const { t } = useTranslation('edexml');
  return (
    <div className="explanation">
      <section className="card">
        <h2>{t('zo.kop')}</h2>
        <ol>
          {[1, 2, 3].map((nr) => (
            <li key={nr}>{t(`zo.${kind}.${nr}`)}</li>
          ))}
        </ol>
      </section>
      <section className="card">
        <h2>{t('lezen.kop')}</h2>
        <ul className="explanation__list">
          {[1, 2, 3].map((nr) => (
            <li key={nr}>
              <Icon name="vink" size={18} />
              {t(`lezen.wel.${nr}`)}
            </li>
          ))}
          {[1, 2].map((nr) => (
            <li key={nr} className="explanation__not">
              <Icon name="sluit" size={18} />
              {t(`lezen.niet.${nr}`)}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

/** Step 1: a file, or a pasted list. */
export function EdexmlChooseStep({ kinds, bezig: busy, fout: error, dicht: closed, onChoose }: Props) {
  const { t } = useTranslation('edexml');
  const [kind, setKind] = useState<ImportKind>(kinds[0] ?? 'csv');
  const [validation, setValidation] = useState<string | null>(null);
  const [last, setLast] = useState<File | null>(null);
  const send = (file: File): void => {
    const judgment = validateFile(kind, file);
    setValidation(judgment);
    setLast(file);
    if (judgment === null) onChoose(kind, file);
  };
  return (
    <section className="step-box" aria-label={t('stap.kies')}>
      {kinds.length > 1 && (
        <ScrollTabs
          value={kind}
          onChange={(_, newOne: ImportKind) => {
            setKind(newOne);
            setValidation(null);
          }}
          aria-label={t('soort')}
        >
          {kinds.map((name) => (
            <Tab key={name} value={name} label={t(`soort.${name}`)} />
          ))}
        </ScrollTabs>
      )}
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
        titel={t(`drop.${kind}`)}
        uitleg={t(`drop.${kind}.bij`)}
        knop={t('drop.knop')}
        accept={RULES[kind].accept}
        uit={busy || closed}
        onFile={send}
      />
      {kind === 'csv' && <PasteArea bezig={busy} dicht={closed} onFile={send} />}
      <Explanation soort={kind} />
    </section>
  );
}
