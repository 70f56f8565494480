/** Part of a ring round the origin of its parent: radii in pixels, angles in radians clockwise from the x axis. */
export interface RingStuk {
  binnen: number;
  buiten: number;
  van: number;
  tot: number;
  at?: readonly [number, number];
}

const STAP = Math.PI / 36;

/** Indices of the triangles of a strip of `paren` pairs of points (left, right), each pair joined to the next. */
export function strook(paren: number): Uint32Array {
  const uit = new Uint32Array(Math.max(0, paren - 1) * 6);
  for (let i = 0; i < paren - 1; i += 1) uit.set([i * 2, i * 2 + 1, i * 2 + 2, i * 2 + 1, i * 2 + 3, i * 2 + 2], i * 6);
  return uit;
}

/** Points of a part of a ring as pairs (inner, outer), x before y; a pair at least every 5 degrees. */
export function ringPunten({ binnen, buiten, van, tot, at = [0, 0] }: RingStuk): Float32Array {
  const stappen = Math.max(1, Math.ceil(Math.abs(tot - van) / STAP));
  const uit = new Float32Array((stappen + 1) * 4);
  for (let i = 0; i <= stappen; i += 1) {
    const hoek = van + ((tot - van) * i) / stappen;
    const [x, y] = [Math.cos(hoek), Math.sin(hoek)];
    uit.set([at[0] + x * binnen, at[1] + y * binnen, at[0] + x * buiten, at[1] + y * buiten], i * 4);
  }
  return uit;
}

/** Points of a straight line with a width, as two pairs. */
export function lijnPunten(
  van: readonly [number, number],
  naar: readonly [number, number],
  breedte: number,
): Float32Array {
  const lang = Math.hypot(naar[0] - van[0], naar[1] - van[1]) || 1;
  const dx = ((naar[1] - van[1]) / lang) * (breedte / 2);
  const dy = ((van[0] - naar[0]) / lang) * (breedte / 2);
  return new Float32Array([
    van[0] - dx,
    van[1] - dy,
    van[0] + dx,
    van[1] + dy,
    naar[0] - dx,
    naar[1] - dy,
    naar[0] + dx,
    naar[1] + dy,
  ]);
}
