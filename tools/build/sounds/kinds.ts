import type { Wave } from './dsp.ts';

/** One sound of a bundle. `luid` = loudness of its loudest 0.2 s in dBFS; `lus` = it repeats without a seam. */
export interface Klank {
  naam: string;
  luid: number;
  loop?: boolean;
  create(): Wave;
}
export interface Bundle {
  naam: string;
  klanken: readonly Klank[];
  /** Module of a game that makes it, outside the synthesiser. */
  file?: string;
}
