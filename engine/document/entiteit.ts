import { z } from 'zod';
import { vulSjabloon } from './actor-sjabloon.ts';
import { hex, naam, num, plaat, punt } from './velden.schema.ts';

/** Physical shape; x and y default to the place of the entity. Angles in degrees, clockwise. */
export const bodyDef = z.discriminatedUnion('shape', [
  z.strictObject({ shape: z.literal('circle'), r: num, ...bodyBasis() }),
  z.strictObject({ shape: z.literal('rect'), w: num, h: num, angle: num.optional(), ...bodyBasis() }),
  z.strictObject({
    shape: z.literal('arc'),
    r: num,
    from: z.number(),
    to: z.number(),
    thickness: z.number().min(40),
    segments: z.int().min(3).max(48).default(14),
    ...bodyBasis(),
  }),
  z.strictObject({
    shape: z.literal('flipper'),
    pivot: punt,
    length: num,
    thickness: num,
    rest: z.number(),
    up: z.number(),
    gap: num.optional(),
    ...bodyBasis(),
  }),
]);

function bodyBasis() {
  return {
    x: z.number().optional(),
    y: z.number().optional(),
    static: z.boolean().optional(),
    sensor: z.boolean().optional(),
    material: naam.optional(),
    category: naam.optional(),
    /** Categories this body touches; default all. */
    collides: z.array(naam).optional(),
    fixedRotation: z.boolean().optional(),
  };
}

/** A small reusable life of one entity: `{ "use": "bob", "amp": 4, "period": 3 }`. Parameters are checked by the behaviour's own schema. */
export const behaviourUse = z.looseObject({ use: naam });

/** What changes in a state; anything left out stays as in the definition. */
export const stateDef = z.strictObject({
  sprite: naam.optional(),
  alpha: z.number().min(0).max(1).optional(),
  scale: num.optional(),
  angle: num.optional(),
  visible: z.boolean().optional(),
  sensor: z.boolean().optional(),
  tint: hex.optional(),
  pose: naam.optional(),
});

/** A loose sprite that belongs to an entity, drawn behind or before the main sprite. */
export const losDeel = z.strictObject({
  sprite: naam,
  at: punt.optional(),
  scale: num.optional(),
  angle: num.optional(),
  flipX: z.boolean().optional(),
  alpha: z.number().min(0).max(1).optional(),
  behind: z.boolean().optional(),
  anchor: punt.optional(),
});

const deel = {
  /** Fields are taken from this prefab first, then from the entity itself. */
  prefab: naam.optional(),
  sprite: naam.optional(),
  /** Character of `actors`; then `sprite` is not used. */
  actor: naam.optional(),
  layer: naam.optional(),
  at: punt.optional(),
  scale: num.optional(),
  angle: num.optional(),
  alpha: z.number().min(0).max(1).optional(),
  flipX: z.boolean().optional(),
  /** Part of the sprite that stands on `at`, 0..1; default the centre [.5, .5]. */
  anchor: punt.optional(),
  /** Drawing order inside its layer (higher is in front); layers with `sort: "y"` ignore it. */
  z: z.number().optional(),
  /** Starts invisible when false. */
  visible: z.boolean().optional(),
  delen: z.array(losDeel).max(24).optional(),
  /** Two stacked contact ellipses, in pixels from `at`. */
  shadow: z.strictObject({ w: z.number(), h: z.number(), y: z.number().default(0) }).optional(),
  /** Token plate carried by the entity; `at` is its offset. Plates are 96-128 high, hit areas at least 64 CSS px. */
  token: z
    .strictObject({ plate: plaat, size: z.number(), width: z.number().optional(), at: punt.optional() })
    .optional(),
  /** Tap area around `at`; default the bounds of the plate or sprite. */
  hit: z.union([z.strictObject({ r: z.number() }), z.strictObject({ w: z.number(), h: z.number() })]).optional(),
  body: bodyDef.optional(),
  behaviours: z.array(behaviourUse).max(8).optional(),
  state: naam.optional(),
  states: z.record(naam, stateDef).optional(),
  /** Tapping the entity emits the event `tik` with its id; for toys in the scenery and controls. */
  tik: z.boolean().optional(),
  a11y: z.strictObject({ role: z.enum(['option', 'button', 'img', 'none']), key: z.string().optional() }).optional(),
};

/** A reusable recipe of a thing. */
export const prefabDef = z.strictObject(deel);
/** One thing of the world. */
export const entityDef = z.strictObject({ id: naam.optional(), group: naam.optional(), ...deel });
/** Several places or things under one name; without `prefab` only the points exist. */
export const groupDef = z.strictObject({
  group: naam,
  points: z.array(punt).optional(),
  /** Evenly along a path of `paths`. */
  repeatAlong: naam.optional(),
  count: z.int().min(1).max(200).optional(),
  grid: z.strictObject({ cols: z.int().min(1), rows: z.int().min(1), at: punt, gap: punt }).optional(),
  prefab: naam.optional(),
});

const poseDeel = z.strictObject({
  angle: z.number().optional(),
  x: z.number().optional(),
  y: z.number().optional(),
  sx: z.number().optional(),
  sy: z.number().optional(),
  sprite: naam.optional(),
  alpha: z.number().min(0).max(1).optional(),
});

/** One part of a character. */
export const actorDeel = z.strictObject({
  id: naam,
  /** Own sprite key; left out when the part is a group of the rig drawing. */
  sprite: naam.optional(),
  parent: naam.optional(),
  /** Joint in pixels of the rig drawing (for loose sprites: pixels from the actor's feet, y down). */
  pivot: punt.optional(),
  /** For loose sprites: which point of the sprite lies on the joint, 0..1. */
  anchor: punt.optional(),
  hidden: z.boolean().optional(),
});

/** Character made of parts. `rig` names an entry of `assets.rigs`: a drawing whose top-level groups are the parts. `sjabloon: "persoon"` fills in poses and life for a drawing of the person rig. */
export const actorDef = z.preprocess(
  vulSjabloon,
  z.strictObject({
    rig: naam.optional(),
    delen: z.array(actorDeel).max(40).default([]),
    /** Where the feet are in the rig drawing; default the middle of its bottom edge. */
    origin: punt.optional(),
    /** Poses as differences from the drawing: part id -> change. Known reactions: rust, blij, denkt, bijna, trots, juichen. */
    poses: z.record(naam, z.record(naam, poseDeel)).default({}),
    leven: z
      .strictObject({
        /** Parts closed at a blink (scaled to a line), and the parts shown only then. */
        blink: z.array(naam).default([]),
        closed: z.array(naam).default([]),
        /** Parts that breathe and by how much (share of height). */
        breathe: z.array(naam).default([]),
        breatheBy: z.number().max(0.05).default(0.015),
        /** Parts that shift toward what is happening, at most `lookBy` pixels. */
        look: z.array(naam).default([]),
        lookBy: z.number().max(12).default(4),
        /** Parts that lean toward play, at most `leanBy` degrees. */
        lean: z.array(naam).default([]),
        leanBy: z.number().max(8).default(3),
        /** Parts that sway by themselves: hair, tail, scarf. Degrees. */
        sway: z.array(naam).default([]),
        swayBy: z.number().max(15).default(4),
      })
      .prefault({}),
    /** Which pose follows a verdict or moment; false keeps still. */
    reacties: z
      .strictObject({
        goed: naam.optional(),
        bijna: naam.optional(),
        wordDone: naam.optional(),
        finale: naam.optional(),
        wacht: naam.optional(),
      })
      .default({ goed: 'blij', bijna: 'denkt', wordDone: 'trots', finale: 'juichen' }),
  }),
);

export type BodyDef = z.infer<typeof bodyDef>;
export type BehaviourUse = z.infer<typeof behaviourUse>;
export type StateDef = z.infer<typeof stateDef>;
export type PrefabDef = z.infer<typeof prefabDef>;
export type EntityDef = z.infer<typeof entityDef>;
export type GroupDef = z.infer<typeof groupDef>;
export type ActorDef = z.infer<typeof actorDef>;
export type ActorDeel = z.infer<typeof actorDeel>;
export type PoseDeel = z.infer<typeof poseDeel>;
