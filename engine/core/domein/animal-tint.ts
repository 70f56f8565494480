const TINTS = ['#ece4f7', '#e1efc8', '#ffe6b0', '#d8edfa', '#ffdfd2', '#d9f1ec'] as const;

/** Background of the tile of an animal, `#rrggbb`; the same animal always has the same tint, on the screen and on paper. */
export function animalTint(animal: string): string {
  const sum = [...animal].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return TINTS[sum % TINTS.length] ?? TINTS[0];
}
