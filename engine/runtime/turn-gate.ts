import type { Attempt, InputDevice, Question, Verdict } from '#engine/core/oefening/contract.ts';
import type { Entity, Phase, SpelState } from './contract.ts';

/** What the scene asks of the session. */
export interface TurnGate {
  readonly fase: Phase;
  readonly tempo: number;
  question(): Question | null;
  attempt(attempt: Attempt, source: Entity | null, device: InputDevice): Verdict;
  nextSlot(): number;
  bonus(points: number): void;
  setChoices(choices: readonly { id: string; label: string; bezig: boolean }[]): void;
  patch(part: Partial<SpelState>): void;
  onEvent(event: string, a: string | null, b: string | null): void;
  lookup(name: string): string | number | boolean | null;
  say(): void;
  finish(): void;
}
