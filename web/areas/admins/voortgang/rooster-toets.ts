export interface Plaats {
  rij: number;
  kolom: number;
}

const STAP: Readonly<Record<string, readonly [rij: number, kolom: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [-8, 0],
  PageDown: [8, 0],
};
const klem = (getal: number, lengte: number): number => Math.min(Math.max(getal, 0), lengte - 1);

/** Where a key leads in a grid; null when the key means nothing here. */
export function volgendePlaats(
  toets: { key: string; ctrlKey: boolean },
  plaats: Plaats,
  maat: { rijen: number; kolommen: number },
): Plaats | null {
  if (toets.key === 'Home') return { rij: toets.ctrlKey ? 0 : plaats.rij, kolom: 0 };
  if (toets.key === 'End') return { rij: toets.ctrlKey ? maat.rijen - 1 : plaats.rij, kolom: maat.kolommen - 1 };
  const stap = STAP[toets.key];
  if (stap === undefined) return null;
  return { rij: klem(plaats.rij + stap[0], maat.rijen), kolom: klem(plaats.kolom + stap[1], maat.kolommen) };
}
