import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.contract.ts';

/** Answer of `GET /api/gezondheid`; 503 with the same body until every part is ready. */
export const healthSchema = z.strictObject({
  klaar: z.boolean(),
  database: z.boolean(),
  gemigreerd: z.boolean(),
  gevuld: z.boolean(),
  web: z.boolean(),
});
export type Health = z.infer<typeof healthSchema>;

export const healthEndpoints = {
  find: endpoint({ method: 'GET', path: '/api/gezondheid', right: 'public', response: healthSchema }),
};
