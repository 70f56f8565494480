import type { LandId } from '#engine/core/domein/landen.ts';
import { spelOf } from '#engine/core/domein/spellen.ts';

export type Tint = { doorFrame: string; light: string; deep: string; sky: string; far: string; ground: string };
/** Door and scene colours per land. */
const TINT: Readonly<Record<LandId, Tint>> = {
  boerenland: {
    doorFrame: '#83BD2E',
    light: '#C3E78B',
    deep: '#5B8A12',
    sky: '#DDF3FF',
    far: '#CBE8A7',
    ground: '#A5D86E',
  },
  stad: { doorFrame: '#D9714A', light: '#F3B598', deep: '#9E4527', sky: '#FDF1E6', far: '#F3D9C4', ground: '#E3B28F' },
  water: { doorFrame: '#1F9FB5', light: '#A2E0E8', deep: '#12697A', sky: '#E6F8FF', far: '#BDEBF0', ground: '#6FCFDA' },
  bos: { doorFrame: '#3C8A5E', light: '#A5D3B2', deep: '#22573E', sky: '#E9F3D9', far: '#BFDDB0', ground: '#6FA86A' },
  kermis: {
    doorFrame: '#D14FB8',
    light: '#F7C0E9',
    deep: '#8A1480',
    sky: '#FFF1D6',
    far: '#FFD6E3',
    ground: '#FFAFC5',
  },
  fabriek: {
    doorFrame: '#4A9491',
    light: '#A9D6D2',
    deep: '#2A5C5B',
    sky: '#F4EDE4',
    far: '#CFE3E1',
    ground: '#86B8B4',
  },
  savanne: {
    doorFrame: '#D69A3A',
    light: '#FBDFA6',
    deep: '#94621A',
    sky: '#FFF3D9',
    far: '#FBE3B0',
    ground: '#F1BE6A',
  },
  bergen: {
    doorFrame: '#6E9CC7',
    light: '#CFE1F3',
    deep: '#456F9A',
    sky: '#EAF4FF',
    far: '#D3E3F3',
    ground: '#F6FBFF',
  },
  ruimte: {
    doorFrame: '#6A65A8',
    light: '#B9B4E6',
    deep: '#37336B',
    sky: '#2E2F66',
    far: '#4A4A8A',
    ground: '#6A659F',
  },
};

/** Colours of the land that a game stands in. */
export const tintOf = (spel: string): Tint => TINT[spelOf(spel)?.land ?? 'boerenland'];
