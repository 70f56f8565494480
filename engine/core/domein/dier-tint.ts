const TINTEN = ['#ece4f7', '#e1efc8', '#ffe6b0', '#d8edfa', '#ffdfd2', '#d9f1ec'] as const;

/** Background of the tile of an animal, `#rrggbb`; the same animal always has the same tint, on the screen and on paper. */
export function dierTint(dier: string): string {
  const som = [...dier].reduce((totaal, letter) => totaal + (letter.codePointAt(0) ?? 0), 0);
  return TINTEN[som % TINTEN.length] ?? TINTEN[0];
}
