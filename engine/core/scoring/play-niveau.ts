import type { Stars } from './stars.ts';

const STEP: Readonly<Record<Stars, number>> = { 3: 0.08, 2: 0.03, 1: -0.06, 0: -0.12 };

/** Next play level of a leerling in a game, 0..1 in steps of a hundredth; a level that is not a number starts at 0. */
export function nextPlayNiveau(s: number, stars: Stars): number {
  const now = Number.isFinite(s) ? s : 0;
  return Math.round(Math.min(1, Math.max(0, now + STEP[stars])) * 100) / 100;
}
