import { buildAtlas } from '../build/atlas.ts';
import { buildImages } from '../build/images.ts';
import { buildSounds } from '../build/sounds.ts';

/** Builds the drawings, pictures and sounds that games need; each skips its work when nothing changed. Progress goes to `meld`. */
export async function buildArt(report: (rule: string) => void): Promise<void> {
  for (const [name, build] of [
    ['tekeningen', buildAtlas],
    ['plaatjes', buildImages],
    ['geluiden', buildSounds],
  ] as const) {
    const begin = performance.now();
    await build();
    report(`${name} ${((performance.now() - begin) / 1000).toFixed(1)} s`);
  }
}
