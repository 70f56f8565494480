import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { UndoBar, type UndoneAction } from '#web/ui/undo-bar.tsx';
import { restoreLeerlingen } from '../api/leerlingen.api.ts';
import { useSaving } from '#web/platform/use-saving.ts';
import { usePermission } from '../use-permission.ts';
import { ErrorNotice } from '#web/platform/state.tsx';
import { BULK_ACTIONS, BulkDialog, type BulkAction } from './bulk-dialogs.tsx';
import type { BulkOutcome } from './bulk.types.ts';

const PERMISSION = {
  verplaats: 'leerlingen.wijzigen',
  startniveau: 'leerlingen.startniveau',
  instap: 'oefeninstellingen.wijzigen',
  instelling: 'oefeninstellingen.wijzigen',
  beloningen: 'oefeninstellingen.wijzigen',
  notitie: 'leerlingen.bericht',
  prullenbak: 'leerlingen.verwijderen',
} as const;
const ICON: Record<BulkAction, IconName> = {
  verplaats: 'verplaats',
  startniveau: 'voortgang',
  instap: 'klok',
  instelling: 'kopie',
  beloningen: 'kalender',
  notitie: 'potlood',
  prullenbak: 'prullenbak',
};

/** What needs the settings of the group on the screen. */
const OF_GROEP: ReadonlySet<BulkAction> = new Set<BulkAction>(['instelling', 'beloningen']);

export interface Bulk {
  chosen: ReadonlySet<string>;
  choose(ids: readonly string[], on: boolean): void;
  /** Says what was done elsewhere on the page, with its way back. */
  report(outcome: BulkOutcome): void;
  /** Bar with the actions while something is chosen, their dialogs, and the undo bar. */
  delen: ReactNode;
}

/** Choosing rows and doing one thing with all of them. */
export function useBulk(adminId: string, groepId: string | null): Bulk {
  const { t } = useTranslation('beheer');
  const allowed = usePermission(adminId);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [action, setAction] = useState<BulkAction | null>(null);
  const [completed, setDone] = useState<UndoneAction | null>(null);
  const saving = useSaving();
  const choose = (ids: readonly string[], on: boolean) =>
    setChosen((old) => {
      const newOne = new Set(old);
      for (const id of ids)
        if (on) newOne.add(id);
        else newOne.delete(id);
      return newOne;
    });
  const report = ({ tekst: text, passwordReset: back }: BulkOutcome) => {
    setAction(null);
    setChosen(new Set());
    setDone({
      key: performance.now(),
      text,
      passwordReset: back === null ? null : () => void saving.run(back),
    });
  };
  const ids = [...chosen];
  const parts = (
    <>
      {saving.fout !== null && <ErrorNotice fout={saving.fout} onRetry={saving.wis} />}
      {ids.length > 0 && (
        <div className="bulk-bar not-at-paper" role="region" aria-label={t('bulk')}>
          <strong aria-live="polite">{t('bulk.gekozen', { count: ids.length })}</strong>
          {BULK_ACTIONS.filter((name) => allowed(PERMISSION[name]) && (!OF_GROEP.has(name) || groepId !== null)).map(
            (name) => (
              <button key={name} type="button" className="button-tint" onClick={() => setAction(name)}>
                <Icon name={ICON[name]} size={18} /> {t(`bulk.${name}`)}
              </button>
            ),
          )}
          <button type="button" className="button-text" onClick={() => setChosen(new Set())}>
            {t('bulk.niets')}
          </button>
        </div>
      )}
      {action !== null && (
        <BulkDialog
          actie={action}
          adminId={adminId}
          ids={ids}
          groepId={groepId}
          terug={(gone) => restoreLeerlingen(adminId, { ids: [...gone] })}
          onSluit={() => setAction(null)}
          onDone={report}
        />
      )}
      <UndoBar completed={completed} onClose={() => setDone(null)} />
    </>
  );
  return { chosen, choose, report, delen: parts };
}
