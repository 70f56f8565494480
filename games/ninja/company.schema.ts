import { z } from 'zod/mini';
import { name, num } from '#engine/document/fields.schema.ts';

/** Who leaps at what is cut, and who comes out of it. */
export const companySchema = z.strictObject({
  use: z.literal('company'),
  id: z.optional(name),
  /** Who leaps, and px beside and below the middle of what is cut. */
  leaper: name,
  beside: z._default(z.number(), 165),
  below: z._default(z.number(), 120),
  /** Who may sit in a fruit, in order, each with a place of the group; and the share of the fruits with somebody in it. */
  guests: z.array(name).check(z.minLength(1)),
  homes: name,
  chance: num,
});
export type CompanyParams = z.output<typeof companySchema>;
