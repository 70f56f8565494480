import { BEHAVIOURS, checkBehaviours } from '#engine/behaviours/registry.ts';
import { createRng } from '#engine/core/basis/rng.ts';
import { parseScene, type SceneDoc } from '#engine/document/scene.ts';
import { checkTuning, createTuning, type Tuning } from '#engine/document/tuning.ts';
import { checkMechanics } from '#engine/mechanics/params.ts';
import { MECHANICS } from '#engine/mechanics/registry.ts';
import type { Round } from '#engine/core/oefening/contract.ts';
import type { SceneAssets } from './assets.ts';
import type { BeurtPoort } from './beurt-poort.ts';
import type { Geluid, Layout, Toegankelijk } from './contract.ts';
import type { Eigen, MechanicDef } from './eigen.ts';
import type { Physics } from './physics.ts';
import { Scene } from './scene.ts';
import type { Verf } from './verf.ts';

export interface LaadOpties {
  /** Scene document as JSON. */
  doc: unknown;
  round: Round;
  toegankelijk: Toegankelijk;
  geluid: Geluid;
  seed: number;
  layout: Layout;
  deeltjes: number;
  verf: Verf;
  assets(doc: SceneDoc): Promise<SceneAssets>;
  beurt(doc: SceneDoc): BeurtPoort;
  eigen?: Eigen | undefined;
}

/** Reads and checks a document with everything the engine and the game know; throws with the path of the fault. */
export function leesDoc(json: unknown, eigen: Eigen = {}): SceneDoc {
  const result = parseScene(json, [checkTuning, checkMechanics(eigen.mechanics), checkBehaviours(eigen.behaviours)]);
  if (!result.ok) throw new Error(`scene.json ${result.fout.pad}: ${result.fout.melding}`);
  return result.value;
}

/** Loader pipeline: validate, resolve tuning, fetch code and pictures, build the world, attach mechanics. */
export async function laadScene(o: LaadOpties): Promise<{ scene: Scene; assets: SceneAssets }> {
  const doc = leesDoc(o.doc, o.eigen);
  const tuning = (calm: boolean): Tuning => createTuning(doc.tuning, { s: o.round.s, calm, set: doc.modes.calm.set });
  const rng = createRng(o.seed);
  const [mechanics, physics, assets] = await Promise.all([
    haalMechanics(doc, o.eigen),
    haalPhysics(doc, tuning(o.toegankelijk.calm), rng),
    o.assets(doc),
  ]);
  const scene = new Scene({
    doc,
    tuning,
    assets,
    rng,
    mechanics,
    physics,
    verf: o.verf,
    geluid: o.geluid,
    toegankelijk: o.toegankelijk,
    s: o.round.s,
    layout: o.layout,
    deeltjes: o.deeltjes,
    behaviours: { ...BEHAVIOURS, ...o.eigen?.behaviours },
    beurt: o.beurt(doc),
  });
  return { scene, assets };
}

async function haalMechanics(
  doc: SceneDoc,
  eigen: Eigen | undefined,
): Promise<{ id: string; raw: unknown; def: MechanicDef }[]> {
  return Promise.all(
    doc.mechanics.map(async (raw) => {
      const def = eigen?.mechanics?.[raw.use] ?? (await MECHANICS[raw.use]?.())?.mechanic;
      if (def === undefined) throw new Error(`onbekende mechanic '${raw.use}'`);
      return { id: raw.id ?? raw.use, raw, def };
    }),
  );
}

async function haalPhysics(doc: SceneDoc, tuning: Tuning, rng: ReturnType<typeof createRng>): Promise<Physics | null> {
  if (doc.physics?.engine !== 'matter') return null;
  const { Physics: PhysicsClass } = await import('./physics.ts');
  return new PhysicsClass({ def: doc.physics, num: tuning.num, rng });
}
