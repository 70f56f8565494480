import type { Question, Verdict } from '#engine/core/oefening/contract.ts';
import type { Scene } from './scene.ts';

/** Where the round is now. */
interface CurrentState {
  verdict: Verdict;
  nr: number;
  vraag: Question | null;
}

/** Names that conditions of triggers may use. */
export const LOOKUP: Readonly<Record<string, (scene: Scene, state: CurrentState) => string | number | boolean | null>> =
  {
    ok: (_, { verdict }) => verdict.ok,
    done: (_, { verdict }) => verdict.done,
    next: (_, { verdict }) => verdict.next ?? null,
    s: (scene) => scene.s,
    calm: (scene) => scene.calm,
    reduced: (scene) => scene.reducedMotion,
    index: (_, { nr }) => nr,
    shape: (_, { vraag }) => vraag?.view.shape ?? null,
  };
