export interface GridPlace {
  rij: number;
  column: number;
}

const STEP: Readonly<Record<string, readonly [rij: number, kolom: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [-8, 0],
  PageDown: [8, 0],
};
const clamp = (number: number, length: number): number => Math.min(Math.max(number, 0), length - 1);

/** Where a key leads in a grid; null when the key means nothing here. */
export function nextPlace(
  toets: { key: string; ctrlKey: boolean },
  place: GridPlace,
  size: { rijen: number; kolommen: number },
): GridPlace | null {
  if (toets.key === 'Home') return { rij: toets.ctrlKey ? 0 : place.rij, column: 0 };
  if (toets.key === 'End') return { rij: toets.ctrlKey ? size.rijen - 1 : place.rij, column: size.kolommen - 1 };
  const step = STEP[toets.key];
  if (step === undefined) return null;
  return { rij: clamp(place.rij + step[0], size.rijen), column: clamp(place.column + step[1], size.kolommen) };
}
