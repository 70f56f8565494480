import { buildAtlas } from '../build/atlas.ts';
import { buildPlaatjes } from '../build/plaatjes.ts';
import { buildSounds } from '../build/sounds.ts';

/** Builds the drawings, pictures and sounds that games need; each skips its work when nothing changed. Progress goes to `meld`. */
export async function bouwKunst(meld: (regel: string) => void): Promise<void> {
  for (const [naam, bouw] of [
    ['tekeningen', buildAtlas],
    ['plaatjes', buildPlaatjes],
    ['geluiden', buildSounds],
  ] as const) {
    const begin = performance.now();
    await bouw();
    meld(`${naam} ${((performance.now() - begin) / 1000).toFixed(1)} s`);
  }
}
