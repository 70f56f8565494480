import { z } from 'zod/mini';
import { FORMATS, SHAPES, TOKEN_KINDS } from '#engine/core/oefening/contract/contract.ts';
import { type Result, err, ok } from '#engine/core/basis/result.ts';
import { hex, icon, name, num, pattern, point, drawing } from './fields.schema.ts';
import { readablePath, type SceneError } from './error.ts';
import { actorDef, entityDef, groupDef, prefabDef } from './entity.ts';
import { trigger } from './trigger.ts';

/** Lands of the island; every game stands in one. */
export const LANDEN = [
  'boerenland',
  'stad',
  'water',
  'bos',
  'kermis',
  'fabriek',
  'savanne',
  'bergen',
  'ruimte',
] as const;

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

const layer = z.strictObject({
  id: name,
  /** Key of `assets.layers`; drawn with its centre on the stage centre unless `at` (top left) is given. */
  asset: z.optional(name),
  at: z.optional(point),
  /** 0 = fixed, 1 = moves with the camera. Default 1 (0 when the stage does not scroll). */
  parallax: z.optional(z.number()),
  /** Repeats endlessly in x while the camera moves. */
  repeat: z.optional(z.literal('x')),
  /** Own movement in pixels per second (clouds, waves); off in reduced motion. */
  drift: z.optional(z.number()),
  /** Slow vertical swell of the layer: amplitude px, period s. */
  deining: z.optional(z.strictObject({ amp: z.number(), period: z.number().check(z.gte(1)) })),
  sort: z.optional(z.enum(['none', 'y'])),
});

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
  /** Entity, group or mechanic target the ghost hand goes to; `keuze` = the first choice, `keuze:goed` = what would be right. */
  hand: z.optional(z.string()),
  /** Drag target. */
  to: z.optional(z.string()),
  gesture: z._default(z.enum(['tap', 'drag', 'hold', 'swipe', 'type']), 'tap'),
  /** i18n key of the line under the hand. */
  key: z.string(),
  /** The step waits, unseen, for this event: an oven that opens when the word is done. Steps of an object that opens after the word begin so. */
  from: z.optional(name),
  /** Event after which the step is over, by what the child did: a runtime or mechanic event, `goed`, or `tijd` (3 s). */
  until: name,
});

/** Scene document, version 1: a whole game as data. */
export const sceneSchema = z.strictObject({
  $schema: z.optional(z.string()),
  id: z.string().check(z.regex(/^[a-z0-9]+$/)),
  version: z.literal(1),
  /** URL name when it differs from the id, e.g. `piñata`. */
  routeSlug: z.optional(z.string()),
  land: z.enum(LANDEN),
  /** Folder of the texts, e.g. `games/pizzabakken`. */
  i18n: z.string(),
  titleKey: z.string(),
  introKey: z.string(),
  capabilities: z.array(capability).check(z.minLength(1)),
  round: z.strictObject({
    items: z.int().check(z.gte(1), z.lte(30)),
    softSeconds: z.number(),
    finale: name,
    finaleMs: z._default(z.number().check(z.gte(0), z.lte(8000)), 5000),
  }),
  stage: z.strictObject({
    width: z.literal(1280),
    height: z.literal(720),
    background: hex,
    /** Colour under the scenery on screens taller than the drawing. */
    ground: z.optional(hex),
    scroll: z._default(z.enum(['none', 'x', 'y', 'free']), 'none'),
    worldSize: z.optional(point),
  }),
  assets: z.strictObject({
    icons: z._default(z.record(name, icon), {}),
    svg: z._default(z.record(name, drawing), {}),
    layers: z._default(z.record(name, drawing), {}),
    /** Drawings whose top-level groups become the parts `<rig>/<group id>`, cut at build time. */
    rigs: z._default(z.record(name, drawing), {}),
  }),
  /** Own name -> sound file(s) without extension; a list is played in turn. */
  sounds: z._default(z.record(name, z.union([z.string(), z.array(z.string()).check(z.minLength(1))])), {}),
  tuning: z._default(z.record(z.string().check(z.regex(/^[a-zA-Z]\w*$/)), tuningValue), {}),
  layers: z.array(layer).check(z.minLength(1), z.maxLength(12)),
  physics: z.optional(physics),
  /** Mechanics in order of attention: the first one that takes an intent keeps it. Parameters are checked by the mechanic's own schema. */
  mechanics: z.array(z.looseObject({ use: name, id: z.optional(name) })).check(z.minLength(1), z.maxLength(12)),
  prefabs: z._default(z.record(name, prefabDef), {}),
  actors: z._default(z.record(name, actorDef), {}),
  entities: z._default(z.array(z.union([entityDef, groupDef])).check(z.maxLength(200)), []),
  woordrail: z._default(
    z.strictObject({
      show: z.boolean(),
      align: z._default(z.enum(['center', 'left']), 'center'),
      y: z.optional(z.number()),
      inWorld: z.optional(name),
    }),
    { show: true, align: 'center' },
  ),
  /** What the help card keeps off, besides the rail, the tokens and the slots: things that the child steers or looks at, and boxes [x, y, w, h] where something is still to come. */
  hulp: z.prefault(
    z.strictObject({
      mijd: z._default(z.array(z.union([pattern, z.tuple([z.number(), z.number(), z.number(), z.number()])])), []),
    }),
    {},
  ),
  triggers: z._default(z.array(trigger).check(z.maxLength(80)), []),
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
      hide: z._default(z.array(pattern), []),
    }),
    reducedMotion: z.strictObject({
      disable: z._default(z.array(z.string()), []),
      hide: z._default(z.array(pattern), []),
    }),
    oneSwitch: z.strictObject({ scanMs: z._default(z.number().check(z.gte(600), z.lte(5000)), 1600) }),
  }),
  bonus: z.strictObject({ max: z.number().check(z.gte(0), z.lte(10)) }),
  tests: z.strictObject({
    fixtures: z.array(z.string()).check(z.minLength(1)),
    maxSeconds: z.number().check(z.lte(240)),
  }),
});

export type { SceneError } from './error.ts';
/** A valid scene document with all defaults filled in. */
export type SceneDoc = z.infer<typeof sceneSchema>;
/** What an author writes: defaults may be left out. */
export type SceneInput = z.input<typeof sceneSchema>;
/** One mechanic of a scene: its name, perhaps an id, and parameters that only the mechanic knows. */
export type MechanicUse = SceneDoc['mechanics'][number];
/** One layer of the scenery, back to front. */
export type LayerDef = SceneDoc['layers'][number];
/** Tunable value: fixed, from play level 0 to 1, or in steps of the play level. */
export type TuningValue = z.infer<typeof tuningValue>;
/** One step of the ghost hand, and the event that ends it. */
export type TutorialStep = SceneDoc['tutorial'][number];

/** Checks of parameters that live outside the document layer (mechanics, behaviours); answers null when all is well. */
export type SceneCheck = (doc: SceneDoc) => SceneError | null;

/** The deepest issue tells most: for unions the branch that came furthest. */
function deepestError(issues: readonly z.core.$ZodIssue[], base: readonly PropertyKey[]): SceneError {
  let best: SceneError = { pad: readablePath(base), melding: 'ongeldig' };
  let depth = -1;
  for (const issue of issues) {
    const path = [...base, ...issue.path];
    const candidates = issue.code === 'invalid_union' ? issue.errors : [];
    const chosen = [...candidates].sort((a, b) => rank(b) - rank(a))[0];
    const error =
      chosen && rank(chosen) > 0 ? deepestError(chosen, path) : { pad: readablePath(path), melding: issue.message };
    if (path.length > depth) {
      best = error;
      depth = path.length;
    }
  }
  return best;
}

/** Branches of a union that agree on the keys rank higher than branches that miss them. */
function rank(issues: readonly z.core.$ZodIssue[]): number {
  const deep = Math.max(0, ...issues.map((issue) => issue.path.length));
  const unexpected = issues.filter(
    (issue) => issue.code === 'unrecognized_keys' || (issue.code === 'invalid_type' && issue.input === undefined),
  ).length;
  return 10 + deep - 2 * unexpected - issues.length;
}

/**
 * Reads a scene document. Errors carry the path of the deepest problem; `checks` run after the shape is right.
 * Whether every name in it exists (`checkNamen`) is a check for who writes a document: the tests of the games and the studio ask it.
 */
export function parseScene(json: unknown, checks: readonly SceneCheck[] = []): Result<SceneDoc, SceneError> {
  const parsed = sceneSchema.safeParse(json);
  if (!parsed.success) return err(deepestError(parsed.error.issues, []));
  for (const check of checks) {
    const error = check(parsed.data);
    if (error !== null) return err(error);
  }
  return ok(parsed.data);
}
