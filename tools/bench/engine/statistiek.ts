/** Value below which a share `p` (0..1) of the numbers lies; 0 without numbers. */
export function percentiel(getallen: readonly number[], p: number): number {
  const rij = [...getallen].sort((a, b) => a - b);
  return rij[Math.min(rij.length - 1, Math.max(0, Math.ceil(rij.length * p) - 1))] ?? 0;
}

export const mediaan = (getallen: readonly number[]): number => percentiel(getallen, 0.5);

/** Rounded for a report. */
export const rond = (x: number, cijfers = 2): number => Number(x.toFixed(cijfers));
