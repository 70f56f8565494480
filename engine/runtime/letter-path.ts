import type { Container } from 'pixi.js';
import type { Token } from '#engine/core/oefening/contract/contract.ts';
import type { Plate } from '#engine/document/fields.schema.ts';

/** Place on the stage, px. */
export interface StageSpot {
  x: number;
  y: number;
}

/** A thing that carries a letter. */
export interface Carrier {
  readonly id: string;
  readonly view: Container;
}

/** A right letter (or part of a word) on its way to its slot. */
export interface LetterPath {
  token: Token;
  /** Slot of the word rail that waits for it; null when the answer has none. */
  slot: number | null;
  /** What carries it, or where it was let go; left out, it rises from below its slot. */
  from?: Carrier | Readonly<StageSpot>;
  /** Slot in the world, which may move; left out, it lands on the word rail. Without both the letter rises and is gone. */
  to?: Readonly<StageSpot>;
  plate?: Plate;
  /** Height of the plate on its way, px. */
  size?: number;
  /** It lies in its slot now. */
  onLanded?(): void;
}
