/** Puts the pair of ends around `spil` in order and answers where both sides meet (Hoare 1961). */
function verdeel(a: Float64Array, options: { van: number; tot: number; spil: number }): [number, number] {
  const { spil } = options;
  let i = options.van;
  let j = options.tot;
  while (i <= j) {
    while ((a[i] ?? 0) < spil) i += 1;
    while ((a[j] ?? 0) > spil) j -= 1;
    if (i > j) break;
    const ai = a[i] ?? 0;
    a[i] = a[j] ?? 0;
    a[j] = ai;
    i += 1;
    j -= 1;
  }
  return [i, j];
}

/**
 * The value that the `n` highest have at least (quickselect); -Infinity when there are no more than `n`. Reorders
 * `waarden`, which holds no NaN.
 */
export function grensVan(waarden: Float64Array, n: number): number {
  if (waarden.length <= n) return -Infinity;
  const k = waarden.length - n;
  let van = 0;
  let tot = waarden.length - 1;
  while (van < tot) {
    const [i, j] = verdeel(waarden, { van, tot, spil: waarden[(van + tot) >> 1] ?? 0 });
    if (k <= j) tot = j;
    else if (k >= i) van = i;
    else break;
  }
  return waarden[k] ?? -Infinity;
}
