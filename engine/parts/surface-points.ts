/** Part of a ring round the origin of its parent: radii in pixels, angles in radians clockwise from the x axis. */
export interface RingPiece {
  inside: number;
  outside: number;
  from: number;
  until: number;
  at?: readonly [number, number];
}

const STEP = Math.PI / 36;

/** Indices of the triangles of a strip of `paren` pairs of points (left, right), each pair joined to the next. */
export function strip(pairs: number): Uint32Array {
  const out = new Uint32Array(Math.max(0, pairs - 1) * 6);
  for (let i = 0; i < pairs - 1; i += 1) out.set([i * 2, i * 2 + 1, i * 2 + 2, i * 2 + 1, i * 2 + 3, i * 2 + 2], i * 6);
  return out;
}

/** Points of a part of a ring as pairs (inner, outer), x before y; a pair at least every 5 degrees. */
export function ringPoints({ inside, outside, from, until, at = [0, 0] }: RingPiece): Float32Array {
  const steps = Math.max(1, Math.ceil(Math.abs(until - from) / STEP));
  const out = new Float32Array((steps + 1) * 4);
  for (let i = 0; i <= steps; i += 1) {
    const angle = from + ((until - from) * i) / steps;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    out.set([at[0] + x * inside, at[1] + y * inside, at[0] + x * outside, at[1] + y * outside], i * 4);
  }
  return out;
}

/** Points of a straight line with a width, as two pairs. */
export function linePoints(
  from: readonly [number, number],
  to: readonly [number, number],
  width: number,
): Float32Array {
  const lang = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const dx = ((to[1] - from[1]) / lang) * (width / 2);
  const dy = ((from[0] - to[0]) / lang) * (width / 2);
  return new Float32Array([
    from[0] - dx,
    from[1] - dy,
    from[0] + dx,
    from[1] + dy,
    to[0] - dx,
    to[1] - dy,
    to[0] + dx,
    to[1] + dy,
  ]);
}
