import { useTranslation } from 'react-i18next';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import type { WeekPlanEditor } from './use-week-plan.ts';
import { clearWeeks, fillDown, insertHoliday, pasteWeeks, shiftEarlier, shiftLater, weekNumber } from './weeks.ts';

/** What can be done with the weeks that are chosen. */
export function PlanToolbar({ editor }: { editor: WeekPlanEditor }) {
  const { t } = useTranslation('week-plan');
  const { chosen, free, copied, apply } = editor;
  const [first] = chosen;
  const last = chosen.at(-1);
  if (first === undefined || last === undefined) return null;
  const filled = chosen.some((week) => editor.weeks.has(week));
  const tools: readonly { key: string; icon: IconName; text: string; off: boolean; act: () => void }[] = [
    { key: 'kopieer', icon: 'kopie', text: t('doe.kopieer'), off: !filled, act: editor.copy },
    {
      key: 'plak',
      icon: 'archief',
      text: t('doe.plak'),
      off: !free || copied.length === 0,
      act: () => apply((weeks) => pasteWeeks(weeks, first, copied)),
    },
    {
      key: 'vul',
      icon: 'af',
      text: t('doe.vul'),
      off: !free || !editor.weeks.has(first),
      act: () => apply((weeks) => fillDown(weeks, chosen)),
    },
    {
      key: 'vakantie',
      icon: 'kalender',
      text: t('doe.vakantie'),
      off: !free,
      act: () => apply((weeks) => insertHoliday(weeks, first)),
    },
    {
      key: 'later',
      icon: 'onder',
      text: t('doe.later'),
      off: !free,
      act: () => apply((weeks) => shiftLater(weeks, first)),
    },
    {
      key: 'eerder',
      icon: 'op',
      text: t('doe.eerder'),
      off: !free,
      act: () => apply((weeks) => shiftEarlier(weeks, first)),
    },
    {
      key: 'leeg',
      icon: 'prullenbak',
      text: t('doe.leeg'),
      off: !free || !filled,
      act: () => apply((weeks) => clearWeeks(weeks, chosen)),
    },
    { key: 'terug', icon: 'terug', text: t('doe.terug'), off: !editor.canUndo, act: editor.undo },
  ];
  return (
    <div className="plan-tools not-at-paper" role="toolbar" aria-label={t('doe.naam')}>
      <span className="plan-tools__chosen" role="status">
        {first === last
          ? t('doe.een', { nr: weekNumber(first) })
          : t('doe.meer', { van: weekNumber(first), tot: weekNumber(last) })}
      </span>
      {tools.map(({ key, icon, text, off, act }) => (
        <button key={key} type="button" className="button-text" disabled={off} onClick={act}>
          <Icon name={icon} size={18} /> {text}
        </button>
      ))}
    </div>
  );
}
