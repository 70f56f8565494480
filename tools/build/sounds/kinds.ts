import type { Wave } from './dsp.ts';

/** One sound of a bundle. `luid` = loudness of its loudest 0.2 s in dBFS, or of the whole in LUFS; `loop` = it repeats without a seam. */
export interface Klank {
  naam: string;
  luid: number;
  scale?: 'whole';
  loop?: boolean;
  create(): Wave;
}
export interface Bundle {
  naam: string;
  klanken: readonly Klank[];
  /** Module of a game that makes it, outside the synthesiser. */
  file?: string;
  /** Kilobits a second; absent = as effects need it. */
  kilobits?: 48;
}
