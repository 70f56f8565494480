import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorNotice } from '#web/platform/state.tsx';
import { PracticeDone } from './practice-done.tsx';
import { usePractice, type PracticePerson } from './use-practice.ts';
import '../dialog.css';
import './practice-dialog.css';

/** Something that may be practised, a goal or a word. */
export interface PracticeChoice {
  id: string;
  text: string;
  note?: string;
}
export interface PracticePlan {
  titel: string;
  kind: 'doelIds' | 'woorden';
  choices: readonly PracticeChoice[];
  /** Chosen to begin with. */
  chosen: readonly string[];
  people: readonly PracticePerson[];
  /** Ids of those who need it; the others stand behind a fold. */
  needy: readonly string[];
  /** Most choices at once. */
  most: number;
}

const swap = (all: readonly string[], id: string, on: boolean): string[] =>
  on ? [...all, id] : all.filter((other) => other !== id);

function Boxes({
  legend,
  choices,
  chosen,
  onChange,
}: {
  legend: string;
  choices: readonly PracticeChoice[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}) {
  return (
    <fieldset className="practice-boxes">
      <legend>{legend}</legend>
      {choices.map(({ id, text, note }) => (
        <FormControlLabel
          key={id}
          control={
            <Checkbox
              checked={chosen.includes(id)}
              onChange={({ target }) => onChange(swap(chosen, id, target.checked))}
            />
          }
          label={
            <>
              {text}
              {note !== undefined && <small>{note}</small>}
            </>
          }
        />
      ))}
    </fieldset>
  );
}

const asChoice = ({ leerlingId, roepnaam }: PracticePerson): PracticeChoice => ({ id: leerlingId, text: roepnaam });

/** Those who need it first; the rest of the group behind a fold. */
function People({
  plan,
  chosen,
  onChange,
}: {
  plan: PracticePlan;
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}) {
  const { t } = useTranslation('practice');
  const needy = plan.people.filter(({ leerlingId }) => plan.needy.includes(leerlingId));
  const others = plan.people.filter(({ leerlingId }) => !plan.needy.includes(leerlingId));
  const first = needy.length === 0 ? others : needy;
  return (
    <>
      <Boxes legend={t('dialoog.wie')} choices={first.map(asChoice)} chosen={chosen} onChange={onChange} />
      {needy.length > 0 && others.length > 0 && (
        <details className="practice-others">
          <summary>{t('dialoog.anderen', { count: others.length })}</summary>
          <Boxes
            legend={t('dialoog.anderen', { count: others.length })}
            choices={others.map(asChoice)}
            chosen={chosen}
            onChange={onChange}
          />
        </details>
      )}
    </>
  );
}

/** Practice that is filled in already: who, and which goals or words. */
export function PracticeDialog({ plan, onClose }: { plan: PracticePlan; onClose: () => void }) {
  const { t } = useTranslation(['practice', 'beheer']);
  const id = useId();
  const [people, setPeople] = useState<readonly string[]>(plan.needy);
  const [chosen, setChosen] = useState<readonly string[]>(plan.chosen);
  const { saving, outcome, assign, takeBack } = usePractice();
  const lack = [
    people.length === 0 ? t('dialoog.kiesWie') : '',
    chosen.length === 0 ? t('dialoog.kiesWat') : '',
    chosen.length > plan.most ? t('dialoog.hoogstens', { most: plan.most }) : '',
  ].filter((text) => text !== '');
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (lack.length > 0 || saving.bezig) return;
    void assign(
      plan.people.filter(({ leerlingId }) => people.includes(leerlingId)),
      plan.kind === 'doelIds' ? { doelIds: [...chosen] } : { woorden: [...chosen] },
    );
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id} className="management-dialog">
      <form noValidate onSubmit={onSubmit}>
        <DialogTitle id={id}>{plan.titel}</DialogTitle>
        <DialogContent className="management-dialog__content">
          {saving.fout !== null && <ErrorNotice fout={saving.fout} onRetry={saving.wis} />}
          {outcome === null ? (
            <>
              <p>{t(`dialoog.uitleg.${plan.kind}`)}</p>
              {plan.choices.length > 1 && (
                <Boxes
                  legend={t(`dialoog.wat.${plan.kind}`)}
                  choices={plan.choices}
                  chosen={chosen}
                  onChange={setChosen}
                />
              )}
              {plan.people.length > 1 && <People plan={plan} chosen={people} onChange={setPeople} />}
              <p role="status" className="practice-lack">
                {lack.join(' ')}
              </p>
            </>
          ) : (
            <PracticeDone {...outcome} busy={saving.bezig} onTakeBack={(ids) => void takeBack(ids)} />
          )}
        </DialogContent>
        <DialogActions>
          {outcome === null ? (
            <>
              <Button onClick={onClose}>{t('beheer:annuleren')}</Button>
              <Button type="submit" variant="contained" disabled={saving.bezig || lack.length > 0}>
                {t('dialoog.knop')}
              </Button>
            </>
          ) : (
            <Button variant="contained" onClick={onClose}>
              {t('dialoog.sluit')}
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
}
