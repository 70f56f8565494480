/** Where the bowls stand and how much smaller they are. */
export interface Arrangement {
  k: number;
  spots: readonly (readonly [number, number])[];
}

const FIXED: readonly (readonly [number, number])[] = [
  [132, 424],
  [256, 424],
  [70, 556],
  [194, 556],
  [318, 556],
  [956, 556],
  [1080, 556],
  [1204, 556],
];
const LEFT = [14, 376] as const;
const RIGHT = [896, 1266] as const;

interface Grid {
  k: number;
  links: readonly number[];
  right: readonly number[];
}
/** From roomy to tight: rows left and right of the pizza per size of the bowls. */
const GRIDS: readonly Grid[] = [
  { k: 1, links: [432, 548], right: [548] },
  { k: 0.9, links: [436, 548], right: [452, 548] },
  { k: 0.8, links: [436, 548], right: [452, 548] },
  { k: 0.7, links: [392, 472, 552], right: [472, 552] },
  { k: 0.6, links: [404, 478, 552], right: [478, 552] },
  { k: 0.5, links: [356, 426, 496, 562], right: [426, 496, 562] },
];

function row([from, until]: readonly [number, number], wide: number, y: number): (readonly [number, number])[] {
  const n = Math.max(1, Math.floor((until - from) / wide));
  return Array.from({ length: n }, (_, i) => [Math.round(from + ((i + 0.5) * (until - from)) / n), y] as const);
}

/** Places `n` bowls whose plates are `breed` wide, left of the pizza first, without overlap and never on the pizza. */
export function arrange(n: number, wide: number): Arrangement {
  if (wide <= 108 && n <= FIXED.length) return { k: 1, spots: FIXED.slice(0, n) };
  let last: Arrangement = { k: 0.5, spots: FIXED };
  for (const { k, links: left, right } of GRIDS) {
    const step = Math.max(wide, 118) * k + 10;
    const spots = [...left.flatMap((y) => row(LEFT, step, y)), ...right.flatMap((y) => row(RIGHT, step, y))];
    last = { k, spots: spots.slice(0, n) };
    if (spots.length >= n) return last;
  }
  return last;
}

/** Room that a bowl takes at full size. */
const BOWL = { w: 118, h: 142, air: 10 };
/** Share of the height that is left over which stays free above them: there stands the card that helps. */
const SPARE = 0.84;

/** Places `n` bowls whose plates are `wide` on one field in rows, as large as they fit. */
export function arrangeIn(
  [x, y, w, h]: readonly [number, number, number, number],
  n: number,
  wide: number,
): Arrangement {
  for (const k of [1, 0.9, 0.8, 0.7, 0.6, 0.5]) {
    const columns = Math.max(1, Math.floor(w / (Math.max(wide, BOWL.w) * k + BOWL.air)));
    const rows = Math.ceil(n / columns);
    const step = Math.max(BOWL.h * k, 80);
    if (rows * step > h && k > 0.5) continue;
    const first = y + (h - rows * step) * SPARE + step * 0.6;
    const spots = Array.from({ length: rows }, (_, r) => {
      const inRow = Math.min(Math.ceil(n / rows), n - r * Math.ceil(n / rows));
      const span = (w * inRow) / Math.ceil(n / rows);
      return row([x + (w - span) / 2, x + (w + span) / 2], span / Math.max(1, inRow), first + r * step);
    });
    return { k, spots: spots.flat().slice(0, n) };
  }
  return { k: 0.5, spots: [] };
}
