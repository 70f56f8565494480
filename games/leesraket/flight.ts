/** Shares of a flight: until here the engines roar, the ground is gone, the new ground comes, the rocket stands. */
export const ROAR = 0.14;
export const GONE = 0.46;
export const COMES = 0.58;
export const STANDS = 0.96;

export const ease = (t: number): number => t * t * (3 - 2 * t);
export const between = (t: number, from: number, to: number): number =>
  Math.max(0, Math.min(1, (t - from) / (to - from)));

/** Share that the ground has sunk at share `t` of a flight. */
export function sunk(t: number): number {
  return t < COMES ? between(t, ROAR, GONE) ** 2 : 1 - ease(between(t, COMES, STANDS));
}
