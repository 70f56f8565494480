import type { KeyboardEventHandler } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlanWeek, WeekPlan } from '#server/features/week-plans/week-plans.contract.ts';
import { Icon } from '#web/ui/icon.tsx';
import { TableBox } from '#web/ui/table-box.tsx';
import { dayRange } from './plan-text.ts';
import { useGridKeys } from './use-grid-keys.ts';
import type { WeekPlanEditor } from './use-week-plan.ts';
import { weekNumber } from './weeks.ts';

export type Names = Pick<WeekPlan, 'lists' | 'doelen'>;

type List = Names['lists'][number];

/** The first words of a list, and whether it is still there. */
function ListLines({ list }: { list: List }) {
  const { t } = useTranslation('week-plan');
  const words = `${t('woorden', { count: list.aantal })}: ${list.voorbeelden.join(', ')}`;
  return (
    <>
      <small>{list.aantal > list.voorbeelden.length ? `${words} …` : words}</small>
      {list.weg && <small className="plan-package__gone">{t('lijstWeg')}</small>}
    </>
  );
}

const goalsText = ({ doelIds }: PlanWeek, { doelen }: Names): string =>
  doelIds.map((id) => doelen.find((goal) => goal.id === id)?.naam ?? id).join(' · ');

function FreeWeek({ title }: { title: string }) {
  return (
    <span className="plan-package plan-package--free">
      <Icon name="kalender" size={20} />
      <span>
        <strong>{title}</strong>
      </span>
    </span>
  );
}

/** What stands in a week, in words. */
function Package({ entry, names }: { entry: PlanWeek; names: Names }) {
  const { t } = useTranslation('week-plan');
  const { titel: title } = entry;
  if (entry.free) return <FreeWeek title={title === '' ? t('vrij') : title} />;
  const list = names.lists.find(({ id }) => id === entry.woordlijstId);
  const content = entry.woordlijstId === undefined ? goalsText(entry, names) : (list?.naam ?? t('lijst'));
  return (
    <span className="plan-package">
      <Icon name={entry.woordlijstId === undefined ? 'ster' : 'woordlijsten'} size={20} />
      <span>
        <strong>{title === '' ? content : title}</strong>
        {title !== '' && <small>{content}</small>}
        {list !== undefined && <ListLines list={list} />}
      </span>
    </span>
  );
}

interface RowProps {
  week: string;
  plan: WeekPlan;
  editor: WeekPlanEditor;
  names: Names;
  /** Absent = looking only. */
  onOpen: ((week: string) => void) | null;
}

/** What stands in a week; a press changes it, where that may be. */
function Cell({ week, editor, names, onOpen }: Omit<RowProps, 'plan'>) {
  const { t } = useTranslation('week-plan');
  const entry = editor.weeks.get(week);
  if (onOpen === null || !editor.editable(week))
    return entry === undefined ? null : <Package entry={entry} names={names} />;
  return (
    <button
      type="button"
      className="plan-cell"
      aria-label={entry === undefined ? t('kiesVoor', { nr: weekNumber(week) }) : undefined}
      onClick={() => {
        editor.choose(week, false);
        onOpen(week);
      }}
    >
      {entry === undefined ? (
        <span className="plan-cell__empty">
          <Icon name="plus" size={18} /> {t('kies')}
        </span>
      ) : (
        <Package entry={entry} names={names} />
      )}
    </button>
  );
}

/** How a week went that runs or has passed. */
function Outcome({ week, plan }: Pick<RowProps, 'week' | 'plan'>) {
  const { t } = useTranslation('week-plan');
  const stored = plan.weeks.find((other) => other.week === week);
  if (stored === undefined || stored.free || week > plan.nu) return null;
  return t('gedaan', { klaar: stored.klaar, count: plan.leerlingen });
}

function Row(props: RowProps & { onKeys: KeyboardEventHandler<HTMLElement> }) {
  const { week, plan, editor, onOpen, onKeys } = props;
  const { t, i18n } = useTranslation('week-plan');
  const chosen = editor.chosen.includes(week);
  const stands = {
    'data-now': week === plan.nu,
    'data-past': week < plan.nu,
    'data-chosen': chosen && onOpen !== null,
  };
  return (
    <tr className="plan-row" {...stands}>
      <th scope="row">
        <button
          type="button"
          className="plan-week"
          data-week={week}
          aria-pressed={chosen}
          disabled={onOpen === null}
          onClick={({ shiftKey }) => editor.choose(week, shiftKey)}
          onKeyDown={onKeys}
        >
          <strong>{t('week', { nr: weekNumber(week) })}</strong>
          <small>{dayRange(i18n.language, week)}</small>
        </button>
        {week === plan.nu && <span className="chip chip--sea">{t('nu')}</span>}
      </th>
      <td>
        <Cell {...props} />
      </td>
      <td>
        <Outcome week={week} plan={plan} />
      </td>
    </tr>
  );
}

/** The weeks under each other; the keys of a sheet work in it. */
export function PlanTable({ plan, editor, names, onOpen }: Omit<RowProps, 'week'>) {
  const { t } = useTranslation('week-plan');
  const keys = useGridKeys(editor, onOpen !== null);
  return (
    <TableBox name={t('titel')} className="table--fixed plan-table">
      <thead>
        <tr>
          <th scope="col">{t('kolom.week')}</th>
          <th scope="col">{t('kolom.wat')}</th>
          <th scope="col">{t('kolom.gedaan')}</th>
        </tr>
      </thead>
      <tbody>
        {editor.shown.map((week) => (
          <Row key={week} week={week} plan={plan} editor={editor} names={names} onOpen={onOpen} onKeys={keys} />
        ))}
      </tbody>
    </TableBox>
  );
}
