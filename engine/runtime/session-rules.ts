import type { Question, Round, RoundResult, Verdict, View } from '#engine/core/oefening/contract.ts';
import type { SceneDoc } from '#engine/document/scene.ts';
import type { Fase, Geluid, Intent, Mechanic, Toegankelijk } from './contract.ts';
import type { ToestandStore } from './toestand.ts';
import { zinDelen } from './zin.ts';

/** What a session is made of. */
export interface SessieOpties {
  doc: SceneDoc;
  round: Round;
  store: ToestandStore;
  geluid: Geluid;
  teksten: (key: string) => string;
  toegankelijk: Toegankelijk;
  eersteKeer: boolean;
  onEinde(result: RoundResult): void;
}

/** Phases that a press ends. */
export const OVERSLAAN: ReadonlySet<Fase> = new Set(['intro', 'finale']);

/** A slip of the finger or an unknown token: try again, nothing counted. */
export const isSlip = (v: Verdict): boolean => !v.ok && v.next === 'retry' && v.focus === undefined;
export const isDruk = (intent: Intent): boolean => intent.kind === 'down' || (intent.kind === 'act' && intent.down);
export const isBezig = ({ mechanic }: { mechanic: Mechanic }): boolean => mechanic.busy?.() === true;

/** Everything that was to be marked is, after so many steps. */
export const isGemarkeerd = (view: View, stappen: number): boolean =>
  view.shape === 'mark' ? stappen >= (view.target === 'cut' ? 1 : (view.count ?? 1)) : true;

/** A question as one line of text, for who does not see it. */
export function vraagTekst({ prompt }: Question, teksten: (key: string) => string): string {
  const zin = prompt.sentence === undefined ? null : zinDelen(prompt.sentence);
  return [teksten(prompt.instructionKey), prompt.text ?? '', zin === null ? '' : `${zin.voor}…${zin.na}`]
    .filter((deel) => deel !== '')
    .join(' ');
}
