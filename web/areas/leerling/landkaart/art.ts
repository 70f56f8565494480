import type { PresetName } from '#engine/core/domein/wardrobe.ts';
import island from '../../../../assets/art/landkaart/eiland.svg';
import spots from '../../../../assets/art/landkaart/plekken.svg';

export const ISLAND_URL = island;
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

const people = import.meta.glob<string>('../../../../assets/art/gedeeld/personen/*/{heel,buste-blij}.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});
/** A ready figure, whole or as a bust, as drawn by the build. */
export const presetUrl = (name: PresetName, part: 'heel' | 'buste-blij'): string =>
  people[`../../../../assets/art/gedeeld/personen/${name}/${part}.svg`] ?? '';

/** Picture of a word (`fe:train`), as the build writes it. */
export const imageUrl = (id: string): string =>
  `/spel-assets/plaatjes/${id.replace(/^fe:/, '').replaceAll('/', '-')}.webp`;
