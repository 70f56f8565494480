import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ToetsRecord } from '#server/features/methodetoetsen/methodetoetsen.contract.ts';
import type { ToetsResults } from '#server/features/methodetoetsen/toets-results.contract.ts';
import { fileName, saveCsv } from '#web/ui/csv.ts';
import { Icon } from '#web/ui/icon.tsx';
import { TableSkeleton } from '#web/ui/skeleton.tsx';
import { UndoBar, type UndoneAction } from '#web/ui/undo-bar.tsx';
import { skipWord, useToetsResults } from '../shared/api/methodetoetsen.api.ts';
import { takeBackPractice } from '../shared/api/practice.api.ts';
import { useSpot } from '../shared/frame/use-spot.ts';
import { ToetsState } from '../shared/methodetoets/feature-off.tsx';
import { useSaving } from '#web/platform/use-saving.ts';
import { ErrorNotice } from '#web/platform/state.tsx';
import { DoelTable } from './doel-table.tsx';
import { JudgeDialog, ReopenDialog, type AnswerChoice } from './result-dialogs.tsx';
import { RetestDialog } from './retest-dialog.tsx';
import { ResultsMatrix, type MatrixActs } from './results-matrix.tsx';
import { useToetsCsv } from './toets-csv.ts';

const SKELETON = <TableSkeleton />;
/** States in which a child can be let in again and a word left out. */
const OPENED: ReadonlySet<string> = new Set(['open', 'gesloten']);

interface Props {
  record: ToetsRecord;
  canJudge: boolean;
  onChanged: (record: ToetsRecord) => void;
}

/** The line above the table: how many handed in, and the average. */
function Summary({ data }: { data: ToetsResults }) {
  const { t } = useTranslation('methodetoetsen');
  const scores = data.afnamen.flatMap(({ pct }) => pct ?? []);
  const average = Math.round(scores.reduce((sum, pct) => sum + pct, 0) / Math.max(1, scores.length));
  const reached = scores.filter((pct) => pct >= data.toets.grensPct).length;
  return (
    <p className="toets-summary">
      {scores.length === 0
        ? t('uitslag.niemand')
        : [
            t('uitslag.samen', { count: scores.length, average }),
            t('uitslag.gehaald', { count: reached, grens: data.toets.grensPct }),
          ].join(' ')}
    </p>
  );
}

/** The summary, and what can be taken along or made of it. */
function Head({ data, onRetest }: { data: ToetsResults; onRetest: (() => void) | null }) {
  const { t } = useTranslation('methodetoetsen');
  const csv = useToetsCsv();
  return (
    <div className="toets-results__head">
      <Summary data={data} />
      <span className="page-header__buttons not-at-paper">
        <button type="button" className="button-tint" onClick={() => saveCsv(fileName([data.toets.titel]), csv(data))}>
          <Icon name="download" size={18} /> {t('csv')}
        </button>
        <button type="button" className="button-tint" onClick={() => globalThis.print()}>
          <Icon name="print" size={18} /> {t('print')}
        </button>
        {onRetest !== null && (
          <button type="button" className="button-tint" onClick={onRetest}>
            <Icon name="kopie" size={18} /> {t('hertoets.knop')}
          </button>
        )}
      </span>
    </div>
  );
}

/** What may be done in the table: judged until it is archived, let in again and left out until it is released. */
function actsOf(status: ToetsRecord['status'] | null, acts: MatrixActs): Partial<MatrixActs> {
  if (status === null || status === 'gearchiveerd') return {};
  return OPENED.has(status) ? acts : { onCell: acts.onCell };
}

function Results({ data, canJudge, onChanged, record }: Props & { data: ToetsResults }) {
  const { adminId } = useSpot();
  const saving = useSaving();
  const [cell, setCell] = useState<AnswerChoice | null>(null);
  const [reopening, setReopening] = useState<string | null>(null);
  const [retest, setRetest] = useState(false);
  const [done, setDone] = useState<UndoneAction | null>(null);
  const { status } = data.toets;
  const canRetest = canJudge && status !== 'gepland';
  const say = (text: string, ids: readonly string[] = []) =>
    setDone({
      key: performance.now(),
      text,
      passwordReset: ids.length === 0 ? null : () => void takeBackPractice(adminId, ids),
    });
  const skip = async (nr: number, skipped: boolean) => {
    const out = await saving.run(() => skipWord({ adminId, methodetoetsId: record.id, nr }, skipped));
    if (out !== undefined) onChanged(out.uit);
  };
  const acts = actsOf(canJudge ? status : null, {
    onCell: setCell,
    onReopen: setReopening,
    onSkip: (nr, skipped) => void skip(nr, skipped),
  });
  const afname = data.afnamen.find(({ leerlingId }) => leerlingId === reopening);
  return (
    <div className="toets-results">
      <Head data={data} onRetest={canRetest ? () => setRetest(true) : null} />
      {saving.fout !== null && <ErrorNotice fout={saving.fout} onRetry={saving.wis} />}
      <ResultsMatrix data={data} {...acts} />
      <DoelTable data={data} canPractice={canJudge} onDone={say} />
      {cell !== null && <JudgeDialog toets={data.toets} choice={cell} onClose={() => setCell(null)} />}
      {afname !== undefined && <ReopenDialog toets={data.toets} afname={afname} onClose={() => setReopening(null)} />}
      {retest && <RetestDialog data={data} onClose={() => setRetest(false)} />}
      <UndoBar completed={done} onClose={() => setDone(null)} />
    </div>
  );
}

/** Who wrote what, per word and per goal, and what to do about it. */
export function ToetsResultsView(props: Props) {
  const { adminId } = useSpot();
  const results = useToetsResults({ adminId, methodetoetsId: props.record.id });
  return (
    <ToetsState stand={results} skeleton={SKELETON}>
      {(data) => <Results {...props} data={data} />}
    </ToetsState>
  );
}
