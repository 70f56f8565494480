import { readFileSync } from 'node:fs';
import { z } from 'zod/mini';

const packageSchema = z.object({ version: z.string() });

/** Version of the product. */
export const { version: VERSION } = packageSchema.parse(
  JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')),
);
