/** A part of the stage where things stand in rows, the first row at its foot: left, top, width and height in px. */
export type StandingField = readonly [number, number, number, number];
/** Where things stand and how much smaller they are. */
export interface FieldPlan {
  size: number;
  spots: readonly (readonly [number, number])[];
}

const SIZES = [1, 0.92, 0.87, 0.82, 0.78, 0.755, 0.735, 0.7, 0.62, 0.55, 0.48] as const;
/** Px between two things, unless they may stand closer. */
const AIR = 12;

interface Room {
  columns: number;
  rows: number;
}
const roomIn = ([, , w, h]: StandingField, thing: { w: number; h: number; air: number }): Room => ({
  columns: Math.floor(w / (thing.w + thing.air)),
  rows: Math.max(1, Math.floor(h / thing.h)),
});

/** Places `n` things, each `w` wide and `h` high at full size, on the fields: evenly, as large as they fit, and never over one another. */
export function planFields(
  fields: readonly StandingField[],
  n: number,
  { w, h, air = AIR }: { w: number; h: number; air?: number },
): FieldPlan {
  for (const size of SIZES) {
    const thing = { w: w * size, h: h * size, air };
    const rooms = fields.map((field) => roomIn(field, thing));
    const space = rooms.map(({ columns, rows }) => columns * rows);
    if (space.reduce((sum, one) => sum + one, 0) < n && size !== SIZES.at(-1)) continue;
    const shares = share(n, space);
    const spots = fields.flatMap((field, i) => rowsIn(field, { n: shares[i] ?? 0, step: thing.h, ...rooms[i] }));
    return { size, spots };
  }
  return { size: 1, spots: [] };
}

/** As even as the room allows. */
function share(n: number, space: readonly number[]): number[] {
  const all = space.reduce((sum, one) => sum + one, 0);
  let left = n;
  let room = all;
  return space.map((one) => {
    const mine = room === 0 ? 0 : Math.min(left, Math.round((left * one) / room));
    left -= mine;
    room -= one;
    return mine;
  });
}

function rowsIn(
  [x, y, w, h]: StandingField,
  o: { n: number; step: number; columns?: number },
): (readonly [number, number])[] {
  const rows = Math.max(1, Math.ceil(o.n / Math.max(1, o.columns ?? 1)));
  const inRow = Math.ceil(o.n / rows);
  return Array.from({ length: o.n }, (_, i) => {
    const row = Math.floor(i / inRow);
    const here = Math.min(inRow, o.n - row * inRow);
    return [x + (((i % inRow) + 0.5) * w) / here, y + h - row * o.step] as const;
  });
}
