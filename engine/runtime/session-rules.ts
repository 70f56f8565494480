import type { Question, Round, RoundResult, Verdict, View } from '#engine/core/oefening/contract.ts';
import type { SceneDoc } from '#engine/document/scene.ts';
import type { Phase, Sound, Intent, Mechanic, Accessibility } from './contract.ts';
import type { StateStore } from './state.ts';
import { zinParts } from './zin.ts';

/** What a session is made of. */
export interface SessionOptions {
  doc: SceneDoc;
  round: Round;
  store: StateStore;
  geluid: Sound;
  texts: (key: string) => string;
  accessibility: Accessibility;
  eersteKeer: boolean;
  onEnd(result: RoundResult): void;
}

/** Phases that a press ends. */
export const SKIP: ReadonlySet<Phase> = new Set(['intro', 'finale']);

/** A slip of the finger or an unknown token: try again, nothing counted. */
export const isSlip = (v: Verdict): boolean => !v.ok && v.next === 'retry' && v.focus === undefined;
export const isPress = (intent: Intent): boolean => intent.kind === 'down' || (intent.kind === 'act' && intent.down);
export const isBusy = ({ mechanic }: { mechanic: Mechanic }): boolean => mechanic.busy?.() === true;

/** Everything that was to be marked is, after so many steps. */
export const isMarked = (view: View, steps: number): boolean =>
  view.shape === 'mark' ? steps >= (view.target === 'cut' ? 1 : (view.count ?? 1)) : true;

/** A question as one line of text, for who does not see it. */
export function vraagText({ prompt }: Question, texts: (key: string) => string): string {
  const zin = prompt.sentence === undefined ? null : zinParts(prompt.sentence);
  return [texts(prompt.instructionKey), prompt.text ?? '', zin === null ? '' : `${zin.voor}…${zin.na}`]
    .filter((part) => part !== '')
    .join(' ');
}
