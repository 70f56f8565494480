import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ToetsRecord } from '#server/features/methodetoetsen/methodetoetsen.contract.ts';
import { stepToets } from '../shared/api/methodetoetsen.api.ts';
import { PanelDialog } from '../shared/dialog.tsx';
import { useSpot } from '../shared/frame/use-spot.ts';
import { useSaving } from '#web/platform/use-saving.ts';

/** The one step that a person takes from a state. */
const NEXT = {
  gepland: 'concept',
  open: 'gesloten',
  gesloten: 'nagekeken',
  nagekeken: 'gearchiveerd',
} as const satisfies Partial<Record<ToetsRecord['status'], ToetsRecord['status']>>;

const nextOf = (status: ToetsRecord['status']): (typeof NEXT)[keyof typeof NEXT] | undefined =>
  status === 'concept' || status === 'gearchiveerd' ? undefined : NEXT[status];

/** The next step of a test as one button, and what it means before it is taken. */
export function ToetsSteps({ record, onChanged }: { record: ToetsRecord; onChanged: (record: ToetsRecord) => void }) {
  const { t } = useTranslation('methodetoetsen');
  const { adminId } = useSpot();
  const saving = useSaving();
  const [asking, setAsking] = useState(false);
  const next = nextOf(record.status);
  if (next === undefined) return null;
  const go = async () => {
    const done = await saving.run(() => stepToets({ adminId, methodetoetsId: record.id }, next));
    if (done === undefined) return;
    setAsking(false);
    onChanged(done.uit);
  };
  return (
    <span className="page-header__buttons not-at-paper">
      <button
        type="button"
        className={next === 'nagekeken' ? 'button-full' : 'button-tint'}
        onClick={() => {
          saving.wis();
          setAsking(true);
        }}
      >
        {t(`stap.${next}`)}
      </button>
      {asking && (
        <PanelDialog
          titel={t(`stap.${next}`)}
          knop={t(`stap.${next}`)}
          saving={saving}
          onSluit={() => setAsking(false)}
          onSave={() => void go()}
        >
          <p>{t(`stap.${next}.uitleg`)}</p>
        </PanelDialog>
      )}
    </span>
  );
}
