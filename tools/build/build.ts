/** `npm run build [-- --quick]`: everything the server serves besides the API; quick leaves the sharp pictures of the games out. */
import { buildAll } from './start.ts';

await buildAll({ sharp: !process.argv.includes('--quick') });
