import { z } from 'zod/mini';
import { idSchema } from '../../platform/contract/fields.contract.ts';

export const somvensterKindSchema = z.enum(['adaptief', 'leerkracht', 'zorg', 'toets', 'instap']);
export const taakStatusSchema = z.enum(['dicht', 'open', 'bezig', 'blijft_open', 'klaar', 'kom_terug', 'overgeslagen']);

/** Stone of a route: one taak. */
export const steenItemSchema = z.strictObject({
  taakId: idSchema,
  titel: z.string(),
  status: taakStatusSchema,
  steen: z.enum(['geen', 'brons', 'zilver', 'goud']),
  sterren: z.int().check(z.gte(0), z.lte(3)),
  isSteun: z.boolean(),
  doelId: z.string(),
  /** Key of the rule icon of the goal. */
  icoon: z.string(),
  voorbeelden: z.array(z.strictObject({ w: z.string(), plaatje: z.optional(z.string()) })),
  /** Slugs of the games behind the doors. */
  deuren: z.array(z.string()),
});
export type SteenItem = z.infer<typeof steenItemSchema>;

export const routeSchema = z.strictObject({
  somvensterId: idSchema,
  soort: somvensterKindSchema,
  kleur: z.enum(['A', 'B', 'C', 'D']),
  titel: z.string(),
  /** The route of this week of the plan of the group. */
  week: z.optional(z.literal(true)),
  status: z.enum(['gepland', 'open', 'voltooid', 'verlopen', 'ingetrokken', 'bevroren']),
  stenen: z.array(steenItemSchema),
});
export type DayRoute = z.infer<typeof routeSchema>;

const seconds = z.int().check(z.gte(0));

/** Time of free play: what is left of today, and what the teacher set, both in seconds. */
export const sunSchema = z.strictObject({ over: seconds, van: seconds });
export type Sun = z.infer<typeof sunSchema>;

/** Free play on the map: the time, and the games that can ask what the leerling knows. */
export const freeOfferSchema = z.extend(sunSchema, { spellen: z.array(z.string()) });
export type FreeOffer = z.infer<typeof freeOfferSchema>;
