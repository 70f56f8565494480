/** Steps of the log odds in the packed state. */
const STEPS = 20;

/** Log odds of the curve as one signed byte holds it. */
export function curveByte(curve: number): number {
  return Math.round(Math.min(127 / STEPS, Math.max(-127 / STEPS, curve)) * STEPS) + 0;
}

/** Log odds of a stored byte. */
export function curveOf(byte: number): number {
  return byte / STEPS;
}
