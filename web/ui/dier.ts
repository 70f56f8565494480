const dieren = import.meta.glob<string>('../../assets/art/gedeeld/dieren/*.svg', { query: '?url', import: 'default', eager: true });

const TINTEN = ['#ece4f7', '#e1efc8', '#ffe6b0', '#d8edfa', '#ffdfd2', '#d9f1ec'] as const;

/** Address of an animal; an unknown name gets the fox, so that a tile is never empty. */
export function dierAdres(naam: string): string {
  const pad = (dier: string) => `../../assets/art/gedeeld/dieren/${dier}.svg`;
  return dieren[pad(naam)] ?? dieren[pad('vos')] ?? '';
}

/** Background of an animal tile; the same animal always has the same tint. */
export function dierTint(naam: string): string {
  const som = [...naam].reduce((totaal, letter) => totaal + (letter.codePointAt(0) ?? 0), 0);
  return TINTEN[som % TINTEN.length] ?? TINTEN[0];
}
