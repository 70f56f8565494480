import { z } from 'zod/mini';

/** What a route gave and the leerling has not opened: a thing for the own corner, or coins for who has them all. */
export const giftSchema = z.strictObject({
  code: z.optional(z.string()),
  munten: z.int().check(z.gte(0)),
  op: z.iso.datetime(),
});
export type Gift = z.infer<typeof giftSchema>;
