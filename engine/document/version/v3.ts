import { z } from 'zod/mini';
import { FORMATS, SHAPES, TOKEN_KINDS } from '#engine/core/oefening/contract/contract.ts';
import { actorDef, entityDef, groupDef, prefabDef } from '../entity.ts';
import { LAND_CODES, drawingSchema, hex, icon, name, num, patternSchema, point } from '../fields.schema.ts';
import { finale } from '../finale.ts';
import { layerSchema } from '../layer.schema.ts';
import { portrait, stageFrame } from '../portrait.schema.ts';
import { trigger } from '../trigger.ts';
import type { SceneV2 } from './v2.ts';

const capability = z.strictObject({
  shape: z.enum(SHAPES),
  formats: z.array(z.enum(FORMATS)).check(z.minLength(1)),
  minOptions: z.optional(z.int()),
  maxOptions: z.optional(z.int()),
  minSlots: z.optional(z.int()),
  maxSlots: z.optional(z.int()),
  maxChars: z.optional(z.int()),
  bins: z.optional(z.tuple([z.int(), z.int()])),
  tokenKinds: z.optional(z.array(z.enum(TOKEN_KINDS))),
  pictures: z.optional(z.boolean()),
  weight: z.number().check(z.gte(0), z.lte(1)),
});

/** One tunable number. `from`/`to` are the values at play level 0 and 1; `calm` replaces both in the calm mode. */
export const tuningValue = z.union([
  z.number(),
  z.string(),
  z.strictObject({ from: z.number(), to: z.number(), calm: z.optional(z.number()), round: z.optional(z.boolean()) }),
  z.strictObject({
    steps: z.array(z.tuple([z.number(), z.number()])).check(z.minLength(1)),
    calm: z.optional(z.number()),
  }),
]);

const material = z.strictObject({
  restitution: z.optional(z.number()),
  friction: z.optional(z.number()),
  frictionAir: z.optional(z.number()),
  frictionStatic: z.optional(z.number()),
  density: z.optional(z.number()),
});

const physics = z.strictObject({
  engine: z.enum(['matter', 'none']),
  substeps: z._default(z.union([z.literal(1), z.literal(2), z.literal(3)]), 1),
  gravity: z.strictObject({ x: num, y: num }),
  velocityCap: z._default(z.number().check(z.lte(60)), 40),
  maxBodies: z._default(z.int().check(z.gte(1), z.lte(200)), 60),
  materials: z._default(z.record(name, material), {}),
  categories: z._default(z.record(name, z.int()), {}),
  unstick: z.optional(z.strictObject({ belowSpeed: z.number(), afterMs: z.number(), impulse: z.number() })),
});

const tutorialStep = z.strictObject({
  /** Entity, group or mechanic target the ghost hand goes to; `choice` = the first choice, `choice:correct` = what would be right, `slot` = where it goes. */
  hand: z.optional(z.string()),
  /** Drag target. */
  to: z.optional(z.string()),
  gesture: z._default(z.enum(['tap', 'drag', 'hold', 'swipe', 'type']), 'tap'),
  /** i18n key of the line under the hand. */
  key: z.string(),
  /** The step waits, unseen, for this event: an oven that opens when the word is done. Steps of an object that opens after the word begin so. */
  from: z.optional(name),
  /** Event after which the step is over, by what the child did: a runtime or mechanic event, `correct`, or `time` (3 s). */
  until: name,
});

/** Scene document, version 3: a whole game as data. */
export const sceneV3 = z.strictObject({
  $schema: z.optional(z.string()),
  id: z.string().check(z.regex(/^[a-z0-9]+$/)),
  version: z.literal(3),
  /** URL name when it differs from the id, e.g. `piñata`. */
  routeSlug: z.optional(z.string()),
  land: z.enum(LAND_CODES),
  /** Folder of the texts, e.g. `games/pizzabakken`. */
  i18n: z.string(),
  titleKey: z.string(),
  introKey: z.string(),
  capabilities: z.array(capability).check(z.minLength(1)),
  round: z.strictObject({
    items: z.int().check(z.gte(1), z.lte(30)),
    softSeconds: z.number(),
  }),
  stage: z.strictObject({
    width: z.literal(1280),
    height: z.literal(720),
    background: hex,
    /** Colour under the scenery on screens taller than the drawing. */
    ground: z.optional(hex),
    scroll: z._default(z.enum(['none', 'x', 'y', 'free']), 'none'),
    worldSize: z.optional(point),
    /** Default the whole stage. */
    frame: z.optional(stageFrame),
  }),
  assets: z.strictObject({
    icons: z._default(z.record(name, icon), {}),
    svg: z._default(z.record(name, drawingSchema), {}),
    layers: z._default(z.record(name, drawingSchema), {}),
    /** Drawings whose top-level groups become the parts `<rig>/<group id>`, cut at build time. */
    rigs: z._default(z.record(name, drawingSchema), {}),
  }),
  /** Own name -> sound file(s) without extension; a list is played in turn. */
  sounds: z._default(z.record(name, z.union([z.string(), z.array(z.string()).check(z.minLength(1))])), {}),
  tuning: z._default(z.record(z.string().check(z.regex(/^[a-zA-Z]\w*$/)), tuningValue), {}),
  layers: z.array(layerSchema).check(z.minLength(1), z.maxLength(14)),
  physics: z.optional(physics),
  /** Mechanics in order of attention: the first one that takes an intent keeps it. Parameters are checked by the mechanic's own schema. */
  mechanics: z.array(z.looseObject({ use: name, id: z.optional(name) })).check(z.minLength(1), z.maxLength(12)),
  prefabs: z._default(z.record(name, prefabDef), {}),
  actors: z._default(z.record(name, actorDef), {}),
  entities: z._default(z.array(z.union([entityDef, groupDef])).check(z.maxLength(200)), []),
  woordRail: z._default(
    z.strictObject({
      show: z.boolean(),
      align: z._default(z.enum(['center', 'left']), 'center'),
      /** Middle of the rail, stage px from the top. */
      y: z._default(z.number(), 660),
      inWorld: z.optional(name),
    }),
    { show: true, align: 'center', y: 660 },
  ),
  /** What the help card keeps off, besides the rail, the tokens and the slots: things that the child steers or looks at, and boxes [x, y, w, h] where something is still to come. */
  help: z.prefault(
    z.strictObject({
      avoid: z._default(
        z.array(z.union([patternSchema, z.tuple([z.number(), z.number(), z.number(), z.number()])])),
        [],
      ),
    }),
    {},
  ),
  /** Where the sentence of a question stands in the world, as [x, y, w, h]; it grows up from the foot of the box. Without one it stands on the plate. */
  zin: z.optional(z.strictObject({ box: stageFrame })),
  portrait: z.optional(portrait),
  triggers: z._default(z.array(trigger).check(z.maxLength(80)), []),
  /** The ways a round may end; the seed chooses one, and never the same twice in a row. */
  finales: z.array(finale).check(z.minLength(1), z.maxLength(8)),
  paths: z._default(z.record(name, z.array(point).check(z.minLength(2))), {}),
  input: z.prefault(
    z.strictObject({
      /** Extra key codes (KeyboardEvent.code) per intent. */
      keyboard: z._default(z.partialRecord(z.enum(['left', 'right', 'up', 'down', 'act']), z.array(z.string())), {}),
      /** Letters pick pool tokens with that text when no entry question is open. */
      lettersPick: z._default(z.boolean(), true),
    }),
    {},
  ),
  tutorial: z._default(z.array(tutorialStep).check(z.maxLength(6)), []),
  modes: z.strictObject({
    calm: z.strictObject({
      set: z._default(z.record(z.string(), z.number()), {}),
      hide: z._default(z.array(patternSchema), []),
    }),
    reducedMotion: z.strictObject({
      disable: z._default(z.array(z.string()), []),
      hide: z._default(z.array(patternSchema), []),
    }),
    oneSwitch: z.strictObject({ scanMs: z._default(z.number().check(z.gte(600), z.lte(5000)), 1600) }),
  }),
  bonus: z.strictObject({ max: z.number().check(z.gte(0), z.lte(10)) }),
  tests: z.strictObject({
    fixtures: z.array(z.string()).check(z.minLength(1)),
    maxSeconds: z.number().check(z.lte(240)),
  }),
});

const DEFAULT_MS = 5000;
type TriggerV2 = NonNullable<SceneV2['triggers']>[number];

/** A list of actions with waits becomes steps, each so long after the one before. */
function stepsOf({ if: condition, do: list = [] }: TriggerV2, nr: number): unknown[] {
  const parts: { at: number; do: unknown[] }[] = [{ at: 0, do: [] }];
  for (const one of list) {
    const last = parts.at(-1);
    if (typeof one.wait === 'number') parts.push({ at: (last?.at ?? 0) + one.wait, do: [] });
    else last?.do.push(one);
  }
  return parts
    .filter((part) => part.do.length > 0)
    .map((part, i) => ({
      name: `step-${nr}-${i + 1}`,
      ...part,
      ...(condition === undefined ? {} : { if: condition }),
    }));
}

/** The bubbles flew to the tray by themselves and had their own end: both are services of the engine now. */
function migrateMechanic(fields: NonNullable<SceneV2['mechanics']>[number]): unknown {
  const gone = fields.use === 'bubbles' ? ['rail', 'party'] : [];
  return Object.fromEntries(Object.entries(fields).filter(([key]) => !gone.includes(key)));
}

/** Version 2 -> 3: the triggers of the finale become the timeline of one. */
export function migrateToV3(doc: SceneV2): unknown {
  const { finale: called = 'finale', finaleMs = DEFAULT_MS, ...round } = doc.round ?? {};
  const triggers = doc.triggers ?? [];
  const ends = triggers.filter(({ on }) => on === 'finale');
  return {
    ...doc,
    version: 3,
    round,
    ...(doc.mechanics && { mechanics: doc.mechanics.map(migrateMechanic) }),
    ...(doc.triggers && { triggers: triggers.filter(({ on }) => on !== 'finale') }),
    finales: [{ name: called, ms: finaleMs, timeline: ends.flatMap((trigger, i) => stepsOf(trigger, i + 1)) }],
  };
}
