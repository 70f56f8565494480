import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export const SPELLEN_FOLDER = 'games';

/** Slugs of the games that exist: every folder with a scene document. No tool keeps a list of its own. */
export function spelSlugs(folder = SPELLEN_FOLDER): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, 'scene.json')))
    .map((entry) => entry.name)
    .sort();
}
