const dieren = import.meta.glob<string>('../../assets/art/gedeeld/dieren/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Address of an animal; an unknown name gets the fox, so that a tile is never empty. */
export function dierAdres(naam: string): string {
  const pad = (dier: string) => `../../assets/art/gedeeld/dieren/${dier}.svg`;
  return dieren[pad(naam)] ?? dieren[pad('vos')] ?? '';
}
