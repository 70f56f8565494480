import { z } from 'zod';
import type { OwnFigure } from '#engine/core/domein/figure.ts';
import { partOf, PRESET_FIGURES, PRESET_NAMES } from '#engine/core/domein/wardrobe.ts';
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
  /** Words of the author's own, with a comma between; `trein/trijn` names a wrong form beside it. */
  woorden: z.string().max(1000).default(''),
  /** The child that plays: a ready figure, and parts of the wardrobe with a comma between. */
  figure: z.optional(z.enum(PRESET_NAMES)),
  wears: z.string().default(''),
});

export type Choice = z.infer<typeof schema>;

/** Reads the query of the address; a wrong value falls back to all defaults. */
export function readChoice(query: string): Choice {
  const parsed = schema.safeParse(Object.fromEntries(new URLSearchParams(query)));
  return parsed.success ? parsed.data : schema.parse({});
}

/** The figure that the address asks for; parts that do not exist are left out. */
export function chosenFigure({ figure, wears }: Choice): OwnFigure | undefined {
  if (figure === undefined) return undefined;
  const parts = wears.split(',').flatMap((code) => partOf(code) ?? []);
  const worn = Object.fromEntries(parts.map(({ slot, code }) => [slot, code]));
  return { ...PRESET_FIGURES[figure], parts: { ...PRESET_FIGURES[figure].parts, ...worn } };
}
