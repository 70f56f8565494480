export interface Knoop {
  id: string;
  x: number;
  y: number;
}
export type Richting = 'links' | 'rechts' | 'op' | 'neer';

const AS: Readonly<Record<Richting, readonly [number, number]>> = {
  links: [-1, 0],
  rechts: [1, 0],
  op: [0, -1],
  neer: [0, 1],
};
/** How much a step aside counts against a step in the right direction. */
const DWARS = 2.2;

export const richtingVan = (toets: string): Richting | null => {
  const toetsen: Readonly<Record<string, Richting>> = {
    ArrowLeft: 'links',
    ArrowRight: 'rechts',
    ArrowUp: 'op',
    ArrowDown: 'neer',
  };
  return toetsen[toets] ?? null;
};

/** Nearest node in a direction; the node itself when nothing lies there. */
export function buur(knopen: readonly Knoop[], van: string, richting: Richting): string {
  const hier = knopen.find((knoop) => knoop.id === van) ?? knopen[0];
  if (!hier) return van;
  const [ax, ay] = AS[richting];
  let beste = hier.id;
  let afstand = Number.POSITIVE_INFINITY;
  for (const knoop of knopen) {
    const dx = knoop.x - hier.x;
    const dy = knoop.y - hier.y;
    const vooruit = dx * ax + dy * ay;
    const opzij = Math.abs(dx * ay) + Math.abs(dy * ax);
    const maat = vooruit + opzij * DWARS;
    if (knoop.id !== hier.id && vooruit > 1 && opzij <= vooruit * 1.6 && maat < afstand)
      [beste, afstand] = [knoop.id, maat];
  }
  return beste;
}
