/** Rows to draw of a long list: the ones in sight and a few around them. Heights in px. */
export function venster(
  { top, hoogte, rij, aantal }: { top: number; hoogte: number; rij: number; aantal: number },
  rand = 6,
): { van: number; tot: number } {
  const van = Math.max(0, Math.floor(top / rij) - rand);
  return { van: Math.min(van, aantal), tot: Math.min(aantal, Math.ceil((top + hoogte) / rij) + rand) };
}

/** Row a key goes to from row `nu`, or null for another key; `blad` = rows of a page. */
export function volgendeRij(
  toets: string,
  nu: number,
  { aantal, blad }: { aantal: number; blad: number },
): number | null {
  const stap: Readonly<Record<string, number>> = {
    ArrowDown: 1,
    ArrowUp: -1,
    PageDown: blad,
    PageUp: -blad,
    Home: -aantal,
    End: aantal,
  };
  const delta = stap[toets];
  return delta === undefined || aantal === 0 ? null : Math.max(0, Math.min(aantal - 1, nu + delta));
}
