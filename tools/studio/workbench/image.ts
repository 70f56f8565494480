/** Address of a built picture of the content (`fe:strawberry`). */
export const imageAddress = (id: string): string =>
  `/spel-assets/plaatjes/${id.replace(/^fe:/, '').replaceAll('/', '-')}.webp`;
