import type { Attempt, InputDevice, Question, Verdict } from '#engine/core/oefening/contract.ts';
import type { SceneDoc } from '#engine/document/scene.ts';
import type { Entity, Phase, Sound, SpelState, Accessibility } from './contract.ts';
import type { Scene } from './scene.ts';

/** What the parts of the session (ladder, choices) ask of it. */
export interface SessionCore {
  readonly o: { doc: SceneDoc; geluid: Sound; texts: (key: string) => string; accessibility: Accessibility };
  readonly scene: Scene;
  readonly fase: Phase;
  readonly toestand: SpelState;
  question(): Question | null;
  attempt(attempt: Attempt, source: Entity | null, device: InputDevice): Verdict;
  choose(tokenId: string, device: InputDevice): void;
  patch(part: Partial<SpelState>): void;
  say(): void;
  showRail(): void;
}
