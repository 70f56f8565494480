import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { spelSlugs, SPELLEN_FOLDER } from '../build/spel-folders.ts';

/** The games that draw: `art/draw.ts` writes its SVG files beside itself. */
export const spelArt = (folder = SPELLEN_FOLDER): { file: string; below: string }[] =>
  spelSlugs(folder)
    .map((slug) => resolve(folder, slug, 'art'))
    .map((below) => ({ file: resolve(below, 'draw.ts'), below }))
    .filter(({ file }) => existsSync(file));
