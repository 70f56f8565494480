import type { PresetName } from '#engine/core/domein/wardrobe.ts';
import island from '../../../../assets/art/landkaart/eiland.svg';

export const ISLAND_URL = island;

const people = import.meta.glob<string>('../../../../assets/art/gedeeld/personen/*/{heel,buste-blij}.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});
/** A ready figure, whole or as a bust, as drawn by the build. */
export const presetUrl = (name: PresetName, part: 'heel' | 'buste-blij'): string =>
  people[`../../../../assets/art/gedeeld/personen/${name}/${part}.svg`] ?? '';
