import { BEHAVIOURS, checkBehaviours } from '#engine/behaviours/registry.ts';
import { checkTuning } from '#engine/document/tuning.ts';
import { MECHANICS } from '#engine/mechanics/registry.ts';
import type { EngineKit } from '#engine/runtime/kit.ts';
import { loadMechanics } from './load-mechanics.ts';
import { createParts } from './parts.ts';

/** All mechanics, behaviours and drawn parts of the engine, handed to the runtime by who starts a game. */
export const ENGINE_KIT: EngineKit = {
  mechanics: MECHANICS,
  behaviours: BEHAVIOURS,
  checks: (own) => [checkTuning, checkBehaviours(own.behaviours)],
  loadMechanics,
  createParts,
};
