import { z } from 'zod';
import { name, num } from '#engine/document/fields.schema.ts';

/** M11: a vehicle along one line (`sail`): pushes, drag, rivals and a finish. */
export const vehicleSchema = z.strictObject({
  use: z.literal('vehicle'),
  id: name.optional(),
  model: z.enum(['sail']).default('sail'),
  entity: name,
  /** Speed kept per step of 1/60 s, and px/s added per push. */
  drag: num.default(0.985),
  gust: num.default(18),
  /** px/s that are always there, and the cap. */
  cruise: num.default(24),
  maxSpeed: num.default(420),
  /** Events that push, with the number of gusts: { "letterOk": 1, "wordDone": 5 }. */
  pushOn: z.record(name, z.number()).default({ goed: 1, wordDone: 4 }),
  /** Event that lets the sail flap (speed stays). */
  flapOn: name.default('bijna'),
  /** Other boats: their pace as a share of the child's own average. */
  rivals: z
    .array(z.strictObject({ entity: name, pace: num, lead: z.number().default(0) }))
    .max(4)
    .default([]),
  /** px to the finish entity per question of the round; the finish is passed in the finale. */
  leg: num.default(520),
  finish: name.optional(),
  /** Swell under the vehicle: px, s, degrees. */
  bob: z
    .strictObject({ amp: z.number().default(6), period: z.number().default(3), tilt: z.number().default(2) })
    .prefault({}),
  bonusFirst: z.number().default(5),
});
export type VehicleParams = z.output<typeof vehicleSchema>;
/** gust(entity), flap(entity), passed(rival), arrive(entity). */
export const vehicleEmits = ['gust', 'flap', 'passed', 'arrive'] as const;
