import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CONSTANTS } from '#engine/core/domein/constants.ts';
import type { SettingChoices } from '#server/features/oefeninstellingen/setting-management.contract.ts';
import type { PlanWeek } from '#server/features/week-plans/week-plans.contract.ts';
import type { WoordlijstItem } from '#server/features/woordlijsten/woordlijsten.contract.ts';
import { State } from '#web/platform/state.tsx';
import { CardSkeleton } from '#web/ui/skeleton.tsx';
import { useSettingChoices } from '../shared/api/oefeninstellingen.api.ts';
import { useWoordlijsten } from '../shared/api/woordlijsten.api.ts';
import { PillChoices } from '../shared/choices.tsx';
import { PanelDialog } from '../shared/dialog.tsx';
import { useSpot } from '../shared/frame/use-spot.ts';
import { withHoofdletter, yearText } from '../shared/jaargroep.ts';
import { useSaving } from '#web/platform/use-saving.ts';
import { NewWords, storeWords, type NewList } from './new-words.tsx';
import { weekNumber } from './weeks.ts';
import '../shared/choice-list.css';

const KINDS = ['lijst', 'doelen', 'nieuw', 'vrij'] as const;
type Kind = (typeof KINDS)[number];

/** What comes out: lists for one week or more, or what stands in this one. */
export type Chosen = { lists: readonly string[] } | { entry: Omit<PlanWeek, 'week'> };

interface Props {
  week: string;
  entry: PlanWeek | undefined;
  jaargroepen: readonly number[];
  onClose: () => void;
  onChoose: (chosen: Chosen) => void;
}

function KindChoice({ value, onChange }: { value: Kind; onChange: (kind: Kind) => void }) {
  const { t } = useTranslation('week-plan');
  return (
    <fieldset className="choices">
      <legend className="only-reader">{t('pakket.soort')}</legend>
      {KINDS.map((kind) => (
        <label key={kind}>
          <input type="radio" name="kind" checked={value === kind} onChange={() => onChange(kind)} />
          {t(`pakket.soort.${kind}`)}
        </label>
      ))}
    </fieldset>
  );
}

function ListChoice({
  items,
  chosen,
  onChange,
}: {
  items: readonly WoordlijstItem[];
  chosen: readonly string[];
  onChange: (ids: string[]) => void;
}) {
  const { t } = useTranslation('week-plan');
  if (items.length === 0) return <p>{t('pakket.geenLijst')}</p>;
  return (
    <fieldset className="choice-list">
      <legend>{t('pakket.lijsten')}</legend>
      {items
        .toSorted((a, b) => a.naam.localeCompare(b.naam, 'nl', { numeric: true }))
        .map(({ id, naam: name, aantal: count, voorbeelden: examples }) => (
          <label key={id}>
            <input
              type="checkbox"
              checked={chosen.includes(id)}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, id] : chosen.filter((other) => other !== id))
              }
            />
            <span>
              <strong>{name}</strong>
              <small>{`${t('woorden', { count })}: ${examples.join(', ')}`}</small>
            </span>
            {chosen.length > 1 && chosen.includes(id) && (
              <span className="chip chip--sea">{t('pakket.plaats', { nr: chosen.indexOf(id) + 1 })}</span>
            )}
          </label>
        ))}
    </fieldset>
  );
}

function GoalChoice({
  goals,
  years,
  chosen,
  onChange,
}: {
  goals: SettingChoices['doelen'];
  years: readonly number[];
  chosen: readonly string[];
  onChange: (ids: string[]) => void;
}) {
  const { t } = useTranslation(['week-plan', 'woorden']);
  return (
    <div className="plan-goals">
      <p className="soft">{t('pakket.doelen', { n: CONSTANTS.PLAN_DOELEN_MAX })}</p>
      {[...new Set(goals.map(({ groep }) => groep))]
        .toSorted((a, b) => a - b)
        .map((year) => {
          const options = goals.filter(({ groep }) => groep === year);
          const held = options.some(({ id }) => chosen.includes(id));
          return (
            <details key={year} open={years.includes(year) || held}>
              <summary>{withHoofdletter(yearText(t, year))}</summary>
              <PillChoices
                titel=""
                options={options.map(({ id, naam: name }) => ({ waarde: id, tekst: name }))}
                gekozen={chosen}
                onChoose={(ids) => onChange(ids.slice(-CONSTANTS.PLAN_DOELEN_MAX))}
              />
            </details>
          );
        })}
    </div>
  );
}

const kindOf = (entry: PlanWeek | undefined): Kind => {
  if (entry?.free === true) return 'vrij';
  return (entry?.doelIds.length ?? 0) > 0 ? 'doelen' : 'lijst';
};

/** What was chosen so far. */
function useChoice({ week, entry, onChoose }: Pick<Props, 'week' | 'entry' | 'onChoose'>) {
  const { t } = useTranslation('week-plan');
  const { adminId } = useSpot();
  const saving = useSaving();
  const [kind, setKind] = useState<Kind>(kindOf(entry));
  const [listIds, setListIds] = useState<string[]>(entry?.woordlijstId === undefined ? [] : [entry.woordlijstId]);
  const [goals, setGoals] = useState<string[]>(entry?.doelIds ?? []);
  const [title, setTitle] = useState(entry?.titel ?? '');
  const [words, setWords] = useState<NewList>({ naam: t('nieuw.naam', { nr: weekNumber(week) }), tekst: '' });
  const [refused, setRefused] = useState<readonly string[]>([]);
  const several = kind === 'lijst' && listIds.length > 1;
  const titled = { titel: title.trim(), free: kind === 'vrij', doelIds: kind === 'doelen' ? goals : [] };
  const storeNew = async (): Promise<void> => {
    const done = await saving.run(
      () => storeWords(adminId, words),
      (fields) => setRefused(Object.keys(fields)),
    );
    if (done !== undefined) onChoose({ entry: { ...titled, woordlijstId: done.uit } });
  };
  const chooseList = (): void => {
    const [woordlijstId] = listIds;
    if (several) onChoose({ lists: listIds });
    else if (woordlijstId !== undefined) onChoose({ entry: { ...titled, woordlijstId } });
  };
  const choose = async (): Promise<void> => {
    if (kind === 'nieuw') await storeNew();
    else if (kind === 'lijst') chooseList();
    else if (kind === 'vrij' || goals.length > 0) onChoose({ entry: titled });
  };
  return {
    saving,
    kind,
    setKind,
    listIds,
    setListIds,
    goals,
    setGoals,
    title,
    setTitle,
    words,
    setWords,
    refused,
    several,
    choose,
  };
}
type Choice = ReturnType<typeof useChoice>;

/** The choice that belongs to a kind. */
function KindBody({ choice, years }: { choice: Choice; years: readonly number[] }) {
  const { adminId, groepId } = useSpot();
  const lists = useWoordlijsten(adminId);
  const choices = useSettingChoices(adminId, groepId ?? '');
  const skeleton = <CardSkeleton rules={3} />;
  if (choice.kind === 'nieuw')
    return <NewWords value={choice.words} refused={choice.refused} onChange={choice.setWords} />;
  if (choice.kind === 'lijst')
    return (
      <State stand={lists} skeleton={skeleton}>
        {({ items }) => <ListChoice items={items} chosen={choice.listIds} onChange={choice.setListIds} />}
      </State>
    );
  if (choice.kind === 'vrij') return null;
  return (
    <State stand={choices} skeleton={skeleton}>
      {({ doelen }) => <GoalChoice goals={doelen} years={years} chosen={choice.goals} onChange={choice.setGoals} />}
    </State>
  );
}

/** What is to be practised in a week: lists, goals, words that are pasted now, or nothing because it is a holiday. */
export function PackageDialog({ jaargroepen: years, onClose, ...spot }: Props) {
  const { t } = useTranslation('week-plan');
  const choice = useChoice(spot);
  const { kind, several, listIds } = choice;
  const naming = kind === 'vrij' ? 'pakket.naamVrij' : 'pakket.naam';
  return (
    <PanelDialog
      titel={t('pakket.titel', { nr: weekNumber(spot.week) })}
      knop={t(several ? 'pakket.knopMeer' : 'pakket.knop', { count: listIds.length })}
      saving={choice.saving}
      breed
      onSluit={onClose}
      onSave={() => void choice.choose()}
    >
      <KindChoice value={kind} onChange={choice.setKind} />
      <KindBody choice={choice} years={years} />
      {several ? (
        <p className="soft">{t('pakket.meer')}</p>
      ) : (
        <TextField
          label={t(naming)}
          helperText={t(kind === 'vrij' ? 'pakket.naamVrijUitleg' : 'pakket.naamUitleg')}
          value={choice.title}
          slotProps={{ htmlInput: { maxLength: 60 } }}
          onChange={({ target }) => choice.setTitle(target.value)}
        />
      )}
    </PanelDialog>
  );
}
