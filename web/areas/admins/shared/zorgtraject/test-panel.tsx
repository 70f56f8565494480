import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type {
  Handelingsplan,
  PlanTest,
  TestWoord,
} from '#server/features/handelingsplannen/handelingsplannen.contract.ts';
import { ErrorNotice } from '#web/platform/state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { saveTestAnswers, swapWoord } from '../api/handelingsplannen.api.ts';
import { useAccess } from '../permission.tsx';
import { useSaving } from '#web/platform/use-saving.ts';
import { usePlanSpot } from './use-plan-spot.ts';

interface Answer {
  written: string;
  slip: boolean;
}

function Row({
  woord: asked,
  nr,
  answer,
  busy,
  fixed,
  onAnswer,
  onSwap,
}: {
  woord: TestWoord;
  nr: number;
  answer: Answer;
  busy: boolean;
  /** The words are fixed: somebody began. */
  fixed: boolean;
  onAnswer: (answer: Answer) => void;
  onSwap: () => void;
}) {
  const { t } = useTranslation('zorgtraject');
  const wrong = answer.written.trim() !== '' && answer.written.trim().toLowerCase() !== asked.woord.toLowerCase();
  return (
    <li className="test-row">
      <span className="test-row__nr">{nr + 1}</span>
      <span className="test-row__word">
        <strong>{asked.woord}</strong>
        {asked.zin !== undefined && <small>{asked.zin}</small>}
      </span>
      <TextField
        className="not-at-paper"
        label={t('toets.geschreven', { woord: asked.woord })}
        value={answer.written}
        onChange={({ target }) => onAnswer({ ...answer, written: target.value })}
        slotProps={{ htmlInput: { maxLength: 40, autoComplete: 'off', autoCapitalize: 'off', spellCheck: false } }}
      />
      <span className="test-row__end not-at-paper">
        {wrong ? (
          <FormControlLabel
            control={<Checkbox checked={answer.slip} onChange={(_, slip) => onAnswer({ ...answer, slip })} />}
            label={t('toets.slip')}
          />
        ) : (
          <button
            type="button"
            className="button-text"
            disabled={busy || fixed}
            aria-label={t('toets.anderVan', { woord: asked.woord })}
            onClick={onSwap}
          >
            <Icon name="onderhoud" size={18} /> {t('toets.ander')}
          </button>
        )}
      </span>
    </li>
  );
}

const EMPTY: Answer = { written: '', slip: false };

/** The words of a test on paper: read aloud, and typed over as the leerling wrote them. */
export function TestPanel({ plan, test, onDone }: { plan: Handelingsplan; test: PlanTest; onDone: () => void }) {
  const { t } = useTranslation(['zorgtraject', 'gemeen']);
  const { params } = usePlanSpot();
  const { readOnly } = useAccess('zorgtraject.wijzigen');
  const saving = useSaving();
  const [answers, setAnswers] = useState<readonly Answer[]>(test.woorden.map(() => EMPTY));
  const empty = answers.filter(({ written }) => written.trim() === '').length;
  const keep = async () => {
    const done = await saving.run(() => saveTestAnswers(params, test.soort, [...answers]));
    if (done !== undefined) onDone();
  };
  return (
    <form
      noValidate
      className="plan-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (!saving.bezig) void keep();
      }}
    >
      <ol className="test-rows">
        {test.woorden.map((woord, nr) => (
          <Row
            key={`${nr}-${woord.woord}`}
            woord={woord}
            nr={nr}
            answer={answers[nr] ?? EMPTY}
            busy={saving.bezig || readOnly}
            fixed={test.noted !== undefined}
            onAnswer={(answer) =>
              setAnswers(test.woorden.map((_, index) => (index === nr ? answer : (answers[index] ?? EMPTY))))
            }
            onSwap={() => void saving.run(() => swapWoord(params, test.soort, { nr }))}
          />
        ))}
      </ol>
      {saving.fout !== null && <ErrorNotice fout={saving.fout} onRetry={() => void keep()} />}
      <div className="plan-form__foot not-at-paper">
        <p className="soft">
          {empty === 0 ? t('toets.alles', { naam: plan.leerling.roepnaam }) : t('toets.leeg', { count: empty })}
        </p>
        <button
          type="submit"
          className="button-full"
          disabled={saving.bezig || readOnly || empty === test.woorden.length}
        >
          {t('toets.kijkNa')}
        </button>
      </div>
    </form>
  );
}
