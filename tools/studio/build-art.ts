/** Builds the pictures and sounds of the games, as `npm run studio` does first; run by the studio for a game that is new. */
import { buildArt } from './art.ts';

await buildArt(console.log);
