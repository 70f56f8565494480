/** Where the bowls stand and how much smaller they are. */
export interface Schikking {
  k: number;
  plekken: readonly (readonly [number, number])[];
}

const VAST: readonly (readonly [number, number])[] = [
  [132, 424],
  [256, 424],
  [70, 556],
  [194, 556],
  [318, 556],
  [956, 556],
  [1080, 556],
  [1204, 556],
];
const LINKS = [14, 376] as const;
const RECHTS = [896, 1266] as const;

interface Rooster {
  k: number;
  links: readonly number[];
  rechts: readonly number[];
}
/** From roomy to tight: rows left and right of the pizza per size of the bowls. */
const ROOSTERS: readonly Rooster[] = [
  { k: 1, links: [432, 548], rechts: [548] },
  { k: 0.9, links: [436, 548], rechts: [452, 548] },
  { k: 0.8, links: [436, 548], rechts: [452, 548] },
  { k: 0.7, links: [392, 472, 552], rechts: [472, 552] },
  { k: 0.6, links: [404, 478, 552], rechts: [478, 552] },
  { k: 0.5, links: [356, 426, 496, 562], rechts: [426, 496, 562] },
];

function rij([van, tot]: readonly [number, number], breed: number, y: number): (readonly [number, number])[] {
  const n = Math.max(1, Math.floor((tot - van) / breed));
  return Array.from({ length: n }, (_, i) => [Math.round(van + ((i + 0.5) * (tot - van)) / n), y] as const);
}

/** Places `n` bowls whose plates are `breed` wide, left of the pizza first, without overlap and never on the pizza. */
export function schik(n: number, breed: number): Schikking {
  if (breed <= 108 && n <= VAST.length) return { k: 1, plekken: VAST.slice(0, n) };
  let laatste: Schikking = { k: 0.5, plekken: VAST };
  for (const { k, links, rechts } of ROOSTERS) {
    const stap = Math.max(breed, 118) * k + 10;
    const plekken = [...links.flatMap((y) => rij(LINKS, stap, y)), ...rechts.flatMap((y) => rij(RECHTS, stap, y))];
    laatste = { k, plekken: plekken.slice(0, n) };
    if (plekken.length >= n) return laatste;
  }
  return laatste;
}
