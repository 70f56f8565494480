import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlanSources, PlanTakenOver } from '#server/features/week-plans/week-plans.contract.ts';
import { State } from '#web/platform/state.tsx';
import { CardSkeleton } from '#web/ui/skeleton.tsx';
import { takeOverPlan, usePlanSources } from '../shared/api/week-plans.api.ts';
import { PanelDialog } from '../shared/dialog.tsx';
import { useSpot } from '../shared/frame/use-spot.ts';
import { useSaving } from '#web/platform/use-saving.ts';
import '../shared/choice-list.css';

interface SourceProps {
  item: PlanSources['items'][number];
  chosen: boolean;
  onChoose: (groepId: string) => void;
}

/** A group whose plan can be taken over. */
function Source({ item: { groepId: id, naam: name, weeks: count }, chosen, onChoose }: SourceProps) {
  const { t } = useTranslation('week-plan');
  return (
    <label aria-label={name}>
      <input type="radio" name="source" checked={chosen} onChange={() => onChoose(id)} />
      <span>
        <strong>{name}</strong>
        <small>{t('overname.weken', { count })}</small>
      </span>
    </label>
  );
}

/** The plan of a colleague comes into this one; nothing is kept before it is saved. */
export function TakeOverDialog({ onClose, onTake }: { onClose: () => void; onTake: (plan: PlanTakenOver) => void }) {
  const { t } = useTranslation('week-plan');
  const { adminId, groepId } = useSpot();
  const params = { adminId, groepId: groepId ?? '' };
  const sources = usePlanSources(params);
  const saving = useSaving();
  const [source, setSource] = useState<string | null>(null);
  const take = async () => {
    if (source === null) return;
    const done = await saving.run(() => takeOverPlan(params, source));
    if (done !== undefined) onTake(done.uit);
  };
  return (
    <PanelDialog
      titel={t('overname.titel')}
      knop={t('overname.knop')}
      saving={saving}
      ready={source !== null}
      onSluit={onClose}
      onSave={() => void take()}
    >
      <p>{t('overname.uitleg')}</p>
      <State stand={sources} skeleton={<CardSkeleton rules={2} />}>
        {({ items }) =>
          items.length === 0 ? (
            <p>{t('overname.geen')}</p>
          ) : (
            <fieldset className="choice-list">
              <legend className="only-reader">{t('overname.titel')}</legend>
              {items.map((item) => (
                <Source key={item.groepId} item={item} chosen={source === item.groepId} onChoose={setSource} />
              ))}
            </fieldset>
          )
        }
      </State>
    </PanelDialog>
  );
}
