import { BEHAVIOURS, checkBehaviours } from '#engine/behaviours/registry.ts';
import { checkTuning } from '#engine/document/tuning.ts';
import { checkMechanics } from '#engine/mechanics/params.ts';
import { MECHANICS } from '#engine/mechanics/registry.ts';
import type { EngineKit } from '#engine/runtime/kit.ts';
import { createParts } from './parts.ts';

/** All mechanics, behaviours and drawn parts of the engine, handed to the runtime by who starts a game. */
export const ENGINE_KIT: EngineKit = {
  mechanics: MECHANICS,
  behaviours: BEHAVIOURS,
  checks: (own) => [checkTuning, checkMechanics(own.mechanics), checkBehaviours(own.behaviours)],
  createParts,
};
