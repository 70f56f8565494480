import { land } from '../../lib/palet.ts';
import { mix, type Punt } from '../../lib/svg.ts';

/** Moves far scenery into the warm haze of the sky. */
export const waas = (kleur: string, deel = 0.3): string => mix(kleur, land.kermis.lucht, deel);

/** Stage point to a point of the scenery drawing. */
export const opBlad = ([x, y]: Punt): Punt => [x + 140, y + 120];

/** Horizon of the square in the scenery drawing. */
export const HORIZON = 548;

/** The four colours of the bubbles: rim, shade of the rim, inside, gleam in another colour. */
export const BELKLEUR = {
  roze: { rand: '#F5A3D3', diep: '#DF80BD', licht: '#FDDDF0', glans: '#A5DDF6' },
  blauw: { rand: '#9FDDF7', diep: '#74C1E4', licht: '#DDF5FF', glans: '#F6B3DB' },
  mint: { rand: '#9CE0CB', diep: '#6FC7AE', licht: '#DBF7EC', glans: '#CDBBF4' },
  lila: { rand: '#C9B8F2', diep: '#A993DF', licht: '#EAE2FC', glans: '#FFD08A' },
  /** Half of a sound that looks for the other half. */
  goud: { rand: '#FFD257', diep: '#E9A91C', licht: '#FFF3C9', glans: '#F5A3D3' },
} as const;
export type BelKleur = (typeof BELKLEUR)[keyof typeof BELKLEUR];
