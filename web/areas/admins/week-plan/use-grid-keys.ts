import type { KeyboardEvent, KeyboardEventHandler } from 'react';
import { clearWeeks, fillDown, pasteWeeks } from './weeks.ts';
import type { WeekPlanEditor } from './use-week-plan.ts';

/** The key with its control key, as one word: `ctrl+c`, `Delete`. */
const keyOf = ({ key, ctrlKey, metaKey }: KeyboardEvent): string =>
  ctrlKey || metaKey ? `ctrl+${key.toLowerCase()}` : key;

/** What the keys of a sheet do here. */
function actionOf(editor: WeekPlanEditor, key: string): (() => void) | undefined {
  const [first] = editor.chosen;
  if (key === 'ctrl+c') return editor.copy;
  if (key === 'ctrl+z') return editor.undo;
  if (!editor.free || first === undefined) return undefined;
  if (key === 'ctrl+v') return () => editor.apply((weeks) => pasteWeeks(weeks, first, editor.copied));
  if (key === 'ctrl+d') return () => editor.apply((weeks) => fillDown(weeks, editor.chosen));
  if (key === 'Delete' || key === 'Backspace') return () => editor.apply((weeks) => clearWeeks(weeks, editor.chosen));
  return undefined;
}

/** For the button of each week: arrows walk over the weeks, with shift they stretch; copy, paste, fill, empty and step back as in a sheet. */
export function useGridKeys(editor: WeekPlanEditor, active: boolean): KeyboardEventHandler<HTMLElement> {
  return (event) => {
    const { week } = event.currentTarget.dataset;
    if (!active || week === undefined) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      const next = editor.shown[editor.shown.indexOf(week) + step];
      if (next === undefined) return;
      event.preventDefault();
      editor.choose(next, event.shiftKey);
      event.currentTarget.closest('table')?.querySelector<HTMLElement>(`[data-week="${next}"]`)?.focus();
      return;
    }
    const action = actionOf(editor, keyOf(event));
    if (action === undefined) return;
    event.preventDefault();
    action();
  };
}
