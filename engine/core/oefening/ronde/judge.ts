import type { Attempt, Verdict } from '../contract/contract.ts';

/**
 * Outcome of one attempt, before the ladder of help. `stil` = slip of the finger: try again, nothing counted.
 * `bijzaak` = about a companion of the item: help follows, but the answer of the item stays what it was.
 */
export interface Step {
  uitkomst: 'goed' | 'mis' | 'stil' | 'onbekend';
  klaar: boolean;
  focus?: NonNullable<Verdict['focus']>;
  isSideIssue?: boolean;
}

/** Judges the attempts of one question and remembers what was given first. */
export interface Judge {
  stap(attempt: Attempt): Step;
  /** The attempt that is right now; null when nothing is left to do. */
  solve(): Attempt | null;
  /** What the child gave first, as text. */
  ruw(): string;
  /** Slots of a sequence that are filled; empty for other shapes. */
  gevuld(): readonly (string | null)[];
}

/** Attempt that fits nothing in the question: no outcome, no crash. */
export const UNKNOWN: Step = Object.freeze({ uitkomst: 'onbekend', klaar: false });
