import { z } from 'zod/mini';

const seconds = z.int().check(z.gte(0));

/** Time of free play: what is left of today, and what the teacher set, both in seconds. */
export const sunSchema = z.strictObject({ over: seconds, van: seconds });
export type Sun = z.infer<typeof sunSchema>;

/** Free play on the map: the time, and the games that can ask what the leerling knows. */
export const freeOfferSchema = z.extend(sunSchema, { spellen: z.array(z.string()) });
export type FreeOffer = z.infer<typeof freeOfferSchema>;
