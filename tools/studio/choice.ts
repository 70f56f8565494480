import { z } from 'zod';
import { SPEL_SLUGS } from '#games/registry.ts';

const truth = z
  .enum(['0', '1'])
  .default('0')
  .transform((v) => v === '1');

/** What the address of a game asks for; everything has a default. */
const schema = z.object({
  spel: z.string().default(SPEL_SLUGS[0] ?? ''),
  fixture: z.string().default('sequence:kat'),
  s: z.coerce.number().min(0).max(1).default(0.3),
  items: z.coerce.number().int().min(1).max(30).default(5),
  seed: z.coerce.number().int().default(7),
  calm: truth,
  stil: truth,
  knop: truth,
  uitleg: truth,
  /** The bot that plays by itself. */
  zelf: z.enum(['goed', 'fout', 'willekeurig', 'nee']).default('nee'),
  stem: z.enum(['nl', 'be']).default('nl'),
});

export type Choice = z.infer<typeof schema>;

/** Reads the query of the address; a wrong value falls back to all defaults. */
export function readChoice(query: string): Choice {
  const parsed = schema.safeParse(Object.fromEntries(new URLSearchParams(query)));
  return parsed.success ? parsed.data : schema.parse({});
}
