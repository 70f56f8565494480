/** Singular nouns whose plural changes sound or takes -eren. Source: own. */
export const MV_ONREGELMATIG: ReadonlySet<string> = new Set([
  'bad', 'blad', 'dag', 'dak', 'dal', 'ei', 'gat', 'gebed', 'glas', 'god', 'hof', 'hol', 'kalf', 'kind', 'koe', 'lam',
  'lid', 'lied', 'lot', 'oorlog', 'pad', 'rad', 'rund', 'schip', 'slag', 'slot', 'smid', 'spel', 'stad', 'vat', 'vlo',
  'weg', 'hoen', 'gemoed', 'volk',
]);
