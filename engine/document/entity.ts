import { z } from 'zod/mini';
import { FIGURE_SLOTS } from '#engine/core/domein/figure.ts';
import { fillActorTemplate } from './actor-template.ts';
import { hex, name, num, plate, point } from './fields.schema.ts';

/** Physical shape; x and y default to the place of the entity. Angles in degrees, clockwise. */
export const bodyDef = z.discriminatedUnion('shape', [
  z.strictObject({ shape: z.literal('circle'), r: num, ...bodyBase() }),
  z.strictObject({ shape: z.literal('rect'), w: num, h: num, angle: z.optional(num), ...bodyBase() }),
  z.strictObject({
    shape: z.literal('arc'),
    r: num,
    from: z.number(),
    to: z.number(),
    thickness: z.number().check(z.gte(40)),
    segments: z._default(z.int().check(z.gte(3), z.lte(48)), 14),
    ...bodyBase(),
  }),
  z.strictObject({
    shape: z.literal('flipper'),
    pivot: point,
    length: num,
    thickness: num,
    rest: z.number(),
    up: z.number(),
    gap: z.optional(num),
    ...bodyBase(),
  }),
]);

function bodyBase() {
  return {
    x: z.optional(z.number()),
    y: z.optional(z.number()),
    static: z.optional(z.boolean()),
    sensor: z.optional(z.boolean()),
    material: z.optional(name),
    category: z.optional(name),
    /** Categories this body touches; default all. */
    collides: z.optional(z.array(name)),
    fixedRotation: z.optional(z.boolean()),
  };
}

/** A small reusable life of one entity: `{ "use": "bob", "amp": 4, "period": 3 }`. Parameters are checked by the behaviour's own schema. */
export const behaviourUse = z.looseObject({ use: name });

/** What changes in a state; anything left out stays as in the definition. */
export const stateDef = z.strictObject({
  sprite: z.optional(name),
  alpha: z.optional(z.number().check(z.gte(0), z.lte(1))),
  scale: z.optional(num),
  angle: z.optional(num),
  visible: z.optional(z.boolean()),
  sensor: z.optional(z.boolean()),
  tint: z.optional(hex),
  pose: z.optional(name),
});

/** A loose sprite that belongs to an entity, drawn behind or before the main sprite. */
export const loosePart = z.strictObject({
  sprite: name,
  at: z.optional(point),
  scale: z.optional(num),
  angle: z.optional(num),
  flipX: z.optional(z.boolean()),
  alpha: z.optional(z.number().check(z.gte(0), z.lte(1))),
  behind: z.optional(z.boolean()),
  anchor: z.optional(point),
});

const part = {
  /** Fields are taken from this prefab first, then from the entity itself. */
  prefab: z.optional(name),
  sprite: z.optional(name),
  /** Character of `actors`; then `sprite` is not used. */
  actor: z.optional(name),
  layer: z.optional(name),
  at: z.optional(point),
  scale: z.optional(num),
  angle: z.optional(num),
  alpha: z.optional(z.number().check(z.gte(0), z.lte(1))),
  flipX: z.optional(z.boolean()),
  /** Part of the sprite that stands on `at`, 0..1; default the centre [.5, .5]. */
  anchor: z.optional(point),
  /** Drawing order inside its layer (higher is in front); layers with `sort: "y"` ignore it. */
  z: z.optional(z.number()),
  /** Starts invisible when false. */
  visible: z.optional(z.boolean()),
  parts: z.optional(z.array(loosePart).check(z.maxLength(24))),
  /** Two stacked contact ellipses, in pixels from `at`. */
  shadow: z.optional(z.strictObject({ w: z.number(), h: z.number(), y: z._default(z.number(), 0) })),
  /** Token plate carried by the entity; `at` is its offset. Plates are 96-128 high, hit areas at least 64 CSS px. */
  token: z.optional(
    z.strictObject({ plate: plate, size: z.number(), width: z.optional(z.number()), at: z.optional(point) }),
  ),
  /** Tap area around `at`; default the bounds of the plate or sprite. */
  hit: z.optional(z.union([z.strictObject({ r: z.number() }), z.strictObject({ w: z.number(), h: z.number() })])),
  body: z.optional(bodyDef),
  behaviours: z.optional(z.array(behaviourUse).check(z.maxLength(8))),
  state: z.optional(name),
  states: z.optional(z.record(name, stateDef)),
  /** Tapping the entity emits the event `tap` with its id; for toys in the scenery and controls. */
  tap: z.optional(z.boolean()),
  a11y: z.optional(z.strictObject({ role: z.enum(['option', 'button', 'img', 'none']), key: z.optional(z.string()) })),
};

/** A reusable recipe of a thing. */
export const prefabDef = z.strictObject(part);
/** One thing of the world. */
export const entityDef = z.strictObject({ id: z.optional(name), group: z.optional(name), ...part });
/** Several places or things under one name; without `prefab` only the points exist. */
export const groupDef = z.strictObject({
  group: name,
  points: z.optional(z.array(point)),
  /** Evenly along a path of `paths`. */
  repeatAlong: z.optional(name),
  count: z.optional(z.int().check(z.gte(1), z.lte(200))),
  grid: z.optional(
    z.strictObject({ cols: z.int().check(z.gte(1)), rows: z.int().check(z.gte(1)), at: point, gap: point }),
  ),
  prefab: z.optional(name),
});

const posePart = z.strictObject({
  angle: z.optional(z.number()),
  x: z.optional(z.number()),
  y: z.optional(z.number()),
  sx: z.optional(z.number()),
  sy: z.optional(z.number()),
  sprite: z.optional(name),
  alpha: z.optional(z.number().check(z.gte(0), z.lte(1))),
});

/** One part of a character. */
export const actorPart = z.strictObject({
  id: name,
  /** Own sprite key; left out when the part is a group of the rig drawing. */
  sprite: z.optional(name),
  parent: z.optional(name),
  /** Joint in pixels of the rig drawing (for loose sprites: pixels from the actor's feet, y down). */
  pivot: z.optional(point),
  /** For loose sprites: which point of the sprite lies on the joint, 0..1. */
  anchor: z.optional(point),
  hidden: z.optional(z.boolean()),
});

/** How an actor shows the child: cut off above the feet (px), with a left arm that points up, a right one that carries overhead or legs that walk, in what the play asks for. */
const ownRole = z.strictObject({
  bust: z.optional(z.number().check(z.gte(1), z.lte(160))),
  shadow: z.optional(z.boolean()),
  pointing: z.optional(z.boolean()),
  carrying: z.optional(z.boolean()),
  walking: z.optional(z.boolean()),
  outfit: z.optional(z.partialRecord(z.enum(FIGURE_SLOTS), z.string().check(z.regex(/^[a-z0-9-]{2,40}$/)))),
  /** The child is only some parts of a larger drawing (a driver in a car): which parts of a person each of them is. */
  into: z.optional(
    z.strictObject({
      /** Where the feet (or the cut) stand in the drawing, px, and how large the person is there. */
      at: point,
      scale: z.number().check(z.gte(0.2), z.lte(4)),
      parts: z.record(name, z.array(name)),
    }),
  ),
});

/** Character made of parts. `rig` names an entry of `assets.rigs`: a drawing whose top-level groups are the parts. `template: "person"` fills in poses and life for a drawing of the person rig. */
export const actorDef = z.pipe(
  z.transform(fillActorTemplate),
  z.strictObject({
    rig: z.optional(name),
    /** The child that plays: once it has a figure, that takes the place of the rig's drawing. */
    own: z.optional(ownRole),
    parts: z._default(z.array(actorPart).check(z.maxLength(40)), []),
    /** Where the feet are in the rig drawing; default the middle of its bottom edge. */
    origin: z.optional(point),
    /** Poses as differences from the drawing: part id -> change. Known reactions: `REACTIONS`. */
    poses: z._default(z.record(name, z.record(name, posePart)), {}),
    life: z.prefault(
      z.strictObject({
        /** Parts closed at a blink (scaled to a line), and the parts shown only then. */
        blink: z._default(z.array(name), []),
        closed: z._default(z.array(name), []),
        /** Parts that breathe and by how much (share of height). */
        breathe: z._default(z.array(name), []),
        breatheBy: z._default(z.number().check(z.lte(0.05)), 0.015),
        /** Parts that shift toward what is happening, at most `lookBy` pixels. */
        look: z._default(z.array(name), []),
        lookBy: z._default(z.number().check(z.lte(12)), 4),
        /** Parts that lean toward play, at most `leanBy` degrees. */
        lean: z._default(z.array(name), []),
        leanBy: z._default(z.number().check(z.lte(8)), 3),
        /** Parts that sway by themselves: hair, tail, scarf. Degrees. */
        sway: z._default(z.array(name), []),
        swayBy: z._default(z.number().check(z.lte(15)), 4),
      }),
      {},
    ),
    /** Which pose follows a verdict or moment; false keeps still. */
    reactions: z._default(
      z.strictObject({
        correct: z.optional(name),
        almost: z.optional(name),
        wordDone: z.optional(name),
        finale: z.optional(name),
        waits: z.optional(name),
      }),
      { correct: 'happy', almost: 'thinks', wordDone: 'proud', finale: 'cheers' },
    ),
  }),
);

/** Physical shape with its defaults filled in; lengths in px, angles in degrees. */
export type BodyDef = z.infer<typeof bodyDef>;
/** One behaviour of an entity: its name and parameters that only the behaviour knows. */
export type BehaviourUse = z.infer<typeof behaviourUse>;
/** Difference that a named state makes to an entity; alpha 0..1, angle in degrees. */
export type StateDef = z.infer<typeof stateDef>;
/** Recipe of a thing as stored; places in px, angles in degrees. */
export type PrefabDef = z.infer<typeof prefabDef>;
/** One thing of the world as stored: a prefab with a place and perhaps an id and a group. */
export type EntityDef = z.infer<typeof entityDef>;
/** Several things or places under one name: listed, in a grid, or along a path. */
export type GroupDef = z.infer<typeof groupDef>;
/** Character with its parts, poses and idle life, defaults and template filled in. */
export type ActorDef = z.infer<typeof actorDef>;
/** Part of a character: its sprite, parent and joint. */
export type ActorPart = z.infer<typeof actorPart>;
/** Difference of one part in a pose: degrees, px, and sizes as a share. */
export type PosePart = z.infer<typeof posePart>;
