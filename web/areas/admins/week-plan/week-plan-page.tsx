import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlanTakenOver, WeekPlan } from '#server/features/week-plans/week-plans.contract.ts';
import { HttpError } from '#web/platform/http-error.ts';
import { ErrorNotice, State } from '#web/platform/state.tsx';
import { useTitle } from '#web/platform/use-title.ts';
import { Icon } from '#web/ui/icon.tsx';
import { TableSkeleton } from '#web/ui/skeleton.tsx';
import { UndoBar, type UndoneAction } from '#web/ui/undo-bar.tsx';
import { saveWeekPlan, useWeekEffects, useWeekPlan } from '../shared/api/week-plans.api.ts';
import { useWoordlijsten } from '../shared/api/woordlijsten.api.ts';
import { useSettingChoices } from '../shared/api/oefeninstellingen.api.ts';
import { useSpot } from '../shared/frame/use-spot.ts';
import { Permission } from '../shared/permission.tsx';
import { usePermission } from '../shared/use-permission.ts';
import { useSaving } from '#web/platform/use-saving.ts';
import { PackageDialog, type Chosen } from './package-dialog.tsx';
import { PlanTable, type Names } from './plan-table.tsx';
import { PlanToolbar } from './plan-toolbar.tsx';
import { TakeOverDialog } from './take-over-dialog.tsx';
import { useWeekPlanEditor, type OwnChanges, type WeekPlanEditor } from './use-week-plan.ts';
import { giveLists, pasteWeeks, weeksFrom } from './weeks.ts';
import './week-plan.css';

const SKELETON = <TableSkeleton />;
const NOTHING_OWN: OwnChanges = new Map();

/** Names of everything that a week can hold: what the plan knows, and what was chosen since. */
function useNames(plan: WeekPlan, taken: PlanTakenOver | null): Names {
  const { adminId, groepId } = useSpot();
  const lists = useWoordlijsten(adminId).data?.items ?? [];
  const goals = useSettingChoices(adminId, groepId ?? '').data?.doelen ?? [];
  return {
    lists: [
      ...plan.lists,
      ...(taken?.lists ?? []),
      ...lists.map(({ id, naam: name, aantal: count, voorbeelden: examples }) => ({
        id,
        naam: name,
        aantal: count,
        voorbeelden: examples,
        weg: false,
      })),
    ],
    doelen: [...plan.doelen, ...(taken?.doelen ?? []), ...goals],
  };
}

/** For whom the running week is not plain, one sentence each. */
function Effects() {
  const { t } = useTranslation('week-plan');
  const { adminId, groepId } = useSpot();
  const effects = useWeekEffects({ adminId, groepId: groepId ?? '' });
  const items = effects.data?.items ?? [];
  if (items.length === 0) return null;
  return (
    <section className="plan-effects" aria-labelledby="plan-effects">
      <h2 id="plan-effects">{t('gevolg.titel')}</h2>
      <ul>
        {items.map(({ leerlingId, naam: name, reden: reason }) => (
          <li key={leerlingId}>
            <Icon name="let" size={18} /> {t(`gevolg.${reason}`, { naam: name })}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface Work {
  plan: WeekPlan;
  editor: WeekPlanEditor;
  onSaved: (done: UndoneAction) => void;
  /** Somebody else saved first: the newest plan, with these changes on top of it. */
  onConflict: (own: OwnChanges) => void;
}

const isConflict = (error: Error): boolean => error instanceof HttpError && error.code === 'GEWIJZIGD_DOOR_ANDER';

function SaveBar({ plan, editor, onSaved, onConflict }: Work) {
  const { t } = useTranslation('week-plan');
  const { adminId, groepId } = useSpot();
  const saving = useSaving();
  const save = async () => {
    const body = { versie: plan.versie, weeks: weeksFrom(editor.weeks, plan.nu) };
    const done = await saving.run(() => saveWeekPlan({ adminId, groepId: groepId ?? '' }, body));
    if (done !== undefined) onSaved({ key: performance.now(), text: t('bewaard'), passwordReset: null });
  };
  return (
    <>
      {saving.fout !== null && !isConflict(saving.fout) && (
        <ErrorNotice fout={saving.fout} onRetry={() => void save()} />
      )}
      {saving.fout !== null && isConflict(saving.fout) && (
        <p className="plan-hint" role="alert">
          <Icon name="let" size={20} /> {t('conflict')}
          <button type="button" className="button-text" onClick={() => onConflict(editor.own())}>
            {t('conflict.knop')}
          </button>
        </p>
      )}
      <div className="plan-save not-at-paper">
        <button
          type="button"
          className="button-full"
          disabled={!editor.changed || saving.bezig}
          onClick={() => void save()}
        >
          <Icon name="vink" size={18} /> {t('bewaar')}
        </button>
        <span role="status" className="soft">
          {editor.changed ? t('nietBewaard') : ''}
        </span>
      </div>
    </>
  );
}

function Buttons({ onTakeOver }: { onTakeOver: (() => void) | null }) {
  const { t } = useTranslation('week-plan');
  return (
    <span className="page-header__buttons not-at-paper">
      {onTakeOver !== null && (
        <button type="button" className="button-tint" onClick={onTakeOver}>
          <Icon name="kopie" size={18} /> {t('overname')}
        </button>
      )}
      <button type="button" className="button-tint" onClick={() => window.print()}>
        <Icon name="print" size={18} /> {t('print')}
      </button>
    </span>
  );
}

/** Title of the page, with the buttons once there is something to work on. */
function Header({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('week-plan');
  return (
    <div className="page-header">
      <div>
        <h1>{t('titel')}</h1>
        <p>{t('uitleg')}</p>
      </div>
      {children}
    </div>
  );
}

function Plan({ plan, own, onSaved, onConflict }: Omit<Work, 'editor'> & { own: OwnChanges }) {
  const { t } = useTranslation('week-plan');
  const { adminId } = useSpot();
  const canChange = usePermission(adminId)('oefeninstellingen.wijzigen');
  const editor = useWeekPlanEditor(plan, own);
  const [open, setOpen] = useState<string | null>(null);
  const [taking, setTaking] = useState(false);
  const [taken, setTaken] = useState<PlanTakenOver | null>(null);
  const names = useNames(plan, taken);
  const choose = (week: string, chosen: Chosen): void => {
    editor.apply((weeks) =>
      'lists' in chosen ? giveLists(weeks, week, chosen.lists) : pasteWeeks(weeks, week, [{ ...chosen.entry, week }]),
    );
    setOpen(null);
  };
  const take = (other: PlanTakenOver): void => {
    setTaken(other);
    setTaking(false);
    editor.apply((weeks) => new Map([...weeks, ...other.weeks.map((entry) => [entry.week, entry] as const)]));
    const skipped = other.overgeslagen > 0 ? t('overname.over', { count: other.overgeslagen }) : '';
    onSaved({
      key: performance.now(),
      text: `${t('overname.gedaan', { count: other.weeks.length })} ${skipped}`.trim(),
      passwordReset: null,
    });
  };
  return (
    <>
      <Header>
        <Buttons onTakeOver={canChange ? () => setTaking(true) : null} />
      </Header>
      {editor.weeks.size === 0 && (
        <p className="plan-hint">
          <Icon name="lamp" size={20} /> {t(canChange ? 'leeg' : 'leegKijken')}
        </p>
      )}
      <Effects />
      {canChange && <PlanToolbar editor={editor} />}
      <PlanTable plan={plan} editor={editor} names={names} onOpen={canChange ? setOpen : null} />
      <button
        type="button"
        className="button-text plan-whole not-at-paper"
        aria-expanded={editor.whole}
        onClick={() => editor.setWhole(!editor.whole)}
      >
        {t(editor.whole ? 'periode' : 'heelJaar')}
      </button>
      {canChange && <SaveBar plan={plan} editor={editor} onSaved={onSaved} onConflict={onConflict} />}
      {open !== null && (
        <PackageDialog
          week={open}
          entry={editor.weeks.get(open)}
          jaargroepen={plan.jaargroepen}
          onClose={() => setOpen(null)}
          onChoose={(chosen) => choose(open, chosen)}
        />
      )}
      {taking && <TakeOverDialog onClose={() => setTaking(false)} onTake={take} />}
    </>
  );
}

/** Which words or goals a group practises in which week of its method. */
export function WeekPlanPage() {
  const { t } = useTranslation('week-plan');
  const { adminId, groepId } = useSpot();
  const [done, setDone] = useState<UndoneAction | null>(null);
  useTitle(t('titel'));
  return (
    <Permission actie="oefeninstellingen.lezen" titel={t('titel')}>
      <StoredPlan adminId={adminId} groepId={groepId ?? ''} onSaved={setDone} />
      <UndoBar completed={done} onClose={() => setDone(null)} />
    </Permission>
  );
}

function StoredPlan({
  onSaved,
  ...params
}: {
  adminId: string;
  groepId: string;
  onSaved: (done: UndoneAction) => void;
}) {
  const plan = useWeekPlan(params);
  const [own, setOwn] = useState<OwnChanges>(NOTHING_OWN);
  const onConflict = (changes: OwnChanges): void => {
    setOwn(changes);
    void plan.mutate();
  };
  const saved = (done: UndoneAction): void => {
    setOwn(NOTHING_OWN);
    onSaved(done);
  };
  return (
    <>
      {plan.data === undefined && <Header />}
      <State stand={plan} skeleton={SKELETON}>
        {(data) => <Plan key={data.versie} plan={data} own={own} onSaved={saved} onConflict={onConflict} />}
      </State>
    </>
  );
}
