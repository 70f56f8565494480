import { Container } from 'pixi.js';
import type { Token } from '#engine/core/oefening/contract/contract.ts';
import type { SceneContext, TokenView } from '#engine/runtime/contract.ts';

/** Height of a letter and width of an average one, as shares of the height of a row. */
const LETTER = 0.46;
const AVERAGE = 0.56 * LETTER;
/** Rows stand so far apart, as a share of their height. */
const LEAD = 0.6;

/** Words in rows that fit a width in letters; a word that is longer has a row of its own. */
export function rowsOf(words: readonly string[], letters: number): string[] {
  const rows: string[] = [];
  for (const word of words) {
    const last = rows.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= letters) rows[rows.length - 1] = `${last} ${word}`;
    else rows.push(word);
  }
  return rows;
}

/** Text in a box of the world, in the letters of the child. */
export class FlashText {
  readonly view = new Container();
  private readonly ctx: SceneContext;
  private readonly box: readonly [number, number];
  private readonly rows: TokenView[] = [];

  constructor(ctx: SceneContext, box: readonly [number, number]) {
    this.ctx = ctx;
    this.box = box;
  }

  /** Sets the words of one or more lines, each line on rows of its own. */
  set(lines: readonly (readonly Token[])[], size: number): void {
    this.clear();
    const [wide, high] = this.box;
    const letters = Math.floor(wide / (size * AVERAGE));
    const rows = lines.flatMap((line) =>
      rowsOf(
        line.map((token) => token.text ?? ''),
        letters,
      ),
    );
    const step = Math.min(size * LEAD, high / Math.max(1, rows.length));
    for (const [i, text] of rows.entries()) {
      const row = this.ctx.token({ plate: 'none', size, width: wide });
      row.setToken({ id: `flash-${i}`, kind: 'woord', text });
      row.view.scale.set(Math.min(1, step / (size * LEAD)));
      row.view.position.set(0, (i - (rows.length - 1) / 2) * step);
      this.view.addChild(row.view);
      this.rows.push(row);
    }
  }

  clear(): void {
    for (const row of this.rows) this.ctx.freeToken(row);
    this.rows.length = 0;
  }
}
