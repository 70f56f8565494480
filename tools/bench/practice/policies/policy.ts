import type { Bank } from '../bank.ts';
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
export interface Keus {
  woord: number;
  p?: number;
}

/** Chooses words for one leerling and learns from the outcomes. */
export interface Speler {
  /** Beginning of a sitting on a whole day. */
  sessie?(dag: number): void;
  kies(dag: number): Keus;
  leer(woord: number, x: 0 | 1, tijd: { dag: number; ms: number }): void;
  /** Estimated ability per category, logits, when the policy keeps one. */
  vaardigheid?(categorie: number): number;
}

/** Way to choose words. Only the oracle looks into the world. */
export interface Policy {
  naam: string;
  doel?: number;
  speler(start: Start, sim: Sim): Speler;
}

/** Words that may not come back yet. */
export class Recent {
  private readonly rij: number[] = [];

  constructor(private readonly lengte: number) {}

  heeft(woord: number): boolean {
    return this.rij.includes(woord);
  }

  voeg(woord: number): void {
    this.rij.push(woord);
    if (this.rij.length > this.lengte) this.rij.shift();
  }
}

const volgordes = new WeakMap<Float64Array, Uint32Array>();

/** Words from easy to hard by their prior; sorted once per bank. */
export function opMoeilijkheid(b: Float64Array): Uint32Array {
  const bekend = volgordes.get(b);
  if (bekend !== undefined) return bekend;
  const uit = Uint32Array.from(b, (_, i) => i).sort((x, y) => (b[x] ?? 0) - (b[y] ?? 0));
  volgordes.set(b, uit);
  return uit;
}
