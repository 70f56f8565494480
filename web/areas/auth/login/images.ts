/** Place in the grid after a key, or null when the key does not move. */
export function nextSpot({
  plek: spot,
  toets,
  kolommen: columns,
  aantal: count,
}: {
  plek: number;
  toets: string;
  kolommen: number;
  aantal: number;
}): number | null {
  const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns }[toets];
  if (toets === 'Home') return 0;
  if (toets === 'End') return count - 1;
  if (step === undefined) return null;
  const newOne = spot + step;
  return newOne < 0 || newOne >= count ? spot : newOne;
}
