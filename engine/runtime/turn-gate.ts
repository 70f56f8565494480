import type { Attempt, InputDevice, Question, Token, Verdict } from '#engine/core/oefening/contract/contract.ts';
import type { Entity, Phase, SpelState } from './contract.ts';

/** The next layer after the world and its mechanics: takes attempts, and knows the question and the phase. */
export interface TurnGate {
  readonly phase: Phase;
  readonly tempo: number;
  question(): Question | null;
  attempt(attempt: Attempt, source: Entity | null, device: InputDevice): Verdict;
  nextSlot(): number;
  peekStream(n: number): Token[];
  bonus(points: number): void;
  setChoices(choices: readonly { id: string; label: string; busy: boolean }[]): void;
  patch(part: Partial<SpelState>): void;
  lookup(name: string): string | number | boolean | null;
  say(): void;
  finish(): void;
}

/** What came of an attempt. */
export interface Attempted {
  verdict: Verdict;
  attempt: Attempt;
  source: Entity | null;
  question: Question;
  /** No miss and no help in this question before this attempt. */
  firstTry: boolean;
}

/** Hears what happened in a turn; it comes after the turn on the way of an answer. */
export interface TurnListener {
  attempted(event: Attempted): void;
  /** The letters of the rail changed. */
  typed(): void;
}
