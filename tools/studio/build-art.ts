/** Builds the pictures and sounds of one game; run by the studio for a game that is new. */
import { buildAtlas } from '../build/atlas.ts';
import { buildSound } from '../build/sounds.ts';

const spel = process.argv[2];
if (spel === undefined) throw new Error('name the game');
await buildAtlas({ only: spel });
await buildSound(spel);
