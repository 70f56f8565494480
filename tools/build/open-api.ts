/** `npm run -s openapi`: writes the OpenAPI document of the server, or prints it with `--stdout`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { findEndpoints } from '#server/platform/contract/find-endpoints.ts';
import { createOpenApi } from '#server/platform/contract/open-api.ts';

const FILE = '.gebouwd/openapi.json';
const declared = await findEndpoints();
const text = `${JSON.stringify(createOpenApi(declared), null, 2)}\n`;
if (process.argv.includes('--stdout')) process.stdout.write(text);
else {
  mkdirSync('.gebouwd', { recursive: true });
  writeFileSync(FILE, text);
  process.stdout.write(`${FILE}: ${declared.length} endpoints\n`);
}
