/** Rows to draw of a long list: the ones in sight and a few around them. Heights in px. */
export function window(
  { top, hoogte: height, rij: row, aantal: count }: { top: number; hoogte: number; rij: number; aantal: number },
  edge = 6,
): { van: number; tot: number } {
  const from = Math.max(0, Math.floor(top / row) - edge);
  return { van: Math.min(from, count), tot: Math.min(count, Math.ceil((top + height) / row) + edge) };
}

/** Row a key goes to from row `nu`, or null for another key; `blad` = rows of a page. */
export function nextRow(
  toets: string,
  now: number,
  { aantal: count, blad: sheet }: { aantal: number; blad: number },
): number | null {
  const step: Readonly<Record<string, number>> = {
    ArrowDown: 1,
    ArrowUp: -1,
    PageDown: sheet,
    PageUp: -sheet,
    Home: -count,
    End: count,
  };
  const delta = step[toets];
  return delta === undefined || count === 0 ? null : Math.max(0, Math.min(count - 1, now + delta));
}
