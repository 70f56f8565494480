import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import type { LvsOutcome } from '#server/features/lvsspelling/lvsspelling.contract.ts';
import { Icon } from '#web/ui/icon.tsx';
import { longDate } from '#web/platform/date-text.ts';
import { useSaving } from '#web/platform/use-saving.ts';
import { UndoImport } from '../shared/importing/undo.tsx';
import { useSpot } from '../shared/frame/use-spot.ts';
import { ErrorNotice } from '#web/platform/state.tsx';
import { saveNotFound, undoLvs } from './api.ts';
import { StartProposals } from '../shared/lvsspelling/start-proposals.tsx';

const PARTS = ['nieuw', 'gewijzigd', 'gelijk'] as const;

/** Step 4: what was done, start levels to accept, and the way back. */
export function LvsDoneStep({
  adminId,
  uitkomst: outcome,
  onRetry,
}: {
  adminId: string;
  uitkomst: LvsOutcome;
  onRetry: () => void;
}) {
  const { t, i18n } = useTranslation(['lvsspelling', 'lvs']);
  const { groepenPath } = useSpot();
  const { mutate } = useSWRConfig();
  const download = useSaving();
  const [back, setReverted] = useState(false);
  const refresh = (): void => void mutate((key) => typeof key === 'string' && key.includes(adminId));
  const save = (): void => void download.run(() => saveNotFound(adminId, outcome.planId, t('over.bestand')));
  return (
    <section className="step-box" aria-label={t('stap.klaar')}>
      <div className="card card--correct">
        <h2>
          <Icon name="vink" size={24} />
          {t('klaar.kop')}
        </h2>
        <ul className="outcome">
          {PARTS.filter((part) => outcome[part] > 0).map((part) => (
            <li key={part}>{t(`klaar.${part}`, { count: outcome[part] })}</li>
          ))}
          {outcome.profielnaam !== undefined && <li>{t('klaar.profiel', { naam: outcome.profielnaam })}</li>}
        </ul>
        <div className="card__buttons">
          <Link className="button-full" to={groepenPath} onClick={refresh}>
            {t('naarGroepen')}
          </Link>
          <Button onClick={onRetry}>{t('nogEen')}</Button>
          {outcome.over > 0 && (
            <Button startIcon={<Icon name="download" size={18} />} onClick={save}>
              {t('over', { count: outcome.over })}
            </Button>
          )}
        </div>
        {download.fout !== null && <ErrorNotice fout={download.fout} onRetry={save} />}
      </div>
      {!back && <StartProposals adminId={adminId} proposals={outcome.startniveaus} />}
      <section className="card">
        <h2>{t('ongedaan.kop')}</h2>
        <p className="soft">
          {t('ongedaan.uitleg', { datum: longDate(i18n.language, new Date(outcome.ongedaanTot)) })}
        </p>
        <UndoImport
          draai={() => undoLvs(adminId, outcome.planId)}
          tekst={(part, values) => t(`ongedaan.${part}`, { ...values })}
          onDone={() => {
            setReverted(true);
            refresh();
          }}
        />
      </section>
    </section>
  );
}
