import { z } from 'zod';
import type { WerkwoordVraag } from '#engine/core/taal/form/werkwoord-form.ts';

const vraagSchema = z.object({
  lemma: z.string(),
  onderwerp: z.string().optional(),
  persoon: z.union([z.literal(1), z.literal(2), z.literal(3)]).optional(),
  getal: z.enum(['ev', 'mv']).optional(),
  tijd: z.enum(['tt', 'vt', 'gw', 'inf', 'od']).optional(),
  inversie: z.boolean().optional(),
  deelwoord: z.boolean().optional(),
});

/** Reads one JSON question; null counts as missing. Undefined when it is no question. */
export function readVraag(rule: string): WerkwoordVraag | undefined {
  return vraagSchema.safeParse(withoutNull(rule)).data;
}

function withoutNull(rule: string): unknown {
  try {
    return JSON.parse(rule, (_key, value: unknown) => (value === null ? undefined : value));
  } catch {
    return undefined;
  }
}
