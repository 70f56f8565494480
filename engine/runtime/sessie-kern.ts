import type { Attempt, InputDevice, Question, Verdict } from '#engine/core/oefening/contract.ts';
import type { SceneDoc } from '#engine/document/scene.ts';
import type { Entity, Fase, Geluid, SpelToestand, Toegankelijk } from './contract.ts';
import type { Scene } from './scene.ts';

/** What the parts of the session (ladder, choices) ask of it. */
export interface SessieKern {
  readonly o: { doc: SceneDoc; geluid: Geluid; teksten: (key: string) => string; toegankelijk: Toegankelijk };
  readonly scene: Scene;
  readonly fase: Fase;
  readonly toestand: SpelToestand;
  question(): Question | null;
  attempt(attempt: Attempt, source: Entity | null, device: InputDevice): Verdict;
  choose(tokenId: string, device: InputDevice): void;
  patch(part: Partial<SpelToestand>): void;
  say(): void;
  toonRail(): void;
}
