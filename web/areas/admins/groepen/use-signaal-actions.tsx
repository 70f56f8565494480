import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { UndoBar, type UndoneAction } from '#web/ui/undo-bar.tsx';
import { afterward } from '../shared/api/afterward.ts';
import { restoreLeerlingen } from '../shared/api/leerlingen.api.ts';
import { useSaving } from '#web/platform/use-saving.ts';
import { BulkDialog } from '../shared/leerlingen/bulk-dialogs.tsx';
import type { BulkOutcome } from '../shared/leerlingen/bulk.types.ts';
import { ErrorNotice } from '#web/platform/state.tsx';
import { unlock } from '../shared/api/wachtwoorden.api.ts';

interface Who {
  leerlingId: string;
  naam: string;
}
export interface SignaalActions {
  bezig: boolean;
  /** Lets somebody who was locked out sign in again. */
  unlock(who: Who): void;
  /** Asks for the level where somebody begins. */
  startniveau(who: Who): void;
  /** The dialog, what went wrong, and the bar that says what was done. */
  delen: ReactNode;
}

/** What the button of a signal does at once. */
export function useSignaalActions(adminId: string): SignaalActions {
  const { t } = useTranslation('groepen');
  const saving = useSaving();
  const [choose, setChoose] = useState<Who | null>(null);
  const [completed, setDone] = useState<UndoneAction | null>(null);
  const report = ({ tekst: text }: BulkOutcome) => {
    setChoose(null);
    setDone({ key: performance.now(), text, passwordReset: null });
  };
  const letIn = async ({ leerlingId, naam: name }: Who) => {
    const succeeded = await saving.run(() => afterward(adminId, unlock(adminId, leerlingId)));
    if (succeeded) report({ tekst: t('signaal.ontgrendeld', { naam: name }), passwordReset: null });
  };
  const parts = (
    <>
      {saving.fout !== null && <ErrorNotice fout={saving.fout} onRetry={saving.wis} />}
      {choose !== null && (
        <BulkDialog
          actie="startniveau"
          adminId={adminId}
          ids={[choose.leerlingId]}
          groepId={null}
          terug={(ids) => restoreLeerlingen(adminId, { ids: [...ids] })}
          onSluit={() => setChoose(null)}
          onDone={report}
        />
      )}
      <UndoBar completed={completed} onClose={() => setDone(null)} />
    </>
  );
  return { bezig: saving.bezig, unlock: (who) => void letIn(who), startniveau: setChoose, delen: parts };
}
