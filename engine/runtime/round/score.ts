import type { Verdict } from '#engine/core/oefening/contract/contract.ts';

/** How a question went: without help or with it. */
export type RoundOutcome = 'goed' | 'geholpen';

/** Count of one round: misses and help of this question, finished questions, rubber band (games.md section 3). */
export class RoundScore {
  /** How each finished question went. */
  readonly completed: RoundOutcome[] = [];
  /** Right steps within this question. */
  steps = 0;
  private misses = 0;
  private helped = false;
  private inRow = 0;

  /** Rubber band: 0.8 for every miss in a row from the second, until the next success. */
  get tempo(): number {
    return this.inRow < 2 ? 1 : Math.max(0.4, 0.8 ** (this.inRow - 1));
  }

  /** No miss and no help in this question so far. */
  get clean(): boolean {
    return this.misses === 0 && !this.helped;
  }

  begin(): void {
    this.misses = 0;
    this.helped = false;
    this.steps = 0;
  }

  /** Counts one verdict that is not a slip. */
  count(verdict: Verdict): void {
    if (verdict.ok) {
      this.inRow = 0;
      this.steps += 1;
      return;
    }
    this.misses += 1;
    this.inRow += 1;
    if (verdict.next === 'show' && verdict.shown !== undefined) this.help();
  }

  /** The child was helped with this question. */
  help(): void {
    this.helped = true;
  }

  /** The question is done; answers how it went. */
  finish(): RoundOutcome {
    this.inRow = 0;
    return this.clean ? 'goed' : 'geholpen';
  }
}
