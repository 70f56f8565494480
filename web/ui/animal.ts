const animals = import.meta.glob<string>('../../assets/art/gedeeld/dieren/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Address of an animal; an unknown name gets the fox, so that a tile is never empty. */
export function animalAddress(name: string): string {
  const path = (animal: string) => `../../assets/art/gedeeld/dieren/${animal}.svg`;
  return animals[path(name)] ?? animals[path('vos')] ?? '';
}
