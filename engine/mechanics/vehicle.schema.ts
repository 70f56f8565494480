import { z } from 'zod/mini';
import { name, num } from '#engine/document/fields.schema.ts';

/** M11: a vehicle along one line (`sail`): pushes, drag, rivals and a finish. */
export const vehicleSchema = z.strictObject({
  use: z.literal('vehicle'),
  id: z.optional(name),
  model: z._default(z.enum(['sail']), 'sail'),
  entity: name,
  /** Speed kept per step of 1/60 s, and px/s added per push. */
  drag: z._default(num, 0.985),
  gust: z._default(num, 18),
  /** px/s that are always there, and the cap. */
  cruise: z._default(num, 24),
  maxSpeed: z._default(num, 420),
  /** Events that push, with the number of gusts: { "letterOk": 1, "wordDone": 5 }. */
  pushOn: z._default(z.record(name, z.number()), { correct: 1, wordDone: 4 }),
  /** Event that lets the sail flap (speed stays). */
  flapOn: z._default(name, 'almost'),
  /** Other boats: their pace as a share of the child's own average. */
  rivals: z._default(
    z.array(z.strictObject({ entity: name, pace: num, lead: z._default(z.number(), 0) })).check(z.maxLength(4)),
    [],
  ),
  /** px to the finish entity per question of the round; the finish is passed in the finale. */
  leg: z._default(num, 520),
  finish: z.optional(name),
  /** Swell under the vehicle: px, s, degrees. */
  bob: z.prefault(
    z.strictObject({
      amp: z._default(z.number(), 6),
      period: z._default(z.number(), 3),
      tilt: z._default(z.number(), 2),
    }),
    {},
  ),
  bonusFirst: z._default(z.number(), 5),
});
/** Parameters of a vehicle on one line with their defaults; px, px/s. */
export type VehicleParams = z.output<typeof vehicleSchema>;
/** gust(entity), flap(entity), passed(rival), arrive(entity). */
export const vehicleEmits = ['gust', 'flap', 'passed', 'arrive'] as const;
/** What the checks of a scene know about it. */
export const info = { schema: vehicleSchema, emits: vehicleEmits };
