/** Place of `x` among the first `n` of a row that falls: behind all that are at least as high. */
function plekVan(rij: Float64Array, n: number, x: number): number {
  let van = 0;
  let tot = n;
  while (van < tot) {
    const midden = (van + tot) >> 1;
    if ((rij[midden] ?? 0) >= x) van = midden + 1;
    else tot = midden;
  }
  return van;
}

/**
 * The value that the `n` highest have at least; -Infinity when there are no more than `n`. Keeps the best so far in order:
 * `n` is small, and of a long list few values come among them.
 */
export function grensVan(waarden: ArrayLike<number>, n: number): number {
  if (waarden.length <= n) return Number.NEGATIVE_INFINITY;
  const beste = new Float64Array(n);
  let vol = 0;
  let laagste = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < waarden.length; i += 1) {
    const x = waarden[i] ?? 0;
    if (vol === n && x <= laagste) continue;
    const plek = plekVan(beste, vol, x);
    if (vol < n) vol += 1;
    beste.copyWithin(plek + 1, plek, vol - 1);
    beste[plek] = x;
    laagste = beste[vol - 1] ?? 0;
  }
  return laagste;
}
