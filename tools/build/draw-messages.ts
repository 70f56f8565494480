import { z } from 'zod';

/** A job for the process that draws. */
export const orderSchema = z.strictObject({ id: z.string(), calm: z.boolean() });
/** What came of it: everything that is done now, or why it failed. */
export const outcomeSchema = z.union([
  z.strictObject({ done: z.array(z.string()) }),
  z.strictObject({ error: z.string() }),
]);
export type Order = z.infer<typeof orderSchema>;
export type Outcome = z.infer<typeof outcomeSchema>;
