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

/** How a scene is played now: its play level, 0..1, and whether in calm mode. */
export interface Dial {
  s: number;
  calm: boolean;
}

/** The numbers of a document as the dial stands. */
export class Numbers {
  private readonly tuning: (dial: Dial) => Tuning;
  private current: (name: string) => number;

  constructor(tuning: (dial: Dial) => Tuning, dial: Dial) {
    this.tuning = tuning;
    this.current = remember(tuning(dial));
  }

  /** Number by its name in the document, without `$`. */
  get(name: string): number {
    return this.current(`$${name}`);
  }

  /** Literal number, or `$name` of the document. */
  num(value: number | string): number {
    return typeof value === 'number' ? value : this.current(value);
  }

  /** Takes the numbers of another play level, of calm mode, or those of play again. */
  reread(dial: Dial): void {
    this.current = remember(this.tuning(dial));
  }
}
