import type { Bank } from '../bank.ts';
import type { BenchFormat } from '../formats.ts';
import type { Sim } from '../worlds/world.ts';

/** What a policy may know before the first answer: guessed difficulties, never the true ones. */
export interface Start {
  bank: Pick<Bank, 'n' | 'categorieen' | 'cat'>;
  /** Prior difficulty per word, logits; true value plus an error of sd `fout`. */
  b: Float64Array;
  fout: number;
  seed: number;
}

/** Word to ask now, and the chance of success that the policy expects (undefined when it has no opinion). */
export interface Choice {
  woord: number;
  p?: number;
}

/** Day, answering time and format of an answer. */
export interface Turn {
  dag: number;
  ms: number;
  format: BenchFormat;
}

/** Chooses words for one leerling and learns from the outcomes. */
export interface Player {
  /** Beginning of a sitting on a whole day. */
  session?(day: number): void;
  kies(day: number, format: BenchFormat): Choice;
  learn(woord: number, x: 0 | 1, turn: Turn): void;
  /** Estimated ability per category, logits, when the policy keeps one. */
  vaardigheid?(category: number): number;
}

/** Way to choose words. Only the oracle looks into the world. */
export interface Policy {
  naam: string;
  doel?: number;
  player(start: Start, sim: Sim): Player;
}

/** Words that may not come back yet. */
export class Recent {
  private readonly rij: number[] = [];

  constructor(private readonly length: number) {}

  has(woord: number): boolean {
    return this.rij.includes(woord);
  }

  add(woord: number): void {
    this.rij.push(woord);
    if (this.rij.length > this.length) this.rij.shift();
  }
}

const orders = new WeakMap<Float64Array, Uint32Array>();

/** Words from easy to hard by their prior; sorted once per bank. */
export function byDifficulty(b: Float64Array): Uint32Array {
  const known = orders.get(b);
  if (known !== undefined) return known;
  const out = Uint32Array.from(b, (_, i) => i).sort((x, y) => (b[x] ?? 0) - (b[y] ?? 0));
  orders.set(b, out);
  return out;
}
