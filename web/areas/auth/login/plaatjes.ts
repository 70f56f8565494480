/** Place in the grid after a key, or null when the key does not move. */
export function volgendePlek({
  plek,
  toets,
  kolommen,
  aantal,
}: {
  plek: number;
  toets: string;
  kolommen: number;
  aantal: number;
}): number | null {
  const stap = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: kolommen, ArrowUp: -kolommen }[toets];
  if (toets === 'Home') return 0;
  if (toets === 'End') return aantal - 1;
  if (stap === undefined) return null;
  const nieuw = plek + stap;
  return nieuw < 0 || nieuw >= aantal ? plek : nieuw;
}
