import { createRng } from '#engine/core/basis/rng.ts';
import { readNewest } from '#engine/document/newest.ts';
import type { SceneDoc } from '#engine/document/scene.ts';
import { uprightScene } from '#engine/document/upright.ts';
import { createTuning, type Tuning } from '#engine/document/tuning.ts';
import type { Round } from '#engine/core/oefening/contract/contract.ts';
import type { SceneAssets } from './assets.ts';
import type { TurnGate } from './turn-gate.ts';
import type { Sound, Layout, Accessibility } from './contract.ts';
import type { EngineKit } from './kit.ts';
import type { Extensions, MechanicDef } from './own.ts';
import type { Dial } from './world/numbers.ts';
import type { Physics } from './world/physics.ts';
import { Scene } from './world/scene.ts';
import type { Paint } from './paint.ts';

/** What a game is loaded from; `seed` fixes all chance, `particles` = share of them that is drawn, 0..1. */
export interface LoadOptions {
  kit: EngineKit;
  /** Scene document as JSON. */
  doc: unknown;
  round: Round;
  accessibility: Accessibility;
  sound: Sound;
  seed: number;
  layout: Layout;
  particles: number;
  paint: Paint;
  assets(doc: SceneDoc): Promise<SceneAssets>;
  turn: TurnGate;
  /** As an upright screen plays it. */
  upright: boolean;
  eigen?: Extensions | undefined;
}

const NOTHING_OWN: Extensions = {};

/** What was read of a document, and what it is upright. Nobody changes one, and checking it again takes as long as the first time. */
const readBefore = new WeakMap<object, { kit: EngineKit; own: Extensions; doc: SceneDoc }>();
const uprightBefore = new WeakMap<SceneDoc, SceneDoc>();

/** Reads and checks a document with everything the engine and the game know; throws with the path of the fault. */
export function readDoc(kit: EngineKit, json: unknown, own: Extensions = NOTHING_OWN): SceneDoc {
  const file = typeof json === 'object' ? json : null;
  const before = file === null ? undefined : readBefore.get(file);
  if (before?.kit === kit && before.own === own) return before.doc;
  const result = readNewest('scene.json', json, kit.checks(own));
  if (!result.ok) throw new Error(result.fout.line);
  if (file !== null) readBefore.set(file, { kit, own, doc: result.value });
  return result.value;
}

/** The document as an upright screen plays it; the same one when it has no portrait part. */
export function readUpright(kit: EngineKit, doc: SceneDoc, own: Extensions = NOTHING_OWN): SceneDoc {
  if (doc.portrait === undefined) return doc;
  const upright = uprightBefore.get(doc) ?? readDoc(kit, uprightScene(doc), own);
  uprightBefore.set(doc, upright);
  return upright;
}

/** Loader pipeline: validate, resolve tuning, fetch code and pictures; `build` then makes the world and attaches the mechanics, once. */
export async function loadScene(o: LoadOptions): Promise<{ build: () => Scene; assets: SceneAssets }> {
  const read = readDoc(o.kit, o.doc, o.eigen);
  const doc = o.upright ? readUpright(o.kit, read, o.eigen) : read;
  const tuning = (dial: Dial): Tuning => createTuning(doc.tuning, { ...dial, set: doc.modes.calm.set });
  const rng = createRng(o.seed);
  const [mechanics, physics, assets] = await Promise.all([
    fetchMechanics(doc, o),
    fetchPhysics(doc, tuning({ s: o.round.s, calm: o.accessibility.calm }), rng),
    o.assets(doc),
  ]);
  const build = (): Scene =>
    new Scene({
      doc,
      tuning,
      assets,
      rng,
      mechanics,
      physics,
      paint: o.paint,
      sound: o.sound,
      accessibility: o.accessibility,
      s: o.round.s,
      layout: o.layout,
      particles: o.particles,
      createParts: o.kit.createParts,
      behaviours: { ...o.kit.behaviours, ...o.eigen?.behaviours },
      turn: o.turn,
    });
  return { build, assets };
}

async function fetchMechanics(
  doc: SceneDoc,
  { kit, eigen: own }: Pick<LoadOptions, 'kit' | 'eigen'>,
): Promise<{ id: string; raw: unknown; def: MechanicDef }[]> {
  return Promise.all(
    doc.mechanics.map(async (raw) => {
      const def = own?.mechanics?.[raw.use] ?? (await kit.mechanics[raw.use]?.())?.mechanic;
      if (def === undefined) throw new Error(`onbekende mechanic '${raw.use}'`);
      return { id: raw.id ?? raw.use, raw, def };
    }),
  );
}

/** Fetches the code that a scene asks for, so that it is there when the game is opened. */
export async function warmScene(kit: EngineKit, doc: SceneDoc): Promise<void> {
  await Promise.all([
    ...doc.mechanics.map(async ({ use }) => kit.mechanics[use]?.()),
    ...(doc.physics?.engine === 'matter' ? [import('./world/physics.ts')] : []),
  ]);
}

async function fetchPhysics(doc: SceneDoc, tuning: Tuning, rng: ReturnType<typeof createRng>): Promise<Physics | null> {
  if (doc.physics?.engine !== 'matter') return null;
  const { Physics: PhysicsClass } = await import('./world/physics.ts');
  return new PhysicsClass({ def: doc.physics, num: tuning.num, rng });
}
