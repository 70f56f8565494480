import { z } from 'zod/mini';
import { name } from './fields.schema.ts';

const patches = z._default(z.record(name, z.unknown()), {});

/** Part of the stage that every screen shows whole: left, top, width and height in stage pixels. */
export const stageFrame = z.tuple([z.number(), z.number(), z.number().check(z.gt(0)), z.number().check(z.gt(0))]);

/**
 * How a scene is laid out on an upright screen: fields that are laid over those of the parts with the same name (an entity by its id or
 * group, a mechanic by its id or use). The whole is read again as a document, so a wrong patch is refused there.
 */
export const portrait = z.strictObject({
  frame: stageFrame,
  layers: patches,
  entities: patches,
  prefabs: patches,
  mechanics: patches,
  paths: patches,
  tuning: patches,
  woordRail: patches,
  help: patches,
  zin: z.optional(z.record(name, z.unknown())),
});
