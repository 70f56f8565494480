import type { Sterren } from './sterren.ts';

const STAP: Readonly<Record<Sterren, number>> = { 3: 0.08, 2: 0.03, 1: -0.06, 0: -0.12 };

/** Next play level of a leerling in a game, 0..1 in steps of a hundredth; a level that is not a number starts at 0. */
export function volgendSpeelniveau(s: number, sterren: Sterren): number {
  const nu = Number.isFinite(s) ? s : 0;
  return Math.round(Math.min(1, Math.max(0, nu + STAP[sterren])) * 100) / 100;
}
