import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { NewDictee } from '#server/features/dictees/dictees.contract.ts';
import type { WeekPlan } from '#server/features/week-plans/week-plans.contract.ts';
import type { Woordlijsten } from '#server/features/woordlijsten/woordlijsten.contract.ts';
import { createDictee } from '../shared/api/dictees.api.ts';
import { PanelDialog } from '../shared/dialog.tsx';
import { useSpot } from '../shared/frame/use-spot.ts';
import { useSaving } from '#web/platform/use-saving.ts';
import '../shared/choice-list.css';

interface Source {
  key: string;
  name: string;
  below: string;
  body: Omit<NewDictee, 'titel'>;
  week: boolean;
}

/** What can be dictated: the running week first, then every list. */
function useSources(plan: WeekPlan | undefined, lists: Woordlijsten | undefined): Source[] {
  const { t } = useTranslation('dictees');
  const week = plan?.weeks.find((entry) => entry.week === plan.nu);
  const ofWeek = (id: string): boolean => week?.woordlijstId === id;
  const goals = week === undefined || week.doelIds.length === 0 ? [] : week.doelIds;
  const named = goals.map((id) => plan?.doelen.find((goal) => goal.id === id)?.naam ?? id).join(' · ');
  const fromWeek = { key: 'week', name: named, below: t('nieuw.doelen'), body: { doelIds: goals }, week: true };
  const fromLists = (lists?.items ?? []).map(({ id, naam: name, aantal: count, voorbeelden: examples }) => ({
    key: id,
    name,
    below: `${t('woorden', { count })}: ${examples.join(', ')}`,
    body: { woordlijstId: id },
    week: ofWeek(id),
  }));
  return [...(goals.length > 0 ? [fromWeek] : []), ...fromLists.toSorted((a, b) => Number(b.week) - Number(a.week))];
}

/** A dictation is a name and words that are there already. */
export function NewDicteeDialog(props: {
  plan: WeekPlan | undefined;
  lists: Woordlijsten | undefined;
  onClose: () => void;
}) {
  const { t } = useTranslation('dictees');
  const { adminId, groepId, groepenPath } = useSpot();
  const navigate = useNavigate();
  const saving = useSaving();
  const sources = useSources(props.plan, props.lists);
  const [picked, setPicked] = useState<string | null>(null);
  const [title, setTitle] = useState('');
  const source = sources.find(({ key }) => key === (picked ?? sources[0]?.key));
  const ofGroep = `${groepenPath}/${groepId ?? ''}`;
  const make = async () => {
    if (source === undefined) return void navigate(`${ofGroep}/woordlijsten`);
    const name = title.trim() === '' ? [...source.name].slice(0, 80).join('') : title.trim();
    const done = await saving.run(() => createDictee(adminId, groepId ?? '', { titel: name, ...source.body }));
    if (done !== undefined) void navigate(`${ofGroep}/dictees/${done.uit.id}`);
  };
  return (
    <PanelDialog
      titel={t('nieuw.titel')}
      knop={t(sources.length === 0 ? 'nieuw.naarLijsten' : 'nieuw.knop')}
      saving={saving}
      onSluit={props.onClose}
      onSave={() => void make()}
    >
      {sources.length === 0 ? (
        <p>{t('nieuw.geen')}</p>
      ) : (
        <>
          <fieldset className="choice-list">
            <legend>{t('nieuw.bron')}</legend>
            {sources.map(({ key, name, below, week }) => (
              <label key={key}>
                <input type="radio" name="source" checked={source?.key === key} onChange={() => setPicked(key)} />
                <span>
                  <strong>{name}</strong>
                  <small>{below}</small>
                </span>
                {week && <span className="chip chip--sea">{t('nieuw.week')}</span>}
              </label>
            ))}
          </fieldset>
          <TextField
            label={t('nieuw.naam')}
            helperText={t('nieuw.naamUitleg')}
            value={title}
            slotProps={{ htmlInput: { maxLength: 80 } }}
            onChange={({ target }) => setTitle(target.value)}
          />
        </>
      )}
    </PanelDialog>
  );
}
