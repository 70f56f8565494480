import { z } from 'zod/mini';
import { endpoint } from '../../platform/contract/endpoint.contract.ts';

/** Answer of `GET /api/gezondheid`; 503 with the same body until every part is ready. */
export const healthSchema = z.strictObject({
  klaar: z.boolean(),
  database: z.boolean(),
  gemigreerd: z.boolean(),
  gevuld: z.boolean(),
  web: z.boolean(),
  /** There is room to write: keys, sounds, lists of erasure, and the embedded database. */
  disk: z.boolean(),
  /** Pictures and sounds that are made beside the running server; `total` 0 when all were built before the start. */
  drawings: z.strictObject({ done: z.number(), total: z.number(), failed: z.array(z.string()) }),
});
export type Health = z.infer<typeof healthSchema>;

export const healthEndpoints = {
  find: endpoint({ method: 'GET', path: '/api/gezondheid', right: 'public', response: healthSchema }),
};
