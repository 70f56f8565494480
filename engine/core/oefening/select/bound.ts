/** Place of `x` among the first `n` of a row that falls: behind all that are at least as high. */
function spotOf(row: Float64Array, n: number, x: number): number {
  let from = 0;
  let until = n;
  while (from < until) {
    const middle = (from + until) >> 1;
    if ((row[middle] ?? 0) >= x) from = middle + 1;
    else until = middle;
  }
  return from;
}

/**
 * The value that the `n` highest have at least; -Infinity when there are no more than `n`. Keeps the best so far in order:
 * `n` is small, and of a long list few values come among them.
 */
export function boundOf(values: ArrayLike<number>, n: number): number {
  if (values.length <= n) return Number.NEGATIVE_INFINITY;
  const best = new Float64Array(n);
  let full = 0;
  let lowest = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < values.length; i += 1) {
    const x = values[i] ?? 0;
    if (full === n && x <= lowest) continue;
    const spot = spotOf(best, full, x);
    if (full < n) full += 1;
    best.copyWithin(spot + 1, spot, full - 1);
    best[spot] = x;
    lowest = best[full - 1] ?? 0;
  }
  return lowest;
}
