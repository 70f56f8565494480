/** Value below which a share `p` (0..1) of the numbers lies; 0 without numbers. */
export function percentile(numbers: readonly number[], p: number): number {
  const row = [...numbers].sort((a, b) => a - b);
  return row[Math.min(row.length - 1, Math.max(0, Math.ceil(row.length * p) - 1))] ?? 0;
}

export const median = (numbers: readonly number[]): number => percentile(numbers, 0.5);

/** Rounded for a report. */
export const round = (x: number, digits = 2): number => Number(x.toFixed(digits));
