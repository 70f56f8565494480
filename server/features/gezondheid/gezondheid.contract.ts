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

const connectionsSchema = z.strictObject({ used: z.int(), free: z.int(), waiting: z.int() });
/** Answer of `GET /api/kantoor/gezondheid`: how the server does, for whoever looks after it. */
export const healthDetailsSchema = z.strictObject({
  health: healthSchema,
  /** The process that answered; with several of them each tells its own. */
  process: z.strictObject({
    version: z.string(),
    node: z.string(),
    since: z.iso.datetime(),
    /** Bytes. */
    memory: z.number(),
    /** Seconds that a step waits for its turn, of nearly all of them. */
    delay: z.number(),
  }),
  /** Null when it does not answer. */
  database: z.nullable(
    z.strictObject({
      kind: z.enum(['postgresql', 'embedded']),
      version: z.string(),
      /** Bytes on disk. */
      size: z.number(),
      /** Time of the shortest question, in seconds. */
      seconds: z.number(),
      connections: connectionsSchema,
      steps: z.strictObject({ taken: z.int(), known: z.int() }),
    }),
  ),
  /** Of the disk with the data folder, in bytes; null when it cannot be read. */
  disk: z.nullable(z.strictObject({ free: z.number(), total: z.number() })),
  /** Where mail goes. */
  mail: z.enum(['server', 'mailbox', 'nowhere']),
  backup: z.strictObject({
    at: z.nullable(z.iso.datetime()),
    /** When one was last put back somewhere to see whether that works. */
    tested: z.nullable(z.iso.datetime()),
    /** The server makes one every night. */
    nightly: z.boolean(),
  }),
  /** A monitor may read the metrics. */
  metrics: z.boolean(),
});
export type HealthDetails = z.infer<typeof healthDetailsSchema>;

export const healthEndpoints = {
  find: endpoint({ method: 'GET', path: '/api/gezondheid', right: 'public', response: healthSchema }),
  details: endpoint({
    method: 'GET',
    path: '/api/kantoor/gezondheid',
    right: 'dashboard.openen',
    response: healthDetailsSchema,
  }),
  /** For a monitor, which proves itself with the secret of `METRICS_TOKEN`. */
  metrics: endpoint({ method: 'GET', path: '/api/metrics', right: 'public', download: 'text/plain' }),
};
