import type { AudioId, InputDevice } from '#engine/core/oefening/contract/contract.ts';
import type { Accessibility, SpelState } from './contract.ts';

/** Handle of one running game, given to React. */
export interface MountedSpel {
  readonly toestand: { getState(): SpelState; subscribe(fn: () => void): () => void };
  /** CSS pixels covered by the HUD and the keyboard. */
  setInsets(topCss: number, bottomCss: number): void;
  /** All accessibility settings take effect at once, also in the middle of a round. */
  setAccessibility(part: Partial<Accessibility>): void;
  start(): void;
  pause(on: boolean): void;
  /** Says the word again. */
  hear(): void;
  /** Says what is to be done, then the word. */
  hearTask(): void;
  /** Says a line of the frame; it ends what is being said. */
  say(audio: AudioId): void;
  hint(): void;
  /** Skips intro, change of task, tutorial step or finale, and ends reading without a clock. */
  skip(): void;
  choose(tokenId: string, device: InputDevice): void;
  type(letter: string, device: InputDevice): void;
  backspace(device: InputDevice): void;
  submit(device: InputDevice): void;
  /** Explains again, after a pause too; null when the game has no tutorial. */
  readonly explanation: (() => void) | null;
  /** The choice that has the focus of the page, so that the world can point at it; null for none. */
  focus(tokenId: string | null): void;
  /** Leaves the round; answers given stay. */
  stop(): void;
  /** Where a choice or a slot is on the page now, in CSS pixels; null when it cannot be seen. */
  spot(doel: { tokenId: string | null; slot: number | null }): { x: number; y: number } | null;
  /** Left top of a help card of this size, in CSS pixels of the stage, where it covers neither rail nor what must be touched. */
  helpSpot(card: { w: number; h: number }): { x: number; y: number; covered: number };
  /** Steps the simulation by n fixed steps of 1/60 s, for tests. */
  step(n: number): void;
  destroy(): void;
}
