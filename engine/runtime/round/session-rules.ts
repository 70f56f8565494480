import type { Question, Verdict, View } from '#engine/core/oefening/contract/contract.ts';
import type { Phase, Intent } from '../contract.ts';
import { zinParts } from './zin.ts';

/** Phases that a press ends. */
export const SKIP: ReadonlySet<Phase> = new Set(['intro', 'wissel', 'finale']);

/** A slip of the finger or an unknown token: try again, nothing counted. */
export const isSlip = (v: Verdict): boolean => !v.ok && v.next === 'retry' && v.focus === undefined;
/** Whether an intent is a press: a finger or button going down, or the act key. */
export const isPress = (intent: Intent): boolean => intent.kind === 'down' || (intent.kind === 'act' && intent.down);

/** Everything that was to be marked is, after so many steps. */
export const isMarked = (view: View, steps: number): boolean =>
  view.shape === 'mark' ? steps >= (view.target === 'cut' ? 1 : (view.count ?? 1)) : true;

/** A question as one line of text, for who does not see it. */
export function vraagText({ prompt }: Question, texts: (key: string) => string): string {
  const zin = prompt.sentence === undefined ? null : zinParts(prompt.sentence);
  return [texts(prompt.instructionKey), prompt.text ?? '', zin === null ? '' : `${zin.before}…${zin.after}`]
    .filter((part) => part !== '')
    .join(' ');
}
