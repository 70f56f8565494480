import spots from '../../../../assets/art/landkaart/plekken.svg';

/** Address of one drawing in the sprite of the map. */
export const spriteAddress = (id: string): string => `${spots}#${id}`;

const ownDeuren = import.meta.glob<string>('../../../../games/*/art/landkaart-deur.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});
/** Of games still to come. */
const plannedDeuren = import.meta.glob<string>('../../../../assets/art/landkaart/deur-*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});
/** Scene behind the door of a game; games without one show their place on the map. */
export const deurUrl = (spel: string): string | undefined =>
  ownDeuren[`../../../../games/${spel}/art/landkaart-deur.svg`] ??
  plannedDeuren[`../../../../assets/art/landkaart/deur-${spel}.svg`];

/** Picture of a word (`fe:train`), as the build writes it. */
export const imageUrl = (id: string): string =>
  `/spel-assets/plaatjes/${id.replace(/^fe:/, '').replaceAll('/', '-')}.webp`;
