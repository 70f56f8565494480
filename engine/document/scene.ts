import { z } from 'zod';
import { FORMATS, SHAPES, TOKEN_KINDS } from '#engine/core/oefening/contract.ts';
import { type Result, err, ok } from '#engine/core/basis/result.ts';
import { hex, icon, name, num, pattern, point, drawing } from './fields.schema.ts';
import { readablePath, type SceneError } from './error.ts';
import { actorDef, entityDef, groupDef, prefabDef } from './entity.ts';
import { trigger } from './trigger.ts';

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
  formats: z.array(z.enum(FORMATS)).min(1),
  minOptions: z.int().optional(),
  maxOptions: z.int().optional(),
  minSlots: z.int().optional(),
  maxSlots: z.int().optional(),
  maxChars: z.int().optional(),
  bins: z.tuple([z.int(), z.int()]).optional(),
  tokenKinds: z.array(z.enum(TOKEN_KINDS)).optional(),
  pictures: z.boolean().optional(),
  weight: z.number().min(0).max(1),
});

/** One tunable number. `from`/`to` are the values at play level 0 and 1; `calm` replaces both in the calm mode. */
export const tuningValue = z.union([
  z.number(),
  z.string(),
  z.strictObject({ from: z.number(), to: z.number(), calm: z.number().optional(), round: z.boolean().optional() }),
  z.strictObject({ steps: z.array(z.tuple([z.number(), z.number()])).min(1), calm: z.number().optional() }),
]);

const layer = z.strictObject({
  id: name,
  /** Key of `assets.layers`; drawn with its centre on the stage centre unless `at` (top left) is given. */
  asset: name.optional(),
  at: point.optional(),
  /** 0 = fixed, 1 = moves with the camera. Default 1 (0 when the stage does not scroll). */
  parallax: z.number().optional(),
  /** Repeats endlessly in x while the camera moves. */
  repeat: z.literal('x').optional(),
  /** Own movement in pixels per second (clouds, waves); off in reduced motion. */
  drift: z.number().optional(),
  /** Slow vertical swell of the layer: amplitude px, period s. */
  deining: z.strictObject({ amp: z.number(), period: z.number().min(1) }).optional(),
  sort: z.enum(['none', 'y']).optional(),
});

const material = z.strictObject({
  restitution: z.number().optional(),
  friction: z.number().optional(),
  frictionAir: z.number().optional(),
  frictionStatic: z.number().optional(),
  density: z.number().optional(),
});

const physics = z.strictObject({
  engine: z.enum(['matter', 'none']),
  substeps: z.union([z.literal(1), z.literal(2), z.literal(3)]).default(1),
  gravity: z.strictObject({ x: num, y: num }),
  velocityCap: z.number().max(60).default(40),
  maxBodies: z.int().min(1).max(200).default(60),
  materials: z.record(name, material).default({}),
  categories: z.record(name, z.int()).default({}),
  unstick: z.strictObject({ belowSpeed: z.number(), afterMs: z.number(), impulse: z.number() }).optional(),
});

const tutorialStep = z.strictObject({
  /** Entity, group or mechanic target the ghost hand goes to; `keuze` = the first choice, `keuze:goed` = what would be right. */
  hand: z.string().optional(),
  /** Drag target. */
  to: z.string().optional(),
  gesture: z.enum(['tap', 'drag', 'hold', 'swipe', 'type']).default('tap'),
  /** i18n key of the line under the hand. */
  key: z.string(),
  /** The step waits, unseen, for this event: an oven that opens when the word is done. Steps of an object that opens after the word begin so. */
  from: name.optional(),
  /** Event after which the step is over, by what the child did: a runtime or mechanic event, `goed`, or `tijd` (3 s). */
  until: name,
});

/** Scene document, version 1: a whole game as data. */
export const sceneSchema = z.strictObject({
  $schema: z.string().optional(),
  id: z.string().regex(/^[a-z0-9]+$/),
  version: z.literal(1),
  /** URL name when it differs from the id, e.g. `piñata`. */
  routeSlug: z.string().optional(),
  land: z.enum(LANDEN),
  /** Folder of the texts, e.g. `games/pizzabakken`. */
  i18n: z.string(),
  titleKey: z.string(),
  introKey: z.string(),
  capabilities: z.array(capability).min(1),
  round: z.strictObject({
    items: z.int().min(1).max(30),
    softSeconds: z.number(),
    finale: name,
    finaleMs: z.number().min(0).max(8000).default(5000),
  }),
  stage: z.strictObject({
    width: z.literal(1280),
    height: z.literal(720),
    background: hex,
    /** Colour under the scenery on screens taller than the drawing. */
    ground: hex.optional(),
    scroll: z.enum(['none', 'x', 'y', 'free']).default('none'),
    worldSize: point.optional(),
  }),
  assets: z.strictObject({
    icons: z.record(name, icon).default({}),
    svg: z.record(name, drawing).default({}),
    layers: z.record(name, drawing).default({}),
    /** Drawings whose top-level groups become the parts `<rig>/<group id>`, cut at build time. */
    rigs: z.record(name, drawing).default({}),
  }),
  /** Own name -> sound file(s) without extension; a list is played in turn. */
  sounds: z.record(name, z.union([z.string(), z.array(z.string()).min(1)])).default({}),
  tuning: z.record(z.string().regex(/^[a-zA-Z]\w*$/), tuningValue).default({}),
  layers: z.array(layer).min(1).max(12),
  physics: physics.optional(),
  /** Mechanics in order of attention: the first one that takes an intent keeps it. Parameters are checked by the mechanic's own schema. */
  mechanics: z
    .array(z.looseObject({ use: name, id: name.optional() }))
    .min(1)
    .max(12),
  prefabs: z.record(name, prefabDef).default({}),
  actors: z.record(name, actorDef).default({}),
  entities: z
    .array(z.union([entityDef, groupDef]))
    .max(200)
    .default([]),
  woordrail: z
    .strictObject({
      show: z.boolean(),
      align: z.enum(['center', 'left']).default('center'),
      y: z.number().optional(),
      inWorld: name.optional(),
    })
    .default({ show: true, align: 'center' }),
  /** What the help card keeps off, besides the rail, the tokens and the slots: things that the child steers or looks at, and boxes [x, y, w, h] where something is still to come. */
  hulp: z
    .strictObject({
      mijd: z.array(z.union([pattern, z.tuple([z.number(), z.number(), z.number(), z.number()])])).default([]),
    })
    .prefault({}),
  triggers: z.array(trigger).max(80).default([]),
  paths: z.record(name, z.array(point).min(2)).default({}),
  input: z
    .strictObject({
      /** Extra key codes (KeyboardEvent.code) per intent. */
      keyboard: z.partialRecord(z.enum(['left', 'right', 'up', 'down', 'act']), z.array(z.string())).default({}),
      /** Letters pick pool tokens with that text when no entry question is open. */
      lettersPick: z.boolean().default(true),
    })
    .prefault({}),
  tutorial: z.array(tutorialStep).max(6).default([]),
  modes: z.strictObject({
    calm: z.strictObject({ set: z.record(z.string(), z.number()).default({}), hide: z.array(pattern).default([]) }),
    reducedMotion: z.strictObject({ disable: z.array(z.string()).default([]), hide: z.array(pattern).default([]) }),
    oneSwitch: z.strictObject({ scanMs: z.number().min(600).max(5000).default(1600) }),
  }),
  bonus: z.strictObject({ max: z.number().min(0).max(10) }),
  tests: z.strictObject({ fixtures: z.array(z.string()).min(1), maxSeconds: z.number().max(240) }),
});

export type { SceneError } from './error.ts';
/** A valid scene document with all defaults filled in. */
export type SceneDoc = z.infer<typeof sceneSchema>;
/** What an author writes: defaults may be left out. */
export type SceneInput = z.input<typeof sceneSchema>;
export type MechanicUse = SceneDoc['mechanics'][number];
export type LayerDef = SceneDoc['layers'][number];
export type TuningValue = z.infer<typeof tuningValue>;
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
