import { z } from 'zod';
import { fillTemplate } from './actor-template.ts';
import { hex, name, num, plate, point } from './fields.schema.ts';

/** Physical shape; x and y default to the place of the entity. Angles in degrees, clockwise. */
export const bodyDef = z.discriminatedUnion('shape', [
  z.strictObject({ shape: z.literal('circle'), r: num, ...bodyBase() }),
  z.strictObject({ shape: z.literal('rect'), w: num, h: num, angle: num.optional(), ...bodyBase() }),
  z.strictObject({
    shape: z.literal('arc'),
    r: num,
    from: z.number(),
    to: z.number(),
    thickness: z.number().min(40),
    segments: z.int().min(3).max(48).default(14),
    ...bodyBase(),
  }),
  z.strictObject({
    shape: z.literal('flipper'),
    pivot: point,
    length: num,
    thickness: num,
    rest: z.number(),
    up: z.number(),
    gap: num.optional(),
    ...bodyBase(),
  }),
]);

function bodyBase() {
  return {
    x: z.number().optional(),
    y: z.number().optional(),
    static: z.boolean().optional(),
    sensor: z.boolean().optional(),
    material: name.optional(),
    category: name.optional(),
    /** Categories this body touches; default all. */
    collides: z.array(name).optional(),
    fixedRotation: z.boolean().optional(),
  };
}

/** A small reusable life of one entity: `{ "use": "bob", "amp": 4, "period": 3 }`. Parameters are checked by the behaviour's own schema. */
export const behaviourUse = z.looseObject({ use: name });

/** What changes in a state; anything left out stays as in the definition. */
export const stateDef = z.strictObject({
  sprite: name.optional(),
  alpha: z.number().min(0).max(1).optional(),
  scale: num.optional(),
  angle: num.optional(),
  visible: z.boolean().optional(),
  sensor: z.boolean().optional(),
  tint: hex.optional(),
  pose: name.optional(),
});

/** A loose sprite that belongs to an entity, drawn behind or before the main sprite. */
export const loosePart = z.strictObject({
  sprite: name,
  at: point.optional(),
  scale: num.optional(),
  angle: num.optional(),
  flipX: z.boolean().optional(),
  alpha: z.number().min(0).max(1).optional(),
  behind: z.boolean().optional(),
  anchor: point.optional(),
});

const part = {
  /** Fields are taken from this prefab first, then from the entity itself. */
  prefab: name.optional(),
  sprite: name.optional(),
  /** Character of `actors`; then `sprite` is not used. */
  actor: name.optional(),
  layer: name.optional(),
  at: point.optional(),
  scale: num.optional(),
  angle: num.optional(),
  alpha: z.number().min(0).max(1).optional(),
  flipX: z.boolean().optional(),
  /** Part of the sprite that stands on `at`, 0..1; default the centre [.5, .5]. */
  anchor: point.optional(),
  /** Drawing order inside its layer (higher is in front); layers with `sort: "y"` ignore it. */
  z: z.number().optional(),
  /** Starts invisible when false. */
  visible: z.boolean().optional(),
  delen: z.array(loosePart).max(24).optional(),
  /** Two stacked contact ellipses, in pixels from `at`. */
  shadow: z.strictObject({ w: z.number(), h: z.number(), y: z.number().default(0) }).optional(),
  /** Token plate carried by the entity; `at` is its offset. Plates are 96-128 high, hit areas at least 64 CSS px. */
  token: z
    .strictObject({ plate: plate, size: z.number(), width: z.number().optional(), at: point.optional() })
    .optional(),
  /** Tap area around `at`; default the bounds of the plate or sprite. */
  hit: z.union([z.strictObject({ r: z.number() }), z.strictObject({ w: z.number(), h: z.number() })]).optional(),
  body: bodyDef.optional(),
  behaviours: z.array(behaviourUse).max(8).optional(),
  state: name.optional(),
  states: z.record(name, stateDef).optional(),
  /** Tapping the entity emits the event `tik` with its id; for toys in the scenery and controls. */
  tik: z.boolean().optional(),
  a11y: z.strictObject({ role: z.enum(['option', 'button', 'img', 'none']), key: z.string().optional() }).optional(),
};

/** A reusable recipe of a thing. */
export const prefabDef = z.strictObject(part);
/** One thing of the world. */
export const entityDef = z.strictObject({ id: name.optional(), group: name.optional(), ...part });
/** Several places or things under one name; without `prefab` only the points exist. */
export const groupDef = z.strictObject({
  group: name,
  points: z.array(point).optional(),
  /** Evenly along a path of `paths`. */
  repeatAlong: name.optional(),
  count: z.int().min(1).max(200).optional(),
  grid: z.strictObject({ cols: z.int().min(1), rows: z.int().min(1), at: point, gap: point }).optional(),
  prefab: name.optional(),
});

const posePart = z.strictObject({
  angle: z.number().optional(),
  x: z.number().optional(),
  y: z.number().optional(),
  sx: z.number().optional(),
  sy: z.number().optional(),
  sprite: name.optional(),
  alpha: z.number().min(0).max(1).optional(),
});

/** One part of a character. */
export const actorPart = z.strictObject({
  id: name,
  /** Own sprite key; left out when the part is a group of the rig drawing. */
  sprite: name.optional(),
  parent: name.optional(),
  /** Joint in pixels of the rig drawing (for loose sprites: pixels from the actor's feet, y down). */
  pivot: point.optional(),
  /** For loose sprites: which point of the sprite lies on the joint, 0..1. */
  anchor: point.optional(),
  hidden: z.boolean().optional(),
});

/** Character made of parts. `rig` names an entry of `assets.rigs`: a drawing whose top-level groups are the parts. `sjabloon: "persoon"` fills in poses and life for a drawing of the person rig. */
export const actorDef = z.preprocess(
  fillTemplate,
  z.strictObject({
    rig: name.optional(),
    delen: z.array(actorPart).max(40).default([]),
    /** Where the feet are in the rig drawing; default the middle of its bottom edge. */
    origin: point.optional(),
    /** Poses as differences from the drawing: part id -> change. Known reactions: rust, blij, denkt, bijna, trots, juichen. */
    poses: z.record(name, z.record(name, posePart)).default({}),
    leven: z
      .strictObject({
        /** Parts closed at a blink (scaled to a line), and the parts shown only then. */
        blink: z.array(name).default([]),
        closed: z.array(name).default([]),
        /** Parts that breathe and by how much (share of height). */
        breathe: z.array(name).default([]),
        breatheBy: z.number().max(0.05).default(0.015),
        /** Parts that shift toward what is happening, at most `lookBy` pixels. */
        look: z.array(name).default([]),
        lookBy: z.number().max(12).default(4),
        /** Parts that lean toward play, at most `leanBy` degrees. */
        lean: z.array(name).default([]),
        leanBy: z.number().max(8).default(3),
        /** Parts that sway by themselves: hair, tail, scarf. Degrees. */
        sway: z.array(name).default([]),
        swayBy: z.number().max(15).default(4),
      })
      .prefault({}),
    /** Which pose follows a verdict or moment; false keeps still. */
    reacties: z
      .strictObject({
        goed: name.optional(),
        bijna: name.optional(),
        wordDone: name.optional(),
        finale: name.optional(),
        wacht: name.optional(),
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
export type ActorPart = z.infer<typeof actorPart>;
export type PosePart = z.infer<typeof posePart>;
