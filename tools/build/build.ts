/** `npm run build`: everything the server serves besides the API. */
import { buildAll } from './start.ts';

await buildAll();
