import { z } from 'zod/mini';

const fields = z.record(z.string(), z.unknown());
const things = z.looseObject({
  states: z.optional(z.record(z.string(), fields)),
  behaviours: z.optional(z.array(fields)),
});

/**
 * Scene document, version 1 (Dutch keys): its shape as far as the migration to version 2 reads it.
 * What is not named here goes along as it is; version 2 checks it.
 */
export const sceneV1 = z.looseObject({
  version: z.literal(1),
  layers: z.optional(z.array(fields)),
  mechanics: z.optional(z.array(z.looseObject({ use: z.string(), id: z.optional(z.string()) }))),
  prefabs: z.optional(z.record(z.string(), things)),
  /** `poses` and the values of `reacties` are names of poses. */
  actors: z.optional(z.record(z.string(), z.looseObject({ poses: z.optional(fields), reacties: z.optional(fields) }))),
  entities: z.optional(z.array(things)),
  hulp: z.optional(fields),
  triggers: z.optional(z.array(z.looseObject({ on: z.string(), do: z.array(fields) }))),
  tutorial: z.optional(z.array(fields)),
});

/** Document of version 1, as far as its migration reads it. */
export type SceneV1 = z.infer<typeof sceneV1>;
