import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { spelSlugs, SPELLEN_FOLDER } from '../spel-folders.ts';
import { effects } from './effects.ts';
import { musicKlank } from './music.ts';
import type { Bundle, Klank } from './kinds.ts';
import { pieces, type Piece } from './pieces.ts';

/** What `games/<spel>/sounds.ts` brings. */
interface SpelSounds {
  klanken: readonly Klank[];
  piece: Piece;
}
const isSpelSounds = (value: unknown): value is SpelSounds =>
  typeof value === 'object' && value !== null && 'klanken' in value && 'piece' in value;

/** Sounds and music of every game folder that has them, with the module they come from. */
export async function loadSpelSounds(
  folder = SPELLEN_FOLDER,
): Promise<(SpelSounds & { slug: string; file: string })[]> {
  const found: (SpelSounds & { slug: string; file: string })[] = [];
  for (const slug of spelSlugs(folder)) {
    const file = resolve(join(folder, slug, 'sounds.ts'));
    if (!existsSync(file)) continue;
    const loaded: unknown = await import(pathToFileURL(file).href);
    if (!isSpelSounds(loaded)) throw new Error(`${file}: exports no klanken and piece`);
    found.push({ slug, file, klanken: loaded.klanken, piece: loaded.piece });
  }
  return found;
}

const musicBundle = (name: string, piece: Piece): Bundle => ({
  naam: `muziek-${name}`,
  klanken: [musicKlank(piece)],
  kilobits: 48,
});

/** All bundles: `gedeeld`, one per game with its own sounds, and `muziek-<…>` for the map, every land and every game, apart because it is long. */
export async function allBundles(folder = SPELLEN_FOLDER): Promise<Bundle[]> {
  return [
    { naam: 'gedeeld', klanken: effects },
    ...pieces.map((piece) => musicBundle(piece.naam, piece)),
    ...(await loadSpelSounds(folder)).flatMap(({ slug, file, klanken, piece }): Bundle[] => [
      { naam: slug, klanken, file },
      { ...musicBundle(slug, piece), file },
    ]),
  ];
}
