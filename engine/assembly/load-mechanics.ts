import { checkMechanicsBy } from '#engine/document/mechanic-check.ts';
import type { SceneDoc } from '#engine/document/scene.ts';
import { MECHANICS } from '#engine/mechanics/registry.ts';
import type { EngineKit } from '#engine/runtime/kit.ts';
import type { MechanicDef } from '#engine/runtime/own.ts';

/** Documents whose mechanics were found right; nobody changes one. */
const checkedBefore = new WeakSet<SceneDoc>();

/** Loads the mechanics of a document, those of the game first, and checks the document with them. Throws with the path of the fault. */
export const loadMechanics: EngineKit['loadMechanics'] = async (doc, own) => {
  const known: Record<string, MechanicDef> = {};
  const loaded = await Promise.all(
    doc.mechanics.map(async (raw) => {
      const def = own.mechanics?.[raw.use] ?? (await MECHANICS[raw.use]?.())?.mechanic;
      if (def !== undefined) known[raw.use] = def;
      return def === undefined ? [] : [{ id: raw.id ?? raw.use, raw, def }];
    }),
  );
  const error = checkedBefore.has(doc) ? null : checkMechanicsBy(known)(doc);
  if (error !== null) throw new Error(`scene.json: ${error.pad}: ${error.melding}`);
  checkedBefore.add(doc);
  return loaded.flat();
};
