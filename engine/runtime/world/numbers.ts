import type { Tuning } from '#engine/document/tuning.ts';

/** Numbers by `$name`, looked up once: cutting the name every step would make a string every step. */
function remember(tuning: Tuning): (name: string) => number {
  const known = new Map<string, number>();
  return (name) => {
    let number = known.get(name);
    if (number === undefined) {
      number = tuning.num(name);
      known.set(name, number);
    }
    return number;
  };
}

/** The numbers of a document for this round, in calm mode or not. */
export class Numbers {
  private readonly tuning: (calm: boolean) => Tuning;
  private current: (name: string) => number;

  constructor(tuning: (calm: boolean) => Tuning, calm: boolean) {
    this.tuning = tuning;
    this.current = remember(tuning(calm));
  }

  /** Number by its name in the document, without `$`. */
  get(name: string): number {
    return this.current(`$${name}`);
  }

  /** Literal number, or `$name` of the document. */
  num(value: number | string): number {
    return typeof value === 'number' ? value : this.current(value);
  }

  /** Takes the numbers of calm mode, or those of play again. */
  reread(calm: boolean): void {
    this.current = remember(this.tuning(calm));
  }
}
