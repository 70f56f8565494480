import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { GroepDetail } from '#server/features/groepen/groepen-management.contract.ts';
import type { GroepItem } from '#server/features/groepen/groepen.contract.ts';
import { UndoBar, type UndoneAction } from '#web/ui/undo-bar.tsx';
import { archiveGroep, readGroep, removeGroep } from './api.ts';
import { PanelDialog } from '../shared/dialog.tsx';
import { useSaving } from '#web/platform/use-saving.ts';
import { ErrorNotice } from '#web/platform/state.tsx';
import { GroepDialog, CopyDialog } from './groep-dialog.tsx';
import { NiveauDialog } from './niveau-dialog.tsx';
import { SubgroepenDialog } from './subgroepen-dialog.tsx';

export type GroepAction =
  | 'niveau'
  | 'wijzig'
  | 'subgroepen'
  | 'kopieer'
  | 'archiveer'
  | 'haalTerug'
  | 'verwijder'
  | 'nieuw';
interface Open {
  actie: GroepAction;
  groep: GroepItem | null;
  detail: GroepDetail | null;
}
interface DialogProps {
  adminId: string;
  open: Open;
  onSluit: () => void;
  onCompleted: (text: string, back?: () => void) => void;
}

function RemoveDialog({
  adminId,
  groep,
  onSluit: onClose,
  onCompleted,
}: {
  adminId: string;
  groep: GroepItem;
  onSluit: () => void;
  onCompleted: (text: string) => void;
}) {
  const { t } = useTranslation(['groepen', 'beheer']);
  const saving = useSaving();
  const gone = async () => {
    const succeeded = await saving.run(() => removeGroep(adminId, groep.id));
    if (succeeded) onCompleted(t('groep.verwijderd', { naam: groep.naam, count: succeeded.uit.zonderGroep }));
  };
  return (
    <PanelDialog
      titel={t('groep.verwijder', { naam: groep.naam })}
      knop={t('groep.verwijder.knop')}
      danger
      saving={saving}
      onSluit={onClose}
      onSave={() => void gone()}
    >
      <p>{t('groep.verwijder.uitleg', { count: groep.aantal })}</p>
    </PanelDialog>
  );
}

/** The dialogs that need the whole group. */
function DetailDialog({ adminId, open, onSluit: onClose, onCompleted, detail }: DialogProps & { detail: GroepDetail }) {
  const { t } = useTranslation(['groepen', 'beheer']);
  const [groep, setGroep] = useState(detail);
  const done = (newOne: GroepDetail) =>
    onCompleted(t(`groep.gedaan.${open.actie}`, { naam: newOne.naam, jaar: newOne.schooljaar }));
  if (open.actie === 'wijzig') return <GroepDialog adminId={adminId} groep={groep} onSluit={onClose} onDone={done} />;
  if (open.actie === 'kopieer') return <CopyDialog adminId={adminId} groep={groep} onSluit={onClose} onDone={done} />;
  return <SubgroepenDialog adminId={adminId} groep={groep} onSluit={onClose} onGroep={setGroep} />;
}

const WITH_DETAIL: ReadonlySet<GroepAction> = new Set<GroepAction>(['wijzig', 'kopieer', 'subgroepen']);

/** The dialog of an action. */
function ActionDialog(props: DialogProps) {
  const { t } = useTranslation(['groepen', 'beheer']);
  const { adminId, open, onSluit: onClose, onCompleted } = props;
  if (open.actie === 'nieuw')
    return (
      <GroepDialog
        adminId={adminId}
        groep={null}
        onSluit={onClose}
        onDone={(groep) => onCompleted(t('groep.gedaan.nieuw', { naam: groep.naam }))}
      />
    );
  if (open.actie === 'niveau' && open.groep !== null)
    return <NiveauDialog adminId={adminId} groep={open.groep} onClose={onClose} onCompleted={onCompleted} />;
  if (open.actie === 'verwijder' && open.groep !== null)
    return <RemoveDialog adminId={adminId} groep={open.groep} onSluit={onClose} onCompleted={onCompleted} />;
  return open.detail === null ? null : <DetailDialog {...props} detail={open.detail} />;
}

/** Everything one can do with groups from the overview: starts an action, and the dialogs and the bar that go with it. */
export function useGroepActions(adminId: string): {
  start: (action: GroepAction, groep: GroepItem | null) => void;
  delen: ReactNode;
} {
  const { t } = useTranslation(['groepen', 'beheer']);
  const [open, setOpen] = useState<Open | null>(null);
  const [completed, setDone] = useState<UndoneAction | null>(null);
  const saving = useSaving();
  const close = () => setOpen(null);
  const report = (text: string, passwordReset: (() => void) | null = null) => {
    setDone({ key: performance.now(), text, passwordReset });
    close();
  };
  const archive = async (groep: GroepItem, gone: boolean): Promise<void> => {
    const succeeded = await saving.run(() => archiveGroep(adminId, groep.id, gone));
    if (succeeded)
      report(
        t(gone ? 'groep.gedaan.archiveer' : 'groep.gedaan.haalTerug', { naam: groep.naam }),
        () => void archive(groep, !gone),
      );
  };
  const withDetail = async (action: GroepAction, groep: GroepItem) => {
    const succeeded = await saving.run(() => readGroep(adminId, groep.id));
    if (succeeded) setOpen({ actie: action, groep, detail: succeeded.uit });
  };
  const start = (action: GroepAction, groep: GroepItem | null) => {
    if (groep !== null && (action === 'archiveer' || action === 'haalTerug'))
      void archive(groep, action === 'archiveer');
    else if (groep !== null && WITH_DETAIL.has(action)) void withDetail(action, groep);
    else setOpen({ actie: action, groep, detail: null });
  };
  const parts = (
    <>
      {saving.fout !== null && <ErrorNotice fout={saving.fout} onRetry={saving.wis} />}
      {open !== null && <ActionDialog adminId={adminId} open={open} onSluit={close} onCompleted={report} />}
      <UndoBar completed={completed} onClose={() => setDone(null)} />
    </>
  );
  return { start, delen: parts };
}
